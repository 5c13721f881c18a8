import { type Kysely, sql } from 'kysely';

/** A deleted résumé can be restored for a while, one is the default, and a mail may carry a file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table resumes
      add column deleted_at timestamptz,
      add column is_default boolean not null default false`.execute(db);
  await sql`create index resumes_deleted on resumes (deleted_at) where deleted_at is not null`.execute(db);
  await sql`
    alter table mails
      add column reply_to text,
      /* Of the moment when the mail was asked for; emptied with its data. */
      add column attachment bytea,
      add column attachment_name text,
      add column attachment_type text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      drop column reply_to, drop column attachment, drop column attachment_name, drop column attachment_type`.execute(
    db,
  );
  await sql`delete from resumes where deleted_at is not null`.execute(db);
  await sql`alter table resumes drop column deleted_at, drop column is_default`.execute(db);
}
