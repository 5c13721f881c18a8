import { type Kysely, sql } from 'kysely';

/** Reports of jobs, at most one per account and job; deleted with either. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_reports (
      id bigint generated always as identity primary key,
      job_id bigint not null references jobs (id) on delete cascade,
      account_id bigint not null references accounts (id) on delete cascade,
      reason_id bigint not null,
      category text not null check (category in ('spam', 'discrimination', 'broken')),
      details text not null default '',
      reported_at timestamptz not null default now(),
      unique (job_id, account_id)
    )`.execute(db);
  await sql`create index job_reports_account on job_reports (account_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table job_reports`.execute(db);
}
