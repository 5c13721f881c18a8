import { decideJobReports } from '@jobharbor/shared/calls/admin/decide-job-reports';
import { listReportedJobs } from '@jobharbor/shared/calls/admin/list-reported-jobs';
import { listOwnJobReports } from '@jobharbor/shared/calls/job/list-own-job-reports';
import { reportJob } from '@jobharbor/shared/calls/job/report-job';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { optionIn, reportJobReasons } from '../../config-lists/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import type { App } from '../../http/typed-app.ts';
import { isMailable } from '../accounts/mailable-accounts.ts';
import { toSeconds } from '../common/seconds.ts';
import { decideReports } from './decide-reports.ts';
import { maxReportsPerDay } from './job-report-limit.ts';
import { storeJobReport } from './job-report-repository.ts';
import { findOwnReports, findReportedJobs } from './reported-jobs.ts';

/** Reporting jobs, reading what came of it, and deciding on reports, for admins. */
export function jobReportRoutes(app: App, { db, queue, config, clock }: Dependencies): void {
  serve(app, reportJob, async ({ params, body, session: { accountId }, market, reply }) => {
    const reason = reportJobReasons.find(({ id }) => id === body.report_reason_id);
    if (reason === undefined) {
      throw new ApiError(errorCode.invalidParameters, { fieldProblems: { report_reason_id: 'invalid' } });
    }
    const now = clock();
    await consumeAttempt(
      db,
      { key: `report-job:${accountId}`, limit: maxReportsPerDay, seconds: 86_400 },
      now,
    );
    const details = body.details?.trim() ?? '';
    const { isNew } = await storeJobReport(db, { jobId: params.jobId, accountId, reason, details, now });
    setCreatedStatus(reply, isNew);
    return {
      reason: optionIn(reason, market.language.value),
      reported_at: toSeconds(now),
      is_mailed: await isMailable(db, accountId),
    };
  });

  serve(app, listOwnJobReports, async ({ session: { accountId }, market }) => ({
    reports: await findOwnReports(db, accountId, market),
  }));

  serve(app, listReportedJobs, ({ query, market }) => findReportedJobs(db, query, market));

  serve(app, decideJobReports, async ({ params: { jobId }, body, session, request }) => {
    const { decision, isNew } = await decideReports(
      { db, queue, config },
      {
        jobId,
        outcome: body.outcome,
        note: body.note.trim(),
        lastReportedAt: body.last_reported_at,
        adminId: session.accountId,
        now: clock(),
      },
    );
    if (isNew) logSecurity(request, 'report-decision', 'done');
    return { decision };
  });
}
