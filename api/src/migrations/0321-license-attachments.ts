import { type Kysely, sql } from 'kysely';

/** Attachments of licences and certificates, and their copies in applications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table license_attachments (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      filename text not null,
      format text not null check (format in ('pdf', 'png', 'jpg')),
      size integer not null,
      file_key text not null,
      created_at timestamptz not null,
      /* Since when no licence refers to it; a deleted licence can be restored meanwhile. */
      unused_since timestamptz
    )`.execute(db);
  await sql`create index license_attachments_account on license_attachments (account_id)`.execute(db);
  await sql`create index license_attachments_file on license_attachments (file_key)`.execute(db);
  await sql`
    create table application_attachments (
      application_id bigint not null references applications (id) on delete cascade,
      /* Id of the original, which the sent profile refers to; the original may be deleted. */
      attachment_id bigint not null,
      filename text not null,
      format text not null,
      file_key text not null,
      primary key (application_id, attachment_id)
    )`.execute(db);
  await sql`create index application_attachments_file on application_attachments (file_key)`.execute(db);
  for (const table of tables)
    await sql`
      create trigger ${sql.ref(`${table}_file`)} after delete on ${sql.table(table)}
      for each row execute function queue_removed_file('file_key')`.execute(db);
}

const tables = ['license_attachments', 'application_attachments'] as const;

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [...tables].reverse()) await sql`drop table ${sql.table(table)}`.execute(db);
}
