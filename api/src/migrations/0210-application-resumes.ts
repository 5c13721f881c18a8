import { type Kysely, sql } from 'kysely';

/** Second and third résumé of an application; the first is a column of the application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_resumes (
      id bigint generated always as identity primary key,
      application_id bigint not null references applications (id) on delete cascade,
      number smallint not null check (number between 2 and 3),
      filename text not null,
      /* Shared with the résumé while that exists; the last deleted row deletes the file. */
      file_key text not null,
      format text not null check (format in ('pdf', 'doc', 'docx')),
      size integer not null,
      unique (application_id, number)
    )`.execute(db);
  await sql`create index application_resumes_file on application_resumes (file_key)`.execute(db);
  await sql`
    create trigger application_resumes_file after delete on application_resumes
    for each row execute function queue_removed_file('file_key')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table application_resumes`.execute(db);
}
