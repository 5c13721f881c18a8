import { type Kysely, sql } from 'kysely';

/** Texts of companies in further languages, their documents, and the verifications that were asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_texts (
      company_id bigint not null references companies (id) on delete cascade,
      /* Other than that of the company's own row. */
      language text not null,
      about_html text not null,
      culture_html text not null,
      primary key (company_id, language)
    )`.execute(db);
  await sql`
    create table company_proofs (
      id bigint generated always as identity primary key,
      company_id bigint not null references companies (id) on delete cascade,
      kind text not null check (kind in ('registration', 'website', 'address', 'other')),
      filename text not null,
      format text not null check (format in ('pdf', 'png', 'jpg')),
      size integer not null,
      file_key text not null,
      uploaded_at timestamptz not null
    )`.execute(db);
  await sql`create index company_proofs_company on company_proofs (company_id)`.execute(db);
  await sql`create index company_proofs_file on company_proofs (file_key)`.execute(db);
  await sql`
    create trigger company_proofs_file after delete on company_proofs
    for each row execute function queue_removed_file('file_key')`.execute(db);
  await sql`
    create table company_verifications (
      id bigint generated always as identity primary key,
      company_id bigint not null references companies (id) on delete cascade,
      state text not null check (state in ('pending', 'verified', 'refused', 'void')),
      reason text,
      requested_by bigint references accounts (id) on delete set null,
      requested_at timestamptz not null,
      decided_by bigint references accounts (id) on delete set null,
      decided_at timestamptz
    )`.execute(db);
  await sql`create index company_verifications_company on company_verifications (company_id, id)`.execute(db);
  await sql`create index company_verifications_by on company_verifications (requested_by)`.execute(db);
  await sql`create index company_verifications_decider on company_verifications (decided_by)`.execute(db);
  await sql`
    create unique index company_verifications_pending on company_verifications (company_id)
    where state = 'pending'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table company_verifications, company_proofs, company_texts`.execute(db);
}
