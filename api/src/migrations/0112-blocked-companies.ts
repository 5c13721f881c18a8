import { type Kysely, sql } from 'kysely';

/** Companies that a person has blocked; each is hidden from the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blocked_companies (
      account_id bigint not null references accounts (id) on delete cascade,
      company_id bigint not null references companies (id) on delete cascade,
      blocked_at timestamptz not null,
      primary key (account_id, company_id)
    )`.execute(db);
  await sql`create index blocked_companies_company on blocked_companies (company_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table blocked_companies`.execute(db);
}
