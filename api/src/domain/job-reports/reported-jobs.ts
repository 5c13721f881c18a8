import type { OwnJobReport, ReportedJob } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { optionIn, reportJobReasons } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import { toSeconds } from '../common/seconds.ts';
import { shownStatus } from '../jobs/job-repository.ts';

const maxOwn = 200;
const maxDetails = 50;

/** A reason of reports in the market's language; undefined for an id that the list does not have. */
export const reasonIn = (id: number, { language }: Market) => {
  const reason = reportJobReasons.find((one) => one.id === id);
  return reason && { category: reason.category, reason: optionIn(reason, language.value) };
};

/** The reports of an account with what came of them, latest first. */
export async function findOwnReports(db: Db, accountId: number, market: Market): Promise<OwnJobReport[]> {
  const rows = await db
    .selectFrom('job_reports as r')
    .innerJoin('jobs', 'jobs.id', 'r.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('job_report_decisions as d', 'd.id', 'r.decision_id')
    .where('r.account_id', '=', accountId)
    .select(['r.reason_id', 'r.reported_at', 'd.outcome', 'd.decided_at'])
    .select(['jobs.id', 'jobs.slug', 'jobs.title', 'companies.name as company'])
    .orderBy('r.reported_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(maxOwn)
    .execute();
  return rows.flatMap(({ reason_id, reported_at, outcome, decided_at, ...job }) => {
    const reason = reasonIn(reason_id, market)?.reason;
    if (reason === undefined) return [];
    const decision = outcome && decided_at && { outcome, at: toSeconds(decided_at) };
    return [{ job, reason, reported_at: toSeconds(reported_at), decision: decision || null }];
  });
}

/** Jobs with undecided reports, the longest waiting first. */
export async function findReportedJobs(
  db: Db,
  { page, size }: { page: number; size: number },
  market: Market,
): Promise<{ reported_jobs: ReportedJob[]; total: number }> {
  const undecided = db.selectFrom('job_reports as r').where('r.decision_id', 'is', null);
  const { total } = await undecided
    .select((eb) => eb.fn.count<number>('r.job_id').distinct().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await undecided
    .innerJoin('jobs', 'jobs.id', 'r.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .groupBy(['jobs.id', 'companies.name'])
    .select(['jobs.id', 'jobs.slug', 'jobs.title', 'jobs.country_key', 'companies.name as company'])
    .select([
      shownStatus.as('status'),
      sql<Date>`min(r.reported_at)`.as('first'),
      sql<Date>`max(r.reported_at)`.as('last'),
      sql<number[]>`array_agg(r.reason_id)`.as('reasons'),
      sql<string[]>`(array_agg(r.details order by r.reported_at desc, r.id desc)
        filter (where r.details <> ''))[1:${sql.lit(maxDetails)}]`.as('details'),
    ])
    .orderBy('first')
    .orderBy('jobs.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    total,
    reported_jobs: rows.map(({ first, last, reasons, details, ...job }) => ({
      job,
      reports: reasons.length,
      reasons: countReasons(reasons, market),
      details: details ?? [],
      first_reported_at: toSeconds(first),
      last_reported_at: toSeconds(last),
    })),
  };
}

/** How many reports have each reason, the most frequent first. */
export function countReasons(ids: readonly number[], market: Market): ReportedJob['reasons'] {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(Number(id), (counts.get(Number(id)) ?? 0) + 1);
  return [...counts]
    .sort(([id, count], [otherId, otherCount]) => otherCount - count || id - otherId)
    .flatMap(([id, reports]) => {
      const found = reasonIn(id, market);
      return found === undefined ? [] : [{ ...found, reports }];
    });
}
