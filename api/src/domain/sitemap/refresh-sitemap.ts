import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { idsOfPart } from '../../intake/add-sitemap-parts.ts';

/**
 * Changes are read again for this long, in hours. A transaction may commit long after the time that it writes: an import
 * takes hours.
 */
const overlapHours = 24;

/**
 * Adds the parts of the sitemap of jobs and companies that changed since the last refresh, and the time of their last
 * change. Its cost depends on the number of changes, not on the number of jobs. Idempotent.
 */
export async function refreshSitemap(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ since: Date | null }>`
    select least(max(modified_at), ${now}) - ${sql.lit(`${overlapHours} hours`)}::interval as since from sitemap_parts`.execute(
    db,
  );
  const since = rows[0]?.since ?? new Date(0);
  const jobs = sql`search_documents d join jobs j on j.id = d.job_id where j.updated_at > ${since}`;
  await add(
    db,
    sql`select 'jobs' as kind, d.country_key, j.id / ${sql.lit(idsOfPart)} as part, max(j.updated_at) from ${jobs} group by 2, 3`,
  );
  // A company comes in by its job, too.
  await add(
    db,
    sql`select 'companies', d.country_key, d.company_id / ${sql.lit(idsOfPart)}, max(j.updated_at) from ${jobs} group by 2, 3`,
  );
  await add(
    db,
    sql`
      select 'companies', d.country_key, c.id / ${sql.lit(idsOfPart)}, max(c.updated_at)
      from search_documents d join companies c on c.id = d.company_id where c.updated_at > ${since} group by 2, 3`,
  );
}

/** `found`: kind, country, part and time of the last change. */
async function add(db: Db, found: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into sitemap_parts as p (kind, country_key, part, modified_at) ${found}
    on conflict (kind, country_key, part) do update set modified_at = excluded.modified_at
      where p.modified_at < excluded.modified_at`.execute(db);
}
