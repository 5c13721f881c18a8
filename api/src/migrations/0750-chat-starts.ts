import { type Kysely, sql } from 'kysely';

/**
 * Chats that begin without an application: about which job, by whom, and who ended them. The application that the person
 * sends later joins its chat. Versions from before list only chats with an application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chats alter column application_id drop not null`.execute(db);
  await sql`
    create table chat_starts (
      chat_id bigint primary key references chats (id) on delete cascade,
      account_id bigint not null references accounts (id) on delete cascade,
      job_id bigint not null references jobs (id) on delete cascade,
      started_by text not null check (started_by in ('jobseeker', 'recruiter')),
      started_at timestamptz not null,
      ended_by text check (ended_by in ('jobseeker', 'recruiter')),
      ended_at timestamptz,
      unique (account_id, job_id)
    )`.execute(db);
  await sql`create index chat_starts_job on chat_starts (job_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from chats where application_id is null`.execute(db);
  await sql`drop table chat_starts`.execute(db);
  await sql`alter table chats alter column application_id set not null`.execute(db);
}
