import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Conditions } from '../conditions.ts';
import { searchCondition } from './conditions.ts';

/** Counts the matches of several searches in one query. */
export async function countMatches(db: Db, searches: readonly Conditions[]): Promise<number[]> {
  if (searches.length === 0) return [];
  const counts = searches.map(
    (search) => sql`(select count(*) from search_documents where ${searchCondition(search)})`,
  );
  const { rows } = await sql<{
    counts: number[];
  }>`select array[${sql.join(counts)}]::int[] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}
