import { type Kysely, sql } from 'kysely';

const declineQueue = {
  policy: 'standard',
  retryLimit: 5,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 300,
  deleteAfterSeconds: 86_400,
};

/** Declines that can still be undone, the texts of companies for them, and who exported applicants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table planned_declines (
      application_id bigint primary key references applications (id) on delete cascade,
      decided_by bigint not null references accounts (id) on delete cascade,
      reason text not null,
      text text not null,
      was_accepted boolean not null,
      told_at timestamptz not null
    )`.execute(db);
  await sql`create index planned_declines_told on planned_declines (told_at)`.execute(db);
  await sql`create index planned_declines_by on planned_declines (decided_by)`.execute(db);
  await sql`
    create table company_decline_texts (
      company_id bigint not null references companies (id) on delete cascade,
      language text not null,
      text text not null,
      primary key (company_id, language)
    )`.execute(db);
  await sql`
    create table applicant_exports (
      id bigint generated always as identity primary key,
      company_id bigint not null references companies (id) on delete cascade,
      job_id bigint not null references jobs (id) on delete cascade,
      account_id bigint references accounts (id) on delete set null,
      at timestamptz not null,
      rows integer not null
    )`.execute(db);
  await sql`create index applicant_exports_company on applicant_exports (company_id, id)`.execute(db);
  await sql`create index applicant_exports_job on applicant_exports (job_id)`.execute(db);
  await sql`create index applicant_exports_account on applicant_exports (account_id)`.execute(db);
  await sql`select queue.create_queue('declines', ${JSON.stringify(declineQueue)}::text::jsonb)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`select queue.delete_queue('declines')`.execute(db);
  await sql`drop table applicant_exports, company_decline_texts, planned_declines`.execute(db);
}
