import { type Kysely, sql } from 'kysely';

/** Drafts of jobs that employers write, and what they changed of posted ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_drafts (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      company_id bigint not null references companies (id) on delete cascade,
      form jsonb not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index job_drafts_account on job_drafts (account_id)`.execute(db);
  await sql`create index job_drafts_company on job_drafts (company_id)`.execute(db);
  await sql`
    create table job_changes (
      job_id bigint not null references jobs (id) on delete cascade,
      part text not null,
      changed_at timestamptz not null,
      primary key (job_id, part)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table job_changes, job_drafts`.execute(db);
}
