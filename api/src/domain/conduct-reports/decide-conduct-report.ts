import type { ConductOutcome } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { ConductReportsTable } from '../../database/tables/conduct-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { NewsTemplate } from '../../mail/mail-purposes.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { mailableAccounts } from '../accounts/mailable-accounts.ts';
import { recordDecision } from '../admin-decisions/record-decision.ts';
import { toSeconds } from '../common/seconds.ts';
import { findStopLinks } from '../notice-links/stop-link.ts';
import { suspendAccount } from '../suspensions/suspend-account.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;
type Report = Selectable<ConductReportsTable>;

export interface ConductDecision {
  id: number;
  outcome: ConductOutcome;
  note: string;
  /** What the warned or suspended person reads; empty for `kept`. */
  reason: string;
  /** Unix seconds: the report that the admin has seen. */
  reportedAt: number;
  adminId: number;
  now: Date;
}

interface Decided {
  decision: { outcome: ConductOutcome; decided_at: number };
  isNew: boolean;
}

const templates = {
  kept: 'conduct-kept',
  warned: 'conduct-warned',
  suspended: 'conduct-suspended',
} as const satisfies Record<ConductOutcome, NewsTemplate>;

/**
 * Decides on a report, warns or suspends the other person where that is decided, and mails who sent it. Returns the earlier
 * decision of a decided one; 40009 for one that was changed since the admin read it.
 */
export async function decideConductReport(services: Services, asked: ConductDecision): Promise<Decided> {
  const { id, outcome, adminId, now } = asked;
  // Before the decision: a refused suspension, as of an admin's account, leaves the report undecided. Repeating it is harmless.
  if (outcome === 'suspended') await suspendAccused(services, asked);
  return services.db.transaction().execute(async (tx) => {
    const report = await lockReport(tx, id);
    if (report.decision_id !== null)
      return { decision: await findDecision(tx, report.decision_id), isNew: false };
    checkUnchanged(report, asked);
    const { id: decisionId } = await tx
      .insertInto('conduct_report_decisions')
      .values({ outcome, note: asked.note, decided_by: adminId, decided_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.updateTable('conduct_reports').set({ decision_id: decisionId }).where('id', '=', id).execute();
    const reason = [asked.reason, asked.note].filter(Boolean).join('\n');
    await recordDecision(tx, { queue: 'conduct-reports', subjectId: id, outcome, reason, adminId, now });
    await mailBoth(tx, services, report, asked);
    return { decision: { outcome, decided_at: toSeconds(now) }, isNew: true };
  });
}

async function suspendAccused(services: Services, asked: ConductDecision): Promise<void> {
  const report = await services.db.transaction().execute((tx) => lockReport(tx, asked.id));
  if (report.decision_id !== null || report.accused_id === null) return;
  checkUnchanged(report, asked);
  const { reason, adminId, now } = asked;
  await suspendAccount(services, { accountId: report.accused_id, reason, isFinal: false, adminId, now });
}

function checkUnchanged({ reported_at }: Report, { reportedAt }: ConductDecision): void {
  if (toSeconds(reported_at) !== reportedAt) throw new ApiError(errorCode.staleVersion);
}

async function lockReport(tx: Db, id: number): Promise<Report> {
  const report = await tx
    .selectFrom('conduct_reports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (report === undefined) throw new ApiError(errorCode.notFound);
  return report;
}

async function findDecision(tx: Db, id: number): Promise<Decided['decision']> {
  const { outcome, decided_at } = await tx
    .selectFrom('conduct_report_decisions')
    .select(['outcome', 'decided_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { outcome, decided_at: toSeconds(decided_at) };
}

/** The reporter gets the outcome, unless they ended such mails; the warned person gets the reason without their name. */
async function mailBoth(
  tx: Db,
  { queue, config }: Services,
  { account_id, accused_id, evidence: { job_title: title, company_name: company } }: Report,
  { outcome, reason, now }: ConductDecision,
): Promise<void> {
  const find = (id: number | null) =>
    mailableAccounts(tx)
      .select(['id', 'email', 'email_key', 'language', 'country_key'])
      .where('accounts.id', '=', id)
      .$narrowType<{ email: string }>()
      .executeTakeFirst();
  const data = { title, company, reason };
  const reporter = await find(account_id);
  const link = reporter && (await findStopLinks(tx, config.siteUrl, [reporter], 'reports')).get(reporter.id);
  if (reporter && link)
    await sendMail(tx, queue, {
      ...{ template: templates[outcome], to: reporter.email, language: languageOf(reporter), now },
      data: { ...data, ...link },
    });
  const accused = outcome === 'warned' ? await find(accused_id) : undefined;
  if (accused)
    await sendMail(tx, queue, {
      ...{ template: 'conduct-warning', to: accused.email, language: languageOf(accused), data, now },
    });
}
