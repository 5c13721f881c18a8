import { type Kysely, sql } from 'kysely';

/** Video résumés, and their copies in applications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table video_resumes (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      /* These four are null while a cover is uploaded before its video. */
      filename text,
      file_key text,
      size integer,
      seconds real,
      cover_file_key text,
      created_at timestamptz not null,
      deleted_at timestamptz
    )`.execute(db);
  await sql`create index video_resumes_account on video_resumes (account_id)`.execute(db);
  await sql`create index video_resumes_file on video_resumes (file_key)`.execute(db);
  await sql`create index video_resumes_cover on video_resumes (cover_file_key)`.execute(db);
  await sql`
    alter table applications
      add column video_filename text,
      /* Shared with the video résumé while that exists; the last deleted row deletes the file. */
      add column video_file_key text,
      add column video_size integer,
      add column video_seconds real`.execute(db);
  await sql`
    create index applications_video on applications (video_file_key) where video_file_key is not null`.execute(
    db,
  );
  await sql`alter table application_openings drop constraint application_openings_part_check`.execute(db);
  await sql`
    alter table application_openings
      add constraint application_openings_part_check check (part in ('application', 'resume', 'video'))`.execute(
    db,
  );
  for (const [name, table, column] of triggers)
    await sql`
      create trigger ${sql.ref(name)} after delete on ${sql.table(table)}
      for each row execute function queue_removed_file(${sql.lit(column)})`.execute(db);
}

const triggers = [
  ['video_resumes_file', 'video_resumes', 'file_key'],
  ['video_resumes_cover_file', 'video_resumes', 'cover_file_key'],
  ['applications_video_file', 'applications', 'video_file_key'],
] as const;

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of triggers)
    await sql`drop trigger ${sql.ref(name)} on ${sql.table(table)}`.execute(db);
  await sql`update application_openings set part = 'resume' where part = 'video'`.execute(db);
  await sql`alter table application_openings drop constraint application_openings_part_check`.execute(db);
  await sql`
    alter table application_openings
      add constraint application_openings_part_check check (part in ('application', 'resume'))`.execute(db);
  await sql`
    alter table applications
      drop column video_filename, drop column video_file_key, drop column video_size,
      drop column video_seconds`.execute(db);
  await sql`drop table video_resumes`.execute(db);
}
