import { type Kysely, sql } from 'kysely';

/**
 * More search filters: language, application method, Web3, and the company's industry. Existing documents
 * get the columns, and the marks of the filters among their terms.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_documents
      add column language text not null default 'en',
      add column is_external boolean not null default false,
      add column is_web3 boolean not null default false,
      add column industry_id bigint`.execute(db);
  const languages = tags.map((tag, index) => sql`(${sql.lit(tag)}, ${sql.lit(String(index + 1))})`);
  await sql`
    update search_documents d
    set language = j.language, is_external = j.apply_mode = 'external', is_web3 = j.is_web3,
      industry_id = c.industry_id,
      terms = d.terms || array_to_tsvector(array_remove(array[
        '=i' || c.industry_id, '=g' || l.id, case when j.apply_mode = 'external' then '=p2' else '=p1' end
      ], null))
    from jobs j join companies c on c.id = j.company_id
      left join (values ${sql.join(languages)}) l (tag, id) on l.tag = j.language
    where j.id = d.job_id`.execute(db);
}

/** The languages when this migration was written, in the order of their ids. */
const tags = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'es', 'pt', 'ms', 'id', 'tr', 'ar'];

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_documents
      drop column language, drop column is_external, drop column is_web3, drop column industry_id`.execute(
    db,
  );
}
