import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { ChatSide } from '../messages/chat-access.ts';
import { checkOpen, findByKey, insertMessage } from '../messages/message-repository.ts';

export interface Opening {
  /** The account that writes, and its side. */
  writer: { accountId: number; side: ChatSide };
  personId: number;
  jobId: number;
  recruiterId: number;
  clientKey: string;
  text: string;
  /** Automatic greeting of a new chat, sent before the text. */
  greeting?: string | null;
  /** Of a new chat: the recruiter learns the name when the person answers or applies. */
  hidesName?: boolean;
  now: Date;
}

/** The newest chat of a person about a job, with or without an application. */
export const findChatAbout = (tx: Db, personId: number, jobId: number) =>
  tx
    .selectFrom('chats')
    .leftJoin('applications as a', 'a.id', 'chats.application_id')
    .leftJoin('chat_starts as s', 's.chat_id', 'chats.id')
    .selectAll('chats')
    .select(['s.ended_by'])
    .where('chats.jobseeker_id', '=', personId)
    .where((eb) => eb.or([eb('a.job_id', '=', jobId), eb('s.job_id', '=', jobId)]))
    .orderBy('chats.id', 'desc')
    .limit(1);

/**
 * Adds a message to the chat about a job, which is begun where there is none. Whoever ended the chat goes on with it so;
 * the other side cannot (42452). `checkNew` may refuse a new one. The caller holds the lock on the person's account.
 */
export async function openStartedChat(
  tx: Db,
  { writer, personId, jobId, recruiterId, clientKey, text, greeting = null, hidesName = false, now }: Opening,
  checkNew: () => Promise<void>,
): Promise<{ chatId: number; isNew: boolean }> {
  const message = { clientKey, content: { kind: 'text', text }, now } as const;
  const known = await findChatAbout(tx, personId, jobId).forUpdate('chats').executeTakeFirst();
  if (known === undefined) {
    await checkNew();
    const chat = await tx
      .insertInto('chats')
      .values({ jobseeker_id: personId, recruiter_id: recruiterId, updated_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    const start = { chat_id: chat.id, account_id: personId, job_id: jobId };
    await tx
      .insertInto('chat_starts')
      .values({ ...start, started_by: writer.side, started_at: now, hides_name: hidesName })
      .execute();
    if (greeting !== null)
      await insertMessage(tx, chat, writer, {
        ...{ clientKey: null, content: { kind: 'text', text: greeting }, automatic: 'greeting', now },
      });
    await insertMessage(tx, chat, writer, message);
    return { chatId: chat.id, isNew: true };
  }
  const { ended_by, ...chat } = known;
  if ((await findByKey(tx, chat.id, writer, clientKey)) !== undefined)
    return { chatId: chat.id, isNew: false };
  if (ended_by !== null && ended_by !== writer.side) throw new ApiError(errorCode.chatEnded);
  if (ended_by !== null)
    await tx
      .updateTable('chat_starts')
      .set({ ended_by: null, ended_at: null })
      .where('chat_id', '=', chat.id)
      .execute();
  await checkOpen(tx, chat);
  await insertMessage(tx, chat, writer, message);
  return { chatId: chat.id, isNew: false };
}
