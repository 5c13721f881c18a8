import { type Kysely, sql } from 'kysely';

/** Soft deletion and default of résumés, and attachments of mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table resumes
      add column deleted_at timestamptz,
      add column is_default boolean not null default false`.execute(db);
  await sql`create index resumes_deleted on resumes (deleted_at) where deleted_at is not null`.execute(db);
  await sql`
    alter table mails
      add column reply_to text,
      /* The attachment as it was at the request; cleared with the mail's data. */
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
