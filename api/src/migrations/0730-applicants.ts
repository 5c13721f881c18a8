import { type Kysely, sql } from 'kysely';

/** What the team of a company keeps about its applicants, apart from what was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_stages (
      id bigint generated always as identity primary key,
      company_id bigint not null references companies (id) on delete cascade,
      position integer not null,
      name text not null,
      status text not null check (status in ('viewed', 'accepted'))
    )`.execute(db);
  await sql`create index company_stages_company on company_stages (company_id, position)`.execute(db);
  await sql`
    create table applicant_records (
      application_id bigint primary key references applications (id) on delete cascade,
      stage_id bigint references company_stages (id) on delete set null,
      tags text[] not null default '{}'
    )`.execute(db);
  await sql`create index applicant_records_stage on applicant_records (stage_id)`.execute(db);
  await sql`
    create table applicant_notes (
      id bigint generated always as identity primary key,
      application_id bigint not null references applications (id) on delete cascade,
      author_id bigint references accounts (id) on delete set null,
      text text not null,
      written_at timestamptz not null
    )`.execute(db);
  await sql`create index applicant_notes_application on applicant_notes (application_id, id)`.execute(db);
  await sql`create index applicant_notes_author on applicant_notes (author_id)`.execute(db);
  await sql`
    create table applicant_mentions (
      note_id bigint not null references applicant_notes (id) on delete cascade,
      account_id bigint not null references accounts (id) on delete cascade,
      read_at timestamptz,
      primary key (note_id, account_id)
    )`.execute(db);
  await sql`create index applicant_mentions_unread on applicant_mentions (account_id) where read_at is null`.execute(
    db,
  );
  await sql`create index applicant_mentions_account on applicant_mentions (account_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table applicant_mentions, applicant_notes, applicant_records, company_stages`.execute(db);
}
