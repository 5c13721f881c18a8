import { answerGraceDays, companyRecordDays } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';

const dayMs = 86_400_000;

/** How applications were answered: a reply or a decision, not a look. */
export interface Answers {
  /** Applications that could be answered: older than the grace period, and not withdrawn without an answer. */
  applications: number;
  /** Those of them that were. */
  answered: number;
  /** Median from application to first answer, of all answers; null without one. */
  seconds: number | null;
  /** From how many answers the median is. */
  answers: number;
}

const owners = { company: 'j.company_id', job: 'j.id', recruiter: 'a.recruiter_id' } as const;

/**
 * The one measure of how employers answer, by company, job or recruiter: of applications on this site in the last
 * `companyRecordDays`. An answer counts for the median at once. An application counts for the share after
 * `answerGraceDays`, since until then silence says nothing.
 */
export async function measureAnswers(
  db: Db,
  by: keyof typeof owners,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Answers>> {
  if (ids.length === 0) return new Map();
  const owner = sql.ref(owners[by]);
  const since = new Date(now.getTime() - companyRecordDays * dayMs);
  const until = new Date(now.getTime() - answerGraceDays * dayMs);
  const isCounted = sql`a.applied_at <= ${until} and (a.status <> 'withdrawn' or a.answered_at is not null)`;
  const { rows } = await sql<Answers & { owner_id: number }>`
    select ${owner} as owner_id,
      count(*) filter (where ${isCounted})::int as applications,
      count(a.answered_at) filter (where ${isCounted})::int as answered,
      count(a.answered_at)::int as answers,
      percentile_cont(0.5) within group (order by extract(epoch from a.answered_at - a.applied_at))::float8 as seconds
    from applications a join jobs j on j.id = a.job_id
    where ${owner} = any(${[...new Set(ids)]}::bigint[]) and a.external_host is null and a.applied_at > ${since}
    group by ${owner}`.execute(db);
  return new Map(
    rows.map(({ owner_id, seconds, ...counted }) => [
      owner_id,
      { ...counted, seconds: seconds === null ? null : Math.max(60, Math.round(seconds)) },
    ]),
  );
}
