import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { AcrossConditions } from '../across/across-conditions.ts';
import { remoteIds } from '../across/across-listings.ts';
import { markQueries, matchClauses } from './conditions.ts';

/** Answers for the same words of several searches among the same jobs, by their condition. */
export type AnswersByWords = Map<string, number[]>;

interface Among {
  jobIds: readonly number[];
  answers: AnswersByWords;
}

/** Jobs of all countries, or of those `among`, that hold the words, for the listing to choose from; null without words. */
export async function findMatchesAcross(
  db: Db,
  { parsed, list }: AcrossConditions,
  among: Among | null = null,
): Promise<number[] | null> {
  if (parsed.isUnanswerable) return [];
  if (matchClauses(parsed).length === 0) return null;
  const marks = list === 'remote' ? new Map([['work_arrangements' as const, remoteIds]]) : new Map();
  const holdsWords = sql.join(matchClauses(parsed, markQueries(marks)), sql` and `);
  const { sql: text, parameters } = sql`${holdsWords}`.compile(db);
  const key = JSON.stringify([text, parameters]);
  const known = among?.answers.get(key);
  if (known) return known;
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(job_id) as ids from search_documents
    where ${holdsWords} ${among === null ? sql`` : sql`and job_id = any(${[...among.jobIds]}::bigint[])`}`.execute(
    db,
  );
  const ids = rows[0]?.ids ?? [];
  among?.answers.set(key, ids);
  return ids;
}
