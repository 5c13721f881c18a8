import type { ChatDraft } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { findChat, type Participant } from '../messages/chat-access.ts';

/** A stored draft as the contract has it; null where none was ever stored. */
export const toDraft = ({ draft, draft_at }: StoredDraft): ChatDraft | null =>
  draft === null || draft_at === null ? null : { text: draft, written_at: draft_at.getTime() };

interface StoredDraft {
  draft: string | null;
  draft_at: Date | null;
}

/**
 * Stores a participant's unsent text, unless a later one is stored, and publishes it to their other devices. A time ahead of
 * `now` counts as now.
 */
export async function storeDraft(
  db: Db,
  participant: Participant,
  { chatId, draft, now }: { chatId: number; draft: ChatDraft; now: Date },
): Promise<void> {
  const { accountId } = participant;
  const at = new Date(Math.min(draft.written_at, now.getTime()));
  await db.transaction().execute(async (tx) => {
    await findChat(tx, participant, chatId);
    const { numAffectedRows } = await sql`
      insert into chat_settings (account_id, chat_id, draft, draft_at)
      values (${accountId}, ${chatId}, ${draft.text}, ${at})
      on conflict (account_id, chat_id) do update set draft = excluded.draft, draft_at = excluded.draft_at
      where chat_settings.draft_at is null or chat_settings.draft_at < excluded.draft_at`.execute(tx);
    if (numAffectedRows === 0n) return;
    await publish(tx, { kind: 'chat-draft', chat_id: chatId, account_id: accountId, audience: [accountId] });
  });
}

/** Without an access check. */
export async function findDraft(
  db: Db,
  { accountId, chatId }: { accountId: number; chatId: number },
): Promise<ChatDraft | null> {
  const row = await db
    .selectFrom('chat_settings')
    .select(['draft', 'draft_at'])
    .where('account_id', '=', accountId)
    .where('chat_id', '=', chatId)
    .executeTakeFirst();
  return row === undefined ? null : toDraft(row);
}
