import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { type Conditions, inTitle, relevance } from './conditions.ts';

/** The number of jobs that are ordered by relevance; the rest follow by date. */
const maxRanked = 1_000;

/** Ranks a limited number of candidates: those with the words in their title, then the newest. */
export async function rankFirst(
  db: Db,
  conditions: Conditions,
  byDate: readonly number[],
): Promise<readonly number[]> {
  const { country } = conditions;
  const score = relevance(conditions);
  if (score === null) return byDate;
  const candidates = byDate.length <= maxRanked ? byDate : await titledFirst(db, conditions, byDate);
  const { rows } = await sql<{ job_id: number }>`
    select job_id from search_documents
    where country_key = ${country} and job_id = any(${candidates.slice(0, maxRanked)}::bigint[])
    order by ${score} desc, posted_at desc, job_id desc`.execute(db);
  const ranked = rows.map((row) => row.job_id);
  const isRanked = new Set(ranked);
  return [...ranked, ...candidates.filter((id) => !isRanked.has(id))];
}

async function titledFirst(
  db: Db,
  conditions: Conditions,
  byDate: readonly number[],
): Promise<readonly number[]> {
  const titled = inTitle(conditions);
  if (titled === null) return byDate;
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(job_id) as ids from search_documents where country_key = ${conditions.country} and ${titled}`.execute(
    db,
  );
  const isTitled = new Set(rows[0]?.ids);
  return [...byDate.filter((id) => isTitled.has(id)), ...byDate.filter((id) => !isTitled.has(id))];
}
