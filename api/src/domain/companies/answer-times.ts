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
export async function findAnswerTimes(
  db: Db,
  companyIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, AnswerTime>> {
  if (companyIds.length === 0) return new Map();
  const { rows } = await sql<{ company_id: number; seconds: number; answers: number }>`
    select j.company_id, count(*)::int as answers,
      percentile_cont(0.5) within group (order by extract(epoch from a.answered_at - a.applied_at))::float8 as seconds
    from applications a
    join jobs j on j.id = a.job_id
    where j.company_id = any(${[...new Set(companyIds)]}::bigint[])
      and a.applied_at > ${new Date(now.getTime() - countedDays * 86_400_000)} and a.answered_at is not null
    group by j.company_id
    having count(*) >= ${minAnswers}`.execute(db);
  return new Map(
    rows.map(({ company_id, seconds, answers }) => [
      company_id,
      { seconds: Math.max(60, Math.round(seconds)), answers },
    ]),
  );
}
