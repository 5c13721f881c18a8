import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { AcrossConditions } from '../across/across-conditions.ts';
import { remoteIds } from '../across/across-listings.ts';
import { markQueries, matchClauses } from './conditions.ts';

/** Jobs of all countries, or of those `among`, that hold the words, for the listing to choose from; null without words. */
export async function findMatchesAcross(
  db: Db,
  { parsed, list }: AcrossConditions,
  among: readonly number[] | null = null,
): Promise<number[] | null> {
  if (parsed.isUnanswerable) return [];
  if (matchClauses(parsed).length === 0) return null;
  const marks = list === 'remote' ? new Map([['work_arrangements' as const, remoteIds]]) : new Map();
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(job_id) as ids from search_documents
    where ${sql.join(matchClauses(parsed, markQueries(marks)), sql` and `)}
      ${among === null ? sql`` : sql`and job_id = any(${[...among]}::bigint[])`}`.execute(db);
  return rows[0]?.ids ?? [];
}
