import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';

/** Ids of one part. A file of a sitemap may name 50,000 pages at most. */
export const idsOfPart = 10_000;

/**
 * Adds the parts of the sitemap that stored jobs and their companies are the first of. Known parts are left alone, so that
 * no import waits for another one's transaction; their time of change is kept up by the recurring job `sitemap`.
 */
export async function addSitemapParts(tx: Db, jobIds: readonly number[], now: Date): Promise<void> {
  if (jobIds.length === 0) return;
  const stored = sql`search_documents where job_id = any(${[...jobIds]}::bigint[])`;
  await sql`
    insert into sitemap_parts (kind, country_key, part, modified_at)
    select 'jobs', country_key, job_id / ${sql.lit(idsOfPart)}, ${now}::timestamptz from ${stored} group by 2, 3
    union all
    select 'companies', country_key, company_id / ${sql.lit(idsOfPart)}, ${now}::timestamptz from ${stored} group by 2, 3
    order by 1, 2, 3
    on conflict do nothing`.execute(tx);
}
