import type { CompanyEvidence, OwnCompanyReport, ReportedCompany } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import { toSeconds } from '../common/seconds.ts';
import { countReasons, reasonIn } from '../job-reports/reported-jobs.ts';

const maxOwn = 200;
const maxDetails = 50;

/** The reports of an account with what came of them, latest first. */
export async function findOwnCompanyReports(
  db: Db,
  accountId: number,
  market: Market,
): Promise<OwnCompanyReport[]> {
  const rows = await db
    .selectFrom('company_reports as r')
    .leftJoin('company_report_decisions as d', 'd.id', 'r.decision_id')
    .where('r.account_id', '=', accountId)
    .select(['r.company_id', 'r.reason_id', 'r.reported_at', 'd.outcome', 'd.decided_at'])
    .orderBy('r.reported_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(maxOwn)
    .execute();
  return rows.flatMap(({ company_id, reason_id, reported_at, outcome, decided_at }) => {
    const reason = reasonIn(reason_id, market)?.reason;
    if (reason === undefined) return [];
    const decision = outcome && decided_at && { outcome, at: toSeconds(decided_at) };
    return [{ company_id, reason, reported_at: toSeconds(reported_at), decision: decision || null }];
  });
}

/** Companies with undecided reports, the longest waiting first. All undecided reports of a company are one case. */
export async function findReportedCompanies(
  db: Db,
  { page, size }: { page: number; size: number },
  market: Market,
): Promise<{ reported_companies: ReportedCompany[]; total: number }> {
  const undecided = db.selectFrom('company_reports as r').where('r.decision_id', 'is', null);
  const { total } = await undecided
    .select((eb) => eb.fn.count<number>('r.company_id').distinct().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await undecided
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .groupBy('c.id')
    .select(['c.id', 'c.slug', 'c.name', 'c.country_key', 'c.is_verified'])
    .select([
      sql<Date>`min(r.reported_at)`.as('first'),
      sql<Date>`max(r.reported_at)`.as('last'),
      sql<number[]>`array_agg(r.reason_id)`.as('reasons'),
      sql<string[]>`(array_agg(r.details order by r.reported_at desc, r.id desc)
        filter (where r.details <> ''))[1:${sql.lit(maxDetails)}]`.as('details'),
      sql<CompanyEvidence>`(array_agg(r.evidence order by r.reported_at desc, r.id desc))[1]`.as('evidence'),
    ])
    .orderBy('first')
    .orderBy('c.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    total,
    reported_companies: rows.map(({ first, last, reasons, details, evidence, ...company }) => ({
      ...{ company, evidence, reports: reasons.length },
      reasons: countReasons(reasons, market),
      details: details ?? [],
      first_reported_at: toSeconds(first),
      last_reported_at: toSeconds(last),
    })),
  };
}
