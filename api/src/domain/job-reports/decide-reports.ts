import type { ReportDecision, ReportOutcome } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import type { JobReportDecisionsTable } from '../../database/tables/application-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { publish } from '../../events/publish.ts';
import type { NewsTemplate } from '../../mail/mail-purposes.ts';
import { sendMails } from '../../mail/send-mail.ts';
import { sitePage } from '../../mail/site-page.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { mailableAccounts } from '../accounts/mailable-accounts.ts';
import { recordDecision } from '../admin-decisions/record-decision.ts';
import { toSeconds } from '../common/seconds.ts';
import { findStopLinks } from '../notice-links/stop-link.ts';
import { removeJobs } from './remove-jobs.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

interface Decision {
  jobId: number;
  outcome: ReportOutcome;
  note: string;
  /** Unix seconds: the latest report that the admin has seen. */
  lastReportedAt: number;
  adminId: number;
  now: Date;
}

const templates = {
  kept: 'report-kept',
  closed: 'report-closed',
  company_told: 'report-company-told',
} as const satisfies Record<ReportOutcome, NewsTemplate>;

const toDecision = (row: Selectable<JobReportDecisionsTable>): ReportDecision => ({
  ...row,
  decided_at: toSeconds(row.decided_at),
});

/**
 * Decides on the reports of a job until `lastReportedAt`, closes it where that is decided, and mails who reported it.
 * If none of them is undecided, returns the latest decision, or throws 40004 without one.
 */
export async function decideReports(
  services: Services,
  { jobId, outcome, note, lastReportedAt, adminId, now }: Decision,
): Promise<{ decision: ReportDecision; isNew: boolean }> {
  return services.db.transaction().execute(async (tx) => {
    // Decisions on a job, and changes of its status, run one after the other.
    const job = await tx
      .selectFrom('jobs')
      .select(['id', 'status', 'title'])
      .where('id', '=', jobId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (job === undefined) throw new ApiError(errorCode.notFound);
    const seen = await tx
      .selectFrom('job_reports')
      .select('id')
      .where('job_id', '=', jobId)
      .where('decision_id', 'is', null)
      .where('reported_at', '<', new Date((lastReportedAt + 1) * 1_000))
      .forUpdate()
      .execute();
    if (seen.length === 0) return { decision: await findLatestDecision(tx, jobId), isNew: false };
    const row = await tx
      .insertInto('job_report_decisions')
      .values({ job_id: jobId, outcome, note, reports: seen.length, decided_by: adminId, decided_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordDecision(tx, {
      ...{ queue: 'job-reports', subjectId: jobId, label: job.title },
      ...{ outcome, reason: note, adminId, now },
    });
    const ids = seen.map(({ id }) => id);
    await tx.updateTable('job_reports').set({ decision_id: row.id }).where('id', '=', anyIdOf(ids)).execute();
    await notifyReporters(tx, { decisionId: row.id, outcome, now });
    if (outcome === 'closed') await removeJobs(tx, [job], now);
    await mailReporters(tx, services, { decisionId: row.id, outcome, now });
    return { decision: toDecision(row), isNew: true };
  });
}

async function findLatestDecision(tx: Db, jobId: number): Promise<ReportDecision> {
  const row = await tx
    .selectFrom('job_report_decisions')
    .selectAll()
    .where('job_id', '=', jobId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return toDecision(row);
}

async function notifyReporters(
  tx: Db,
  { decisionId, outcome, now }: { decisionId: number; outcome: ReportOutcome; now: Date },
): Promise<void> {
  const reports = await tx
    .selectFrom('job_reports')
    .select(['account_id', 'job_id'])
    .where('decision_id', '=', decisionId)
    .execute();
  const event = `report_${outcome}` as const;
  await insertRows(
    reports.map((report) => ({ ...report, event, at: now })),
    (chunk) => tx.insertInto('notifications').values(chunk),
  );
  // The payload of an event has at most 8,000 bytes.
  for (let start = 0; start < reports.length; start += 300) {
    const audience = reports.slice(start, start + 300).map(({ account_id }) => account_id);
    await publish(tx, { kind: 'news', audience });
  }
}

async function mailReporters(
  tx: Db,
  { queue, config }: Services,
  { decisionId, outcome, now }: { decisionId: number; outcome: ReportOutcome; now: Date },
): Promise<void> {
  const reporters = await mailableAccounts(tx)
    .innerJoin('job_reports as r', 'r.account_id', 'accounts.id')
    .innerJoin('jobs', 'jobs.id', 'r.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .where('r.decision_id', '=', decisionId)
    .select(['accounts.id', 'accounts.email', 'accounts.email_key'])
    .select(['accounts.language', 'accounts.country_key'])
    .select(['jobs.id as jobId', 'jobs.slug', 'jobs.title', 'companies.name as company'])
    .$narrowType<{ email: string }>()
    .execute();
  const links = await findStopLinks(tx, config.siteUrl, reporters, 'reports');
  const mails = reporters.flatMap(({ id, email, jobId, slug, title, company, ...account }) => {
    const link = links.get(id);
    if (link === undefined) return [];
    const language = languageOf(account);
    const job_url = sitePage(config.siteUrl, language, account.country_key, `/job/${slug}-${jobId}`);
    const data = { ...{ title, company, job_url }, ...link };
    return [{ template: templates[outcome], to: email, language, data, now }];
  });
  await sendMails(tx, queue, mails);
}
