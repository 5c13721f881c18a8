import { isWritten, type Message, type MessageContent } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { recordActivity } from '../../session/record-activity.ts';
import { queueForMessage } from '../webhook-events/queue-webhooks.ts';
import { type Participant, participantsOf, type StoredChat } from './chat-access.ts';
import { toMessage } from './message-rows.ts';

export interface NewMessage {
  chatId: number;
  clientKey: string | null;
  content: MessageContent;
  /** Key of the file that the content describes. */
  fileKey?: string | undefined;
  /** Kind of an automatic message; at most one of each in a chat, and none counts as a reply. */
  automatic?: 'greeting' | 'resume' | undefined;
  now: Date;
}

/**
 * 42020 after a withdrawal of the application, 42452 after the end of a chat without one. Both wait for the lock on the
 * chat's row, so that no message follows them.
 */
export async function checkOpen(tx: Db, chat: StoredChat): Promise<void> {
  if (await isOpen(tx, chat)) return;
  throw new ApiError(chat.application_id === null ? errorCode.chatEnded : errorCode.chatClosed);
}

/** Whether neither the application of a chat was withdrawn nor a chat without one was ended. */
export async function isOpen(tx: Db, { id, application_id }: StoredChat): Promise<boolean> {
  if (application_id === null) {
    const start = await tx
      .selectFrom('chat_starts')
      .select('ended_at')
      .where('chat_id', '=', id)
      .executeTakeFirst();
    return start?.ended_at == null;
  }
  const { status } = await tx
    .selectFrom('applications')
    .select('status')
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow();
  return status !== 'withdrawn';
}

export const findByKey = async (tx: Db, chatId: number, { side }: Participant, key: string | null) =>
  key === null
    ? undefined
    : tx
        .selectFrom('messages')
        .selectAll()
        .where('chat_id', '=', chatId)
        .where('sender', '=', side)
        .where('client_key', '=', key)
        .executeTakeFirst();

/** A participant, or a side of which the account does not matter. */
type Sender = Pick<Participant, 'side'> & { accountId: number | null };

/** The caller must hold the lock on the chat's row. */
export async function insertMessage(
  tx: Db,
  chat: StoredChat,
  { accountId, side }: Sender,
  { clientKey, content, fileKey, automatic, now }: Omit<NewMessage, 'chatId'>,
): Promise<Message> {
  const row = await tx
    .insertInto('messages')
    .values({
      chat_id: chat.id,
      sender: side,
      sender_id: accountId,
      client_key: clientKey,
      ...toColumns(content),
      file_key: fileKey ?? null,
      automatic: automatic ?? null,
      sent_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (automatic !== undefined)
    await tx
      .insertInto('automatic_messages')
      .values({ chat_id: chat.id, kind: automatic, message_id: row.id })
      .execute();
  await tx
    .updateTable('chats')
    .set({ last_message_id: row.id, updated_at: now })
    .where('id', '=', chat.id)
    .execute();
  if (side === 'recruiter' && isWritten(content.kind)) await recordReply(tx, chat, now);
  if (side === 'jobseeker' && content.kind !== 'system')
    await queueForMessage(tx, { chat, messageId: row.id, now });
  await publish(tx, { kind: 'message', message_id: row.id, audience: await participantsOf(tx, chat) });
  return toMessage(row, chat);
}

const toColumns = (content: MessageContent) =>
  content.kind === 'resume'
    ? { kind: content.kind, state: content.state, text: content.text, ...content.resume }
    : content;

/** Records the recruiter's first message as a step of the application, and every one as activity of the recruiter. */
async function recordReply(tx: Db, chat: StoredChat, now: Date): Promise<void> {
  await recordActivity(tx, chat.recruiter_id, now);
  const { application_id } = chat;
  if (application_id === null) return;
  const earlier = await tx
    .selectFrom('application_steps')
    .select('id')
    .where('application_id', '=', application_id)
    .where('event', '=', 'replied')
    .executeTakeFirst();
  if (earlier !== undefined) return;
  await tx
    .insertInto('application_steps')
    .values({ application_id, at: now, actor: 'recruiter', event: 'replied' })
    .execute();
  await publish(tx, {
    kind: 'application',
    application_id,
    audience: [chat.jobseeker_id],
  });
}

export interface MessagePage {
  before?: number | undefined;
  after?: number | undefined;
  size: number;
  /** Messages up to this id are hidden. */
  deletedUpTo: number;
}

/** One page of a chat's messages, oldest first: the newest, those before an id, or those after one. */
export async function findMessages(
  db: Db,
  chat: StoredChat,
  { before, after, size, deletedUpTo }: MessagePage,
): Promise<{ messages: Message[]; has_earlier: boolean }> {
  const isForward = after !== undefined && before === undefined;
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('chat_id', '=', chat.id)
    .where('id', '>', deletedUpTo)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? 0))
    .orderBy('id', isForward ? 'asc' : 'desc')
    .limit(size)
    .execute();
  const messages = (isForward ? rows : rows.reverse()).map((row) => toMessage(row, chat));
  const first = messages[0]?.id ?? after ?? 0;
  return { messages, has_earlier: await hasEarlier(db, chat.id, first, deletedUpTo) };
}

async function hasEarlier(db: Db, chatId: number, messageId: number, deletedUpTo: number): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('chat_id', '=', chatId)
    .where('id', '<', messageId)
    .where('id', '>', deletedUpTo)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A message by its id, without an access check. */
export async function findMessage(db: Db, id: number): Promise<Message | null> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const chat = await db
    .selectFrom('chats')
    .selectAll()
    .where('id', '=', row.chat_id)
    .executeTakeFirstOrThrow();
  return toMessage(row, chat);
}
