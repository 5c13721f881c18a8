import { type Kysely, sql } from 'kysely';

/** Links by which a former admin takes a company back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_undos (
      id bigint generated always as identity primary key,
      company_id bigint not null references companies (id) on delete cascade,
      /* Who was the admin. */
      account_id bigint not null references accounts (id) on delete cascade,
      token_hash bytea not null unique,
      /* The members before: rows of recruiters as JSON. */
      members jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index company_undos_company on company_undos (company_id)`.execute(db);
  await sql`create index company_undos_account on company_undos (account_id)`.execute(db);
  await sql`create index company_undos_expiry on company_undos (expires_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table company_undos`.execute(db);
}
