import type { ReportOutcome } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { NewsTemplate } from '../../mail/mail-purposes.ts';
import { sendMails } from '../../mail/send-mail.ts';
import { sitePage } from '../../mail/site-page.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { mailableAccounts } from '../accounts/mailable-accounts.ts';
import { recordDecision } from '../admin-decisions/record-decision.ts';
import { toSeconds } from '../common/seconds.ts';
import { removeJobs } from '../job-reports/remove-jobs.ts';
import { findStopLinks } from '../notice-links/stop-link.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

interface CompanyDecision {
  companyId: number;
  outcome: ReportOutcome;
  note: string;
  /** Unix seconds: the latest report that the admin has seen. */
  lastReportedAt: number;
  adminId: number;
  now: Date;
}

interface Decided {
  decision: { outcome: ReportOutcome; decided_at: number; reports: number };
  isNew: boolean;
}

const templates = {
  kept: 'company-report-kept',
  closed: 'company-report-closed',
  company_told: 'company-report-told',
} as const satisfies Record<ReportOutcome, NewsTemplate>;

/**
 * Decides on the reports of a company until `lastReportedAt`, closes its open jobs where that is decided, and mails who
 * reported it. If none of them is undecided, returns the latest decision, or throws 40004 without one.
 */
export async function decideCompanyReports(services: Services, asked: CompanyDecision): Promise<Decided> {
  const { companyId, outcome, note, lastReportedAt, adminId, now } = asked;
  return services.db.transaction().execute(async (tx) => {
    // Decisions on a company run one after the other.
    const company = await tx
      .selectFrom('companies')
      .select(['id', 'name', 'slug'])
      .where('id', '=', companyId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (company === undefined) throw new ApiError(errorCode.notFound);
    const seen = await tx
      .selectFrom('company_reports')
      .select('id')
      .where('company_id', '=', companyId)
      .where('decision_id', 'is', null)
      .where('reported_at', '<', new Date((lastReportedAt + 1) * 1_000))
      .forUpdate()
      .execute();
    if (seen.length === 0) return { decision: await findLatestDecision(tx, companyId), isNew: false };
    const values = { outcome, note, reports: seen.length, decided_by: adminId, decided_at: now };
    const { id } = await tx
      .insertInto('company_report_decisions')
      .values({ company_id: companyId, ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordDecision(tx, {
      ...{ queue: 'company-reports', subjectId: companyId, label: company.name },
      ...{ outcome, reason: note, adminId, now },
    });
    const ids = seen.map((report) => report.id);
    await tx.updateTable('company_reports').set({ decision_id: id }).where('id', '=', anyIdOf(ids)).execute();
    if (outcome === 'closed') await removeOpenJobs(tx, companyId, now);
    await mailReporters(tx, services, { decisionId: id, company, outcome, now });
    return { decision: { outcome, decided_at: toSeconds(now), reports: seen.length }, isNew: true };
  });
}

async function findLatestDecision(tx: Db, companyId: number): Promise<Decided['decision']> {
  const row = await tx
    .selectFrom('company_report_decisions')
    .select(['outcome', 'decided_at', 'reports'])
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return { ...row, decided_at: toSeconds(row.decided_at) };
}

/** Closes what the company advertises, also what is on hold. */
async function removeOpenJobs(tx: Db, companyId: number, now: Date): Promise<void> {
  const jobs = await tx
    .selectFrom('jobs')
    .select(['id', 'status'])
    .where('company_id', '=', companyId)
    .where('status', '!=', 'closed')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await removeJobs(tx, jobs, now);
}

interface Outcome {
  decisionId: number;
  company: { id: number; name: string; slug: string };
  outcome: ReportOutcome;
  now: Date;
}

async function mailReporters(
  tx: Db,
  { queue, config }: Services,
  { decisionId, company, outcome, now }: Outcome,
): Promise<void> {
  const reporters = await mailableAccounts(tx)
    .innerJoin('company_reports as r', 'r.account_id', 'accounts.id')
    .where('r.decision_id', '=', decisionId)
    .select(['accounts.id', 'accounts.email', 'accounts.email_key'])
    .select(['accounts.language', 'accounts.country_key'])
    .$narrowType<{ email: string }>()
    .execute();
  const links = await findStopLinks(tx, config.siteUrl, reporters, 'reports');
  const path = `/company/${company.slug}-${company.id}`;
  const mails = reporters.flatMap(({ id, email, ...account }) => {
    const link = links.get(id);
    if (link === undefined) return [];
    const language = languageOf(account);
    const company_url = sitePage(config.siteUrl, language, account.country_key, path);
    const data = { company: company.name, company_url, ...link };
    return [{ template: templates[outcome], to: email, language, data, now }];
  });
  await sendMails(tx, queue, mails);
}
