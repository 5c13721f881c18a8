import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import {
  type ChatSide,
  findChat,
  otherSide,
  type Participant,
  participantsOf,
  type StoredChat,
} from '../messages/chat-access.ts';

type Progress = 'delivered' | 'read';

/**
 * Advances the delivered or read pointer of `reader` to `upTo`, and publishes the receipt to both sides. Pointers are
 * monotonic: late or repeated reports are ignored.
 */
export async function advanceReceipt(
  db: Db,
  reader: Participant,
  chatId: number,
  upTo: number,
  progress: Progress,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const chat = await findChat(tx, reader, chatId, { lock: true });
    const reached = await newestFrom(tx, chat, otherSide(reader.side), upTo);
    if (reached === null || reached <= pointerOf(chat, reader.side, progress)) return;
    await movePointers(tx, chat, reader.side, reached, progress);
    await publish(tx, {
      kind: 'receipt',
      chat_id: chat.id,
      side: reader.side,
      up_to: reached,
      status: progress,
      audience: await participantsOf(tx, chat),
    });
  });
}

const pointerOf = (chat: StoredChat, side: ChatSide, progress: Progress): number =>
  chat[`${side}_${progress}`];

/** The newest message of `sender` up to `upTo`, so that a receipt never points past the last message. */
async function newestFrom(tx: Db, chat: StoredChat, sender: ChatSide, upTo: number): Promise<number | null> {
  const row = await tx
    .selectFrom('messages')
    .select('id')
    .where('chat_id', '=', chat.id)
    .where('sender', '=', sender)
    .where('id', '<=', upTo)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Reading a message also marks it as delivered. */
async function movePointers(tx: Db, chat: StoredChat, side: ChatSide, reached: number, progress: Progress) {
  const forward = (column: `${ChatSide}_${Progress}`) =>
    sql<number>`greatest(${sql.ref(column)}, ${reached})`;
  await tx
    .updateTable('chats')
    .set({
      [`${side}_delivered`]: forward(`${side}_delivered`),
      ...(progress === 'read' ? { [`${side}_read`]: forward(`${side}_read`) } : {}),
    })
    .where('id', '=', chat.id)
    .execute();
}
