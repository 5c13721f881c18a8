import type { Message } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { MessagesTable } from '../../database/tables/application-tables.ts';
import { publish } from '../../events/publish.ts';
import { otherSide, type Participant, participantsOf, type StoredChat } from '../messages/chat-access.ts';
import { toMessage } from '../messages/message-rows.ts';
import { ownKinds } from '../messages/silent-kinds.ts';

/** Kinds of messages by which one side asks the other for something. */
type ExchangeKind = 'mobile' | 'resume';
type StoredMessage = Selectable<MessagesTable>;

/** A message by which one side asks. */
export interface ExchangeRequest {
  chatId: number;
  clientKey: string;
  now: Date;
}

/** The newest request or exchange of a chat. */
export const findExchange = (
  tx: Db,
  chat: StoredChat,
  kind: ExchangeKind,
): Promise<StoredMessage | undefined> =>
  tx
    .selectFrom('messages')
    .selectAll()
    .where('chat_id', '=', chat.id)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The other side's request, or the person's own résumé that was sent by itself; not found for any other message. */
export async function findRequest(
  tx: Db,
  chat: StoredChat,
  { answerer, kind, messageId }: { answerer: Participant; kind: ExchangeKind; messageId: number },
): Promise<StoredMessage> {
  const row = await tx
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', messageId)
    .where('chat_id', '=', chat.id)
    .where('kind', '=', kind)
    .where((eb) => eb.or([eb('sender', '=', otherSide(answerer.side)), eb('automatic', '=', 'resume')]))
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row;
}

/** Throws `code` until both sides have sent a message that is not automatic. */
export async function checkBothWrote(tx: Db, chat: StoredChat, code: number): Promise<void> {
  const rows = await tx
    .selectFrom('messages')
    .select('sender')
    .distinct()
    .where('chat_id', '=', chat.id)
    .where('kind', 'in', ownKinds)
    .where('automatic', 'is', null)
    .execute();
  if (rows.length < 2) throw new ApiError(code);
}

/** Stores the answer to a request in its message, and tells both sides. */
export async function storeAnswer(
  tx: Db,
  chat: StoredChat,
  row: StoredMessage,
  changes: Updateable<MessagesTable>,
): Promise<Message> {
  const answered = await tx
    .updateTable('messages')
    .set(changes)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publish(tx, { kind: 'message', message_id: row.id, audience: await participantsOf(tx, chat) });
  return toMessage(answered, chat);
}
