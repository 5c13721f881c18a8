import { type Kysely, sql } from 'kysely';

/** More profile fields, and progress of the onboarding. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts
      add column address text,
      add column nationality text,
      add column job_seeking_status_id integer,
      add column work_eligibility text[] not null default '{}',
      add column onboarded_method text,
      add column onboarded_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts
      drop column address, drop column nationality, drop column job_seeking_status_id,
      drop column work_eligibility, drop column onboarded_method, drop column onboarded_at`.execute(db);
}
