import { type Kysely, sql } from 'kysely';

/** Pictures and documents that are sent in chats. Recalled ones are kept for reports, as their texts are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      add column filename text, add column format text, add column size integer,
      add column width integer, add column height integer, add column file_key text`.execute(db);
  await sql`create index messages_file on messages (file_key) where file_key is not null`.execute(db);
  await sql`
    create trigger messages_file after delete on messages
    for each row execute function queue_removed_file('file_key')`.execute(db);
  await sql`
    alter table recalled_messages
      add column filename text, add column format text, add column file_key text`.execute(db);
  await sql`
    create index recalled_messages_file on recalled_messages (file_key) where file_key is not null`.execute(
    db,
  );
  await sql`
    create trigger recalled_messages_file after delete on recalled_messages
    for each row execute function queue_removed_file('file_key')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger recalled_messages_file on recalled_messages`.execute(db);
  await sql`
    alter table recalled_messages drop column filename, drop column format, drop column file_key`.execute(db);
  await sql`drop trigger messages_file on messages`.execute(db);
  await sql`
    alter table messages
      drop column filename, drop column format, drop column size,
      drop column width, drop column height, drop column file_key`.execute(db);
}
