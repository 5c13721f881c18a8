import { type Kysely, sql } from 'kysely';

/** Interview invitations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table interviews (
      id bigint generated always as identity primary key,
      application_id bigint not null references applications (id) on delete cascade,
      recruiter_id bigint not null references accounts (id) on delete cascade,
      state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected', 'cancelled')),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      time_zone text not null,
      kind text not null check (kind in ('onsite', 'video', 'phone')),
      place text,
      link text,
      contact_name text,
      contact_phone text,
      note text,
      /* Alternative times that the candidate proposed, in Unix seconds. */
      proposed_times bigint[] not null default '{}',
      ended_by text check (ended_by in ('jobseeker', 'recruiter')),
      reason text check (reason in ('time_conflict', 'other_job', 'other')),
      invited_at timestamptz not null,
      updated_at timestamptz not null,
      version integer not null default 1
    )`.execute(db);
  await sql`create index interviews_application on interviews (application_id)`.execute(db);
  await sql`create index interviews_recruiter on interviews (recruiter_id, updated_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table interviews`.execute(db);
}
