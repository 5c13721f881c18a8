import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';

/** Minimum sample size. */
const minAnswers = 3;
/** Days of the sample. */
const countedDays = 180;

export interface AnswerTime {
  /** Median from application to first answer. */
  seconds: number;
  /** From how many answers. */
  answers: number;
}

/**
 * Response times of companies: median over recent applications with a first reply or decision. None below the minimum
 * sample. Viewing an application does not count.
 */
export const findAnswerTimes = (
  db: Db,
  companyIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, AnswerTime>> => findMedians(db, 'company_id', companyIds, minAnswers, now);

/** Those of single jobs, for their employer, who knows each of the answers: by the same measure, from the first answer on. */
export const findAnswerTimesOfJobs = (
  db: Db,
  jobIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, AnswerTime>> => findMedians(db, 'id', jobIds, 1, now);

async function findMedians(
  db: Db,
  column: 'company_id' | 'id',
  ids: readonly number[],
  least: number,
  now: Date,
): Promise<ReadonlyMap<number, AnswerTime>> {
  if (ids.length === 0) return new Map();
  const owner = sql.ref(`j.${column}`);
  const { rows } = await sql<{ owner_id: number; seconds: number; answers: number }>`
    select ${owner} as owner_id, count(*)::int as answers,
      percentile_cont(0.5) within group (order by extract(epoch from a.answered_at - a.applied_at))::float8 as seconds
    from applications a
    join jobs j on j.id = a.job_id
    where ${owner} = any(${[...new Set(ids)]}::bigint[])
      and a.applied_at > ${new Date(now.getTime() - countedDays * 86_400_000)} and a.answered_at is not null
    group by ${owner}
    having count(*) >= ${least}`.execute(db);
  return new Map(
    rows.map(({ owner_id, seconds, answers }) => [
      owner_id,
      { seconds: Math.max(60, Math.round(seconds)), answers },
    ]),
  );
}
