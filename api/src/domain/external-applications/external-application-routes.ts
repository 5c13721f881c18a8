import { answerExternalApplication } from '@jobharbor/shared/calls/job/answer-external-application';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { reportJobReasons } from '../../config-lists/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import type { App } from '../../http/typed-app.ts';
import { findApplication } from '../applications/application-repository.ts';
import { maxReportsPerDay } from '../job-reports/job-report-limit.ts';
import { storeJobReport } from '../job-reports/job-report-repository.ts';
import { trackExternalApplication, untrackExternalApplication } from './track-external-application.ts';

/** "Job closed" of the list `report_job_reasons`. */
const jobClosedReason = 6;

/** Routes of external applications. */
export function externalApplicationRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, answerExternalApplication, async ({ params: { jobId }, body, session, market }) => {
    const { accountId } = session;
    const now = clock();
    if (body.answer === 'applied') {
      // The browser's clock may be ahead of the server's.
      const appliedAt = new Date(Math.min((body.applied_at ?? Infinity) * 1_000, now.getTime()));
      const id = await db
        .transaction()
        .execute((tx) => trackExternalApplication(tx, { accountId, jobId, appliedAt }));
      return { application: await findApplication(db, market, accountId, id, now) };
    }
    if (body.answer === 'gone') {
      const job = await db
        .selectFrom('jobs')
        .select('external_url')
        .where('id', '=', jobId)
        .executeTakeFirst();
      const reason = reportJobReasons.find(({ id }) => id === jobClosedReason);
      if (!job?.external_url || reason === undefined) throw new ApiError(errorCode.notFound);
      await consumeAttempt(
        db,
        { key: `report-job:${accountId}`, limit: maxReportsPerDay, seconds: 86_400 },
        now,
      );
      await storeJobReport(db, { jobId, accountId, reason, details: '', now });
    }
    await db.transaction().execute((tx) => untrackExternalApplication(tx, accountId, jobId));
    return { application: null };
  });
}
