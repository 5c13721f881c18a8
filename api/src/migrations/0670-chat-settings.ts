import { type Kysely, sql } from 'kysely';

/**
 * How an account has organised its chats: pinned, muted, not interested, deleted on its own side, and what it has not sent
 * yet. Without a reference to the chat: the other side's export of data would contain it otherwise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_settings (
      account_id bigint not null references accounts (id) on delete cascade,
      chat_id bigint not null,
      pinned_at timestamptz,
      muted_at timestamptz,
      not_interested_reason text,
      /* Messages up to this id are hidden from the account; 0 in a chat that had none. */
      deleted_up_to bigint,
      /* Value of deleted_up_to before the latest deletion, for its undo. */
      deleted_before bigint,
      draft text,
      draft_at timestamptz,
      primary key (account_id, chat_id)
    )`.execute(db);
  await sql`create index chat_settings_chat on chat_settings (chat_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table chat_settings`.execute(db);
}
