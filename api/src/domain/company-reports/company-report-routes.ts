import { decideCompanyReports as decideCall } from '@jobharbor/shared/calls/admin/decide-company-reports';
import { listReportedCompanies } from '@jobharbor/shared/calls/admin/list-reported-companies';
import { listOwnCompanyReports } from '@jobharbor/shared/calls/company/list-own-company-reports';
import { companyReasonCategories, reportCompany } from '@jobharbor/shared/calls/company/report-company';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import type { App } from '../../http/typed-app.ts';
import { isMailable } from '../accounts/mailable-accounts.ts';
import { toSeconds } from '../common/seconds.ts';
import { reasonIn } from '../job-reports/reported-jobs.ts';
import { decideCompanyReports } from './decide-company-reports.ts';
import { findOwnCompanyReports, findReportedCompanies } from './reported-companies.ts';
import { storeCompanyReport } from './store-company-report.ts';

/** Reports of one account in a day. */
const maxReportsPerDay = 20;
const reasonIds: readonly number[] = Object.values(companyReasonCategories).flat();

/** Reporting companies, reading what came of it, and deciding on reports, for admins. */
export function companyReportRoutes(app: App, { db, queue, config, clock }: Dependencies): void {
  serve(app, reportCompany, async ({ params, body, session: { accountId }, market, reply }) => {
    const { report_reason_id: reasonId } = body;
    const reason = reasonIds.includes(reasonId) ? reasonIn(reasonId, market)?.reason : undefined;
    if (reason === undefined)
      throw new ApiError(errorCode.invalidParameters, { fieldProblems: { report_reason_id: 'invalid' } });
    const now = clock();
    const limit = { key: `report-company:${accountId}`, limit: maxReportsPerDay, seconds: 86_400 };
    await consumeAttempt(db, limit, now);
    const details = body.details?.trim() ?? '';
    const { isNew } = await storeCompanyReport(db, {
      ...{ companyId: params.companyId, accountId, reasonId, details, now },
    });
    setCreatedStatus(reply, isNew);
    return { reason, reported_at: toSeconds(now), is_mailed: await isMailable(db, accountId) };
  });

  serve(app, listOwnCompanyReports, async ({ session: { accountId }, market }) => ({
    reports: await findOwnCompanyReports(db, accountId, market),
  }));

  serve(app, listReportedCompanies, ({ query, market }) => findReportedCompanies(db, query, market));

  serve(app, decideCall, async ({ params: { companyId }, body, session, request }) => {
    const { decision, isNew } = await decideCompanyReports(
      { db, queue, config },
      {
        ...{ companyId, outcome: body.outcome, note: body.note },
        ...{ lastReportedAt: body.last_reported_at, adminId: session.accountId, now: clock() },
      },
    );
    if (isNew) logSecurity(request, 'report-decision', 'done');
    return { decision };
  });
}
