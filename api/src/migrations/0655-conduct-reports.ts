import { type Kysely, sql } from 'kysely';

/** Reports of chats, recruiters, interviews and candidates with a copy of the evidence, and the decisions on them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conduct_report_decisions (
      id bigint generated always as identity primary key,
      outcome text not null check (outcome in ('kept', 'warned', 'suspended')),
      note text not null,
      decided_by bigint references accounts (id) on delete set null,
      decided_at timestamptz not null
    )`.execute(db);
  await sql`create index conduct_report_decisions_by on conduct_report_decisions (decided_by)`.execute(db);
  await sql`
    create table conduct_reports (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      kind text not null check (kind in ('chat', 'recruiter', 'interview', 'talent')),
      subject_id bigint not null,
      accused_id bigint references accounts (id) on delete set null,
      reason_id bigint not null,
      details text not null,
      evidence jsonb not null,
      reported_at timestamptz not null,
      decision_id bigint references conduct_report_decisions (id) on delete set null,
      unique (account_id, kind, subject_id)
    )`.execute(db);
  await sql`create index conduct_reports_accused on conduct_reports (accused_id)`.execute(db);
  await sql`create index conduct_reports_decision on conduct_reports (decision_id)`.execute(db);
  await sql`
    create index conduct_reports_undecided on conduct_reports (reported_at) where decision_id is null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table conduct_reports`.execute(db);
  await sql`drop table conduct_report_decisions`.execute(db);
}
