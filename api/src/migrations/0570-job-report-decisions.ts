import { type Kysely, sql } from 'kysely';

/** Decisions on the reports of jobs, and the jobs that one of them removed, which are not opened again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_report_decisions (
      id bigint generated always as identity primary key,
      job_id bigint not null references jobs (id) on delete cascade,
      outcome text not null check (outcome in ('kept', 'closed', 'company_told')),
      note text not null default '',
      reports integer not null,
      decided_by bigint references accounts (id) on delete set null,
      decided_at timestamptz not null
    )`.execute(db);
  await sql`create index job_report_decisions_job on job_report_decisions (job_id)`.execute(db);
  await sql`create index job_report_decisions_decided_by on job_report_decisions (decided_by)`.execute(db);
  await sql`
    alter table job_reports add column decision_id bigint
      references job_report_decisions (id) on delete set null`.execute(db);
  await sql`create index job_reports_decision on job_reports (decision_id)`.execute(db);
  await sql`create index job_reports_undecided on job_reports (job_id) where decision_id is null`.execute(db);
  await sql`alter table jobs add column removed_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs drop column removed_at`.execute(db);
  await sql`alter table job_reports drop column decision_id`.execute(db);
  await sql`drop table job_report_decisions`.execute(db);
}
