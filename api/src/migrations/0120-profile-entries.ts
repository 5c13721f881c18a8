import { type Kysely, sql } from 'kysely';

/** Repeatable entries of a profile: work experience, education, skills and others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_entries (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      kind text not null check (kind in (
        'work_experience', 'education', 'skill', 'language', 'website', 'license_certification', 'job_preference')),
      /* Content by the contract of its kind; always read completely, for one account. */
      content jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index profile_entries_account on profile_entries (account_id, kind, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table profile_entries`.execute(db);
}
