import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import type { Conditions } from '../conditions.ts';
import { searchCondition } from './conditions.ts';

/** Whether a job matches each of the searches; false for a job that does not exist. */
export async function matchesOfJob(
  db: Db,
  jobId: number,
  searches: readonly Conditions[],
): Promise<boolean[]> {
  const row = await db
    .selectFrom('search_documents')
    .select(searches.map((search, index) => searchCondition(search).as(`matches_${index}`)))
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  const matches: Readonly<Record<string, unknown>> = row ?? {};
  return searches.map((_, index) => matches[`matches_${index}`] === true);
}

export async function titlesOfJobs(db: Db, jobIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('id', '=', anyIdOf(jobIds))
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
