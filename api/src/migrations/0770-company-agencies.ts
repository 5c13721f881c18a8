import { type Kysely, sql } from 'kysely';

/** Agencies that act for a company, by its admin's consent. The recruiter stands for the agency in the company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_agencies (
      company_id bigint not null references companies (id) on delete cascade,
      agency_id bigint not null references companies (id) on delete cascade,
      recruiter_id bigint not null references accounts (id) on delete cascade,
      consented_by bigint references accounts (id) on delete set null,
      consented_at timestamptz not null,
      primary key (company_id, agency_id),
      check (company_id <> agency_id)
    )`.execute(db);
  await sql`create index company_agencies_agency on company_agencies (agency_id)`.execute(db);
  await sql`create index company_agencies_recruiter on company_agencies (recruiter_id)`.execute(db);
  await sql`create index company_agencies_consent on company_agencies (consented_by)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table company_agencies`.execute(db);
}
