import { type Kysely, sql } from 'kysely';

/**
 * Texts of recalled messages, as evidence for reports. In a table of the writer's without a reference to the message: the
 * other side's export of data would contain it otherwise. Previous versions show the text that the message has since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recalled_messages (
      message_id bigint primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      text text not null,
      recalled_at timestamptz not null
    )`.execute(db);
  await sql`create index recalled_messages_account on recalled_messages (account_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table recalled_messages`.execute(db);
}
