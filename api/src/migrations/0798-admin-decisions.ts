import { type Kysely, sql } from 'kysely';

/** The log of what admins decided, of all queues, filled from the decisions so far; and answers to feedback. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin_decisions (
      id bigint generated always as identity primary key,
      queue text not null,
      subject_id bigint not null,
      label text not null,
      outcome text not null,
      reason text not null,
      decided_by bigint references accounts (id) on delete set null,
      decided_at timestamptz not null
    )`.execute(db);
  await sql`create index admin_decisions_queue on admin_decisions (queue, id)`.execute(db);
  await sql`create index admin_decisions_subject on admin_decisions (queue, subject_id, id)`.execute(db);
  await sql`create index admin_decisions_by on admin_decisions (decided_by)`.execute(db);
  await sql`
    insert into admin_decisions (queue, subject_id, label, outcome, reason, decided_by, decided_at)
      select 'job-reports', d.job_id, j.title, d.outcome, d.note, d.decided_by, d.decided_at
        from job_report_decisions d join jobs j on j.id = d.job_id
      union all select 'conduct-reports', r.id, '', d.outcome, d.note, d.decided_by, d.decided_at
        from conduct_report_decisions d join conduct_reports r on r.decision_id = d.id
      union all select 'company-verifications', v.id, c.name, v.state, coalesce(v.reason, ''), v.decided_by, v.decided_at
        from company_verifications v join companies c on c.id = v.company_id where v.decided_at is not null
      union all select 'suspensions', account_id, '', 'suspended', reason, suspended_by, suspended_at from suspensions
      union all select 'suspensions', account_id, '', 'lifted', '', lifted_by, lifted_at
        from suspensions where lifted_at is not null
      union all select 'invitations', invitation_id, '', outcome, reason, decided_by, decided_at from invitation_decisions
      union all select 'withdrawals', withdrawal_id, '', state, coalesce(reason, ''), decided_by, decided_at
        from withdrawal_decisions
      order by 7`.execute(db);
  await sql`
    create table feedback_answers (
      id bigint generated always as identity primary key,
      feedback_id bigint not null references feedback (id) on delete cascade,
      text text not null,
      answered_by bigint references accounts (id) on delete set null,
      answered_at timestamptz not null
    )`.execute(db);
  await sql`create index feedback_answers_feedback on feedback_answers (feedback_id, id)`.execute(db);
  await sql`create index feedback_answers_by on feedback_answers (answered_by)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table feedback_answers, admin_decisions`.execute(db);
}
