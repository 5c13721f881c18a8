import { type Kysely, sql } from 'kysely';

/** Notifications that were already mailed; existing events count as mailed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chats add column mailed_message_id bigint`.execute(db);
  await sql`update chats set mailed_message_id = last_message_id`.execute(db);
  await sql`alter table applications add column mailed_status text`.execute(db);
  await sql`update applications set mailed_status = status`.execute(db);
  await sql`
    create index applications_unmailed on applications (updated_at)
      where status in ('accepted', 'declined') and mailed_status is distinct from status`.execute(db);
  await sql`create index chats_unmailed on chats (updated_at)
      where last_message_id > greatest(jobseeker_read, coalesce(mailed_message_id, 0))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index applications_unmailed, chats_unmailed`.execute(db);
  await sql`alter table applications drop column mailed_status`.execute(db);
  await sql`alter table chats drop column mailed_message_id`.execute(db);
}
