import { type Kysely, sql } from 'kysely';

/**
 * Saved jobs, applications, their history, and their chats. Job ids have no foreign key, because an application outlives
 * the job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_jobs (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      job_id bigint not null,
      saved_at timestamptz not null default now(),
      unique (account_id, job_id)
    )`.execute(db);
  await sql`
    create table applications (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      job_id bigint not null,
      recruiter_id bigint references accounts (id) on delete set null,
      status text not null default 'pending'
        check (status in ('pending', 'viewed', 'accepted', 'declined', 'withdrawn')),
      exchange_status text not null default 'none' check (exchange_status in ('none', 'requested', 'exchanged')),
      first_message text not null,
      screening_answers jsonb not null default '[]',
      /* Kept after the file is deleted. */
      resume_id bigint,
      resume_filename text,
      source text not null,
      applied_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (account_id, job_id)
    )`.execute(db);
  await sql`create index applications_job on applications (job_id)`.execute(db);
  await sql`create index applications_recruiter on applications (recruiter_id, status, applied_at)`.execute(
    db,
  );
  await sql`
    create table application_steps (
      id bigint generated always as identity primary key,
      application_id bigint not null references applications (id) on delete cascade,
      at timestamptz not null default now(),
      actor text not null check (actor in ('jobseeker', 'recruiter', 'system')),
      event text not null
    )`.execute(db);
  await sql`create index application_steps_application on application_steps (application_id, id)`.execute(db);
  await sql`
    create table chats (
      id bigint generated always as identity primary key,
      application_id bigint not null unique references applications (id) on delete cascade,
      jobseeker_id bigint not null references accounts (id) on delete cascade,
      recruiter_id bigint not null references accounts (id) on delete cascade,
      last_message_id bigint,
      /* The newest message of the other side that was delivered to this side, and that this side read. */
      jobseeker_delivered bigint not null default 0,
      jobseeker_read bigint not null default 0,
      recruiter_delivered bigint not null default 0,
      recruiter_read bigint not null default 0,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index chats_jobseeker on chats (jobseeker_id, updated_at)`.execute(db);
  await sql`create index chats_recruiter on chats (recruiter_id, updated_at)`.execute(db);
  await sql`
    create table messages (
      id bigint generated always as identity primary key,
      chat_id bigint not null references chats (id) on delete cascade,
      sender text not null check (sender in ('jobseeker', 'recruiter')),
      sender_id bigint references accounts (id) on delete set null,
      client_key text,
      text text not null,
      sent_at timestamptz not null default now(),
      unique (chat_id, sender, client_key)
    )`.execute(db);
  await sql`create index messages_chat on messages (chat_id, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table messages, chats, application_steps, applications, saved_jobs`.execute(db);
}
