import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Conditions } from '../conditions.ts';
import { type NearMeanings, relevance, titleCondition } from './conditions.ts';

/** The number of jobs that are ordered by relevance; the rest follow by date. */
const maxRanked = 1_000;

interface Meanings {
  findNear: () => Promise<NearMeanings>;
  titleIdOf: (jobId: number) => number;
}

/** Ranks a limited number of candidates: those with the words in their title, near titles, then the newest. */
export async function rankFirst(
  db: Db,
  conditions: Conditions,
  byDate: readonly number[],
  { findNear, titleIdOf }: Meanings,
): Promise<readonly number[]> {
  const { country } = conditions;
  if (relevance(conditions) === null) return byDate;
  const isTitled = byDate.length <= maxRanked ? null : await findTitled(db, conditions);
  const titled = byDate.filter((id) => isTitled?.has(id));
  const near: NearMeanings = titled.length < maxRanked ? await findNear() : new Map();
  const others = byDate.filter((id) => !isTitled?.has(id));
  const isNear = (id: number) => near.has(titleIdOf(id));
  const candidates = isTitled
    ? [...titled, ...others.filter(isNear), ...others.filter((id) => !isNear(id))]
    : byDate;
  const score = relevance(conditions, near);
  const { rows } = await sql<{ job_id: number }>`
    select job_id from search_documents
    where country_key = ${country} and job_id = any(${candidates.slice(0, maxRanked)}::bigint[])
    order by ${score} desc, posted_at desc, job_id desc`.execute(db);
  const ranked = rows.map((row) => row.job_id);
  const isRanked = new Set(ranked);
  return [...ranked, ...candidates.filter((id) => !isRanked.has(id))];
}

/** The jobs of the country with the words in their title; null if the search needs none. */
async function findTitled(db: Db, conditions: Conditions): Promise<ReadonlySet<number> | null> {
  const titled = titleCondition(conditions);
  if (titled === null) return null;
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(job_id) as ids from search_documents where country_key = ${conditions.country} and ${titled}`.execute(
    db,
  );
  return new Set(rows[0]?.ids);
}
