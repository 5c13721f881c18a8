import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';

/** Fewer answers would make one of them a rule. */
const minAnswers = 3;
/** An employer of last year may answer otherwise today. */
const countedDays = 180;

export interface AnswerTime {
  /** Median from application to first answer. */
  seconds: number;
  /** From how many answers. */
  answers: number;
}

/**
 * How long companies take to answer, by company: the median over the applications that they answered lately, by a first
 * reply or a decision. None for a company with few answers. A look at an application is no answer.
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
