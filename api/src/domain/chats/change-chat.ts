import type { ChatChanges } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { findChat, type Participant, type StoredChat } from '../messages/chat-access.ts';

/**
 * Changes how a participant has organised a chat, and publishes that to their devices alone. Idempotent. The messages stay
 * where they are: for the other side and as evidence for reports.
 */
export async function changeChat(
  db: Db,
  participant: Participant,
  { chatId, changes, now }: { chatId: number; changes: ChatChanges; now: Date },
): Promise<void> {
  const { accountId } = participant;
  await db.transaction().execute(async (tx) => {
    // With the lock, a deletion hides no message that arrives meanwhile.
    const chat = await findChat(tx, participant, chatId, { lock: true });
    await tx
      .insertInto('chat_settings')
      .values({ account_id: accountId, chat_id: chatId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .updateTable('chat_settings')
      .set({ account_id: accountId, ...toColumns(changes, chat, now) })
      .where('account_id', '=', accountId)
      .where('chat_id', '=', chatId)
      .execute();
    await publish(tx, { kind: 'chat', chat_id: chatId, audience: [accountId] });
  });
}

function toColumns(
  { is_pinned, is_muted, not_interested_reason: reason, is_deleted }: ChatChanges,
  chat: StoredChat,
  now: Date,
) {
  return {
    ...(is_pinned !== undefined && { pinned_at: is_pinned ? now : null }),
    ...(is_muted !== undefined && { muted_at: is_muted ? now : null }),
    ...(reason !== undefined && { not_interested_reason: reason }),
    ...(is_deleted === true && deletion(chat.last_message_id ?? 0)),
    ...(is_deleted === false && { deleted_up_to: sql<number | null>`deleted_before` }),
  };
}

/** A repeated deletion keeps what the undo of the first one restores. */
const deletion = (upTo: number) => ({
  deleted_before: sql<
    number | null
  >`case when deleted_up_to = ${upTo} then deleted_before else deleted_up_to end`,
  deleted_up_to: upTo,
});

/** Messages up to this id are hidden from the participant. */
export async function findDeletedUpTo(db: Db, { accountId }: Participant, chatId: number): Promise<number> {
  const row = await db
    .selectFrom('chat_settings')
    .select('deleted_up_to')
    .where('account_id', '=', accountId)
    .where('chat_id', '=', chatId)
    .executeTakeFirst();
  return row?.deleted_up_to ?? 0;
}
