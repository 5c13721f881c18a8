import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';

/** Fewer new rows than this do not change the query plans. */
const fewRows = 50;

/**
 * Runs ANALYZE after a bulk load. Autovacuum would do so a minute or more later. Until then the planner takes a
 * partition for nearly empty and scans all of it for every search.
 */
export async function refreshStatistics(tx: Db, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length < fewRows) return;
  const { rows } = await sql<{ part: string }>`
    select c.relname as part
    from search_documents d join pg_class c on c.oid = d.tableoid
    where d.job_id = any(${[...jobIds]}::bigint[])
    group by c.relname, c.reltuples
    having count(*) >= ${fewRows} and count(*) > greatest(c.reltuples, 0) / 2`.execute(tx);
  for (const { part } of rows) await sql`analyze ${sql.table(part)}`.execute(tx);
}
