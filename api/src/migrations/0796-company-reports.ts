import { type Kysely, sql } from 'kysely';

/** Reports of companies, at most one per account and company, with a copy of the page; and the decisions on them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_report_decisions (
      id bigint generated always as identity primary key,
      company_id bigint not null references companies (id) on delete cascade,
      outcome text not null check (outcome in ('kept', 'closed', 'company_told')),
      note text not null,
      reports integer not null,
      decided_by bigint references accounts (id) on delete set null,
      decided_at timestamptz not null
    )`.execute(db);
  await sql`create index company_report_decisions_company on company_report_decisions (company_id)`.execute(
    db,
  );
  await sql`create index company_report_decisions_by on company_report_decisions (decided_by)`.execute(db);
  await sql`
    create table company_reports (
      id bigint generated always as identity primary key,
      company_id bigint not null references companies (id) on delete cascade,
      account_id bigint not null references accounts (id) on delete cascade,
      reason_id bigint not null,
      details text not null,
      evidence jsonb not null,
      reported_at timestamptz not null,
      decision_id bigint references company_report_decisions (id) on delete set null,
      unique (company_id, account_id)
    )`.execute(db);
  await sql`create index company_reports_account on company_reports (account_id)`.execute(db);
  await sql`create index company_reports_decision on company_reports (decision_id)`.execute(db);
  await sql`
    create index company_reports_undecided on company_reports (company_id) where decision_id is null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table company_reports`.execute(db);
  await sql`drop table company_report_decisions`.execute(db);
}
