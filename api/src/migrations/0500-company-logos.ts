import { type Kysely, sql } from 'kysely';

/** Company logos, a few KB each. `key` is a digest of the picture, so that its URL changes with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_logos (
      company_id integer primary key references companies (id) on delete cascade,
      key text not null,
      png bytea not null,
      updated_at timestamptz not null default now())`.execute(db);
  await sql`create index company_logos_key on company_logos (key)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update companies set logo_url = null where logo_url like '/api/company/logos/%'`.execute(db);
  await sql`drop table company_logos`.execute(db);
}
