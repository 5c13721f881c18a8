import { type Kysely, sql } from 'kysely';

/**
 * An application keeps what was sent with it, and the person's permission to read it; each reading is recorded. A
 * withdrawn application no longer stands in the way of another one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Existing applications share nothing but the message: applicants were not told of more.
  await sql`
    alter table applications
      add column resume_file_key text,
      add column resume_format text check (resume_format in ('pdf', 'doc', 'docx')),
      add column resume_size integer,
      add column profile jsonb,
      add column is_shared boolean not null default false,
      drop constraint applications_account_id_job_id_key`.execute(db);
  await sql`
    update applications
    set resume_file_key = file_key, resume_format = format, resume_size = size
    from resumes
    where resumes.id = applications.resume_id and resumes.account_id = applications.account_id`.execute(db);
  await sql`
    create unique index applications_standing on applications (account_id, job_id)
    where status <> 'withdrawn'`.execute(db);
  await sql`create index applications_account on applications (account_id, job_id, id)`.execute(db);
  await sql`
    create index applications_file on applications (resume_file_key) where resume_file_key is not null`.execute(
    db,
  );
  await sql`
    create table application_openings (
      id bigint generated always as identity primary key,
      application_id bigint not null references applications (id) on delete cascade,
      reader_id bigint references accounts (id) on delete set null,
      /* Reader's name at that time, kept after the account is deleted. */
      reader_name text not null,
      part text not null check (part in ('application', 'resume')),
      at timestamptz not null
    )`.execute(db);
  await sql`create index application_openings_application on application_openings (application_id, id)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table application_openings`.execute(db);
  await sql`drop index applications_standing, applications_account, applications_file`.execute(db);
  await sql`
    delete from applications a using applications b
    where a.account_id = b.account_id and a.job_id = b.job_id and a.id < b.id`.execute(db);
  await sql`
    alter table applications
      drop column resume_file_key, drop column resume_format, drop column resume_size,
      drop column profile, drop column is_shared,
      add constraint applications_account_id_job_id_key unique (account_id, job_id)`.execute(db);
}
