import { isWritten, type Message, type MessageContent } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { publish, publishing } from '../../events/publish.ts';
import { recordActivity, startOfPart } from '../../session/record-activity.ts';
import { queueForMessage } from '../webhook-events/queue-webhooks.ts';
import type { Participant, StoredChat } from './chat-access.ts';
import { toMessage } from './message-rows.ts';
import { findSendingState, type SendingState } from './sending-state.ts';

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
  throw closedChat(chat);
}

export const closedChat = ({ application_id }: StoredChat) =>
  new ApiError(application_id === null ? errorCode.chatEnded : errorCode.chatClosed);

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

/**
 * Stores a message as the last of its chat and publishes it, in one statement. The caller must hold the lock on the chat's
 * row, and may have read the state of sending after it.
 */
export async function insertMessage(
  tx: Db,
  chat: StoredChat,
  { accountId, side }: Sender,
  { clientKey, content, fileKey, automatic, now }: Omit<NewMessage, 'chatId'>,
  known?: SendingState,
): Promise<Message> {
  const state = known ?? (await findSendingState(tx, chat, { side }));
  const audience = JSON.stringify([chat.jobseeker_id, ...state.recruiters]);
  const row = await tx
    .with('stored', (query) =>
      query
        .insertInto('messages')
        .values({
          ...{ chat_id: chat.id, sender: side, sender_id: accountId, client_key: clientKey, sent_at: now },
          ...toColumns(content),
          ...{ file_key: fileKey ?? null, automatic: automatic ?? null },
        })
        .returningAll(),
    )
    .with('moved', (query) =>
      query
        .updateTable('chats')
        .from('stored')
        .whereRef('chats.id', '=', 'stored.chat_id')
        .set((eb) => ({ last_message_id: eb.ref('stored.id'), updated_at: now })),
    )
    .selectFrom('stored')
    .selectAll()
    .select(
      publishing(
        tx,
        sql`json_build_object('kind', 'message', 'message_id', stored.id, 'audience', ${audience}::json)`,
      ).as('notified'),
    )
    .executeTakeFirstOrThrow();
  if (automatic !== undefined)
    await tx
      .insertInto('automatic_messages')
      .values({ chat_id: chat.id, kind: automatic, message_id: row.id })
      .execute();
  if (side === 'recruiter' && isWritten(content.kind)) await recordReply(tx, chat, state, now);
  if (side === 'jobseeker' && content.kind !== 'system' && state.has_webhooks)
    await queueForMessage(tx, { chat, messageId: row.id, now });
  return toMessage(row, chat);
}

const toColumns = (content: MessageContent) =>
  content.kind === 'resume'
    ? { kind: content.kind, state: content.state, text: content.text, ...content.resume }
    : content;

/** How exact a recruiter's activity is recorded: one write for the messages of a minute. */
const activityMs = 60_000;

/** Records the recruiter's first message as a step of the application, and activity of the recruiter. */
async function recordReply(
  tx: Db,
  { application_id, jobseeker_id, recruiter_id }: StoredChat,
  { recruiter_active_at: last, has_replied }: SendingState,
  now: Date,
): Promise<void> {
  const known = Math.max(now.getTime() - activityMs, startOfPart(now).getTime());
  if (last === null || last.getTime() < known) await recordActivity(tx, recruiter_id, now);
  if (application_id === null || has_replied) return;
  await tx
    .insertInto('application_steps')
    .values({ application_id, at: now, actor: 'recruiter', event: 'replied' })
    .execute();
  await publish(tx, {
    kind: 'application',
    application_id,
    audience: [jobseeker_id],
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

/** Messages by their ids, without an access check. */
export async function findMessagesById(db: Db, ids: readonly number[]): Promise<Map<number, Message>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .selectAll('messages')
    .select(['jobseeker_delivered', 'jobseeker_read', 'recruiter_delivered', 'recruiter_read'])
    .where('messages.id', '=', anyIdOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, toMessage(row, row)]));
}
