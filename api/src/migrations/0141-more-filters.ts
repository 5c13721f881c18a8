import { type Kysely, sql } from 'kysely';

/** What more a search filters by: language and way of applying, Web3, and the company's industry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_documents
      add column language text not null default 'en',
      add column is_external boolean not null default false,
      add column is_web3 boolean not null default false,
      add column industry_id bigint`.execute(db);
  await sql`
    update search_documents d
    set language = j.language, is_external = j.apply_mode = 'external', is_web3 = j.is_web3,
      industry_id = c.industry_id
    from jobs j join companies c on c.id = j.company_id where j.id = d.job_id`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_documents
      drop column language, drop column is_external, drop column is_web3, drop column industry_id`.execute(
    db,
  );
}
