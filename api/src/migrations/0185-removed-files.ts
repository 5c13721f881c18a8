import { type Kysely, sql } from 'kysely';

/**
 * Files of deleted rows, filled by triggers, because cascading deletes of an account
 * do not delete files.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table removed_files (
      file_key text primary key,
      removed_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create function queue_removed_file() returns trigger language plpgsql as $$
    declare
      /* The trigger's argument is the column with the file's key. */
      key text := to_jsonb(old) ->> tg_argv[0];
    begin
      if key is not null then
        insert into removed_files (file_key) values (key) on conflict do nothing;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger avatars_file after delete on avatars
    for each row execute function queue_removed_file('file_key')`.execute(db);
  await sql`
    create trigger resumes_file after delete on resumes
    for each row execute function queue_removed_file('file_key')`.execute(db);
  await sql`
    create trigger applications_resume_file after delete on applications
    for each row execute function queue_removed_file('resume_file_key')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger avatars_file on avatars`.execute(db);
  await sql`drop trigger resumes_file on resumes`.execute(db);
  await sql`drop trigger applications_resume_file on applications`.execute(db);
  await sql`drop function queue_removed_file()`.execute(db);
  await sql`drop table removed_files`.execute(db);
}
