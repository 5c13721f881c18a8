import { reportJob } from '@jobharbor/shared/calls/report-job';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { optionIn, reportJobReasons } from '../../config-lists/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import type { App } from '../../http/typed-app.ts';
import { toSeconds } from '../common/seconds.ts';
import { maxReportsPerDay } from './job-report-limit.ts';
import { storeJobReport } from './job-report-repository.ts';

/** `/job/{jobId}/report`. */
export function jobReportRoutes(app: App, { db, clock }: Dependencies): void {
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
    return { reason: optionIn(reason, market.language.value), reported_at: toSeconds(now) };
  });
}
