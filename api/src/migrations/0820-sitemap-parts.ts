import { type Kysely, sql } from 'kysely';

const sitemapQueue = {
  policy: 'standard',
  retryLimit: 0,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 86_400,
};

/** Parts of the sitemap with the time of their last change, kept by the recurring job `sitemap`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sitemap_parts (
      kind text not null,
      country_key text not null,
      part bigint not null,
      modified_at timestamptz not null,
      primary key (kind, country_key, part)
    )`.execute(db);
  await sql`
    insert into sitemap_parts (kind, country_key, part, modified_at)
    select 'jobs', d.country_key, j.id / 10000, max(j.updated_at)
    from search_documents d join jobs j on j.id = d.job_id group by 2, 3
    union all
    select 'companies', d.country_key, c.id / 10000, max(greatest(c.updated_at, j.updated_at))
    from search_documents d join jobs j on j.id = d.job_id join companies c on c.id = d.company_id group by 2, 3`.execute(
    db,
  );
  await sql`create index jobs_updated on jobs (updated_at)`.execute(db);
  await sql`create index companies_updated on companies (updated_at)`.execute(db);
  await sql`select queue.create_queue('sitemap', ${JSON.stringify(sitemapQueue)}::text::jsonb)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`select queue.delete_queue('sitemap')`.execute(db);
  await sql`drop index jobs_updated, companies_updated`.execute(db);
  await sql`drop table sitemap_parts`.execute(db);
}
