import { applyToJob } from '@jobharbor/shared/calls/apply-to-job';
import { getApplication } from '@jobharbor/shared/calls/get-application';
import { listApplications } from '@jobharbor/shared/calls/list-applications';
import { withdrawApplication } from '@jobharbor/shared/calls/withdraw-application';
import type { Dependencies } from '../../dependencies.ts';
import { createdOrNot, serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findJobStatic } from '../jobs/job-repository.ts';
import { findApplicationForJob, findApplications } from './application-repository.ts';
import { submitApplication } from './submit-application.ts';
import { withdraw } from './withdraw.ts';

/** A job seeker's own applications. */
export function applicationRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, applyToJob, async ({ params: { jobId }, body, session, market, idempotencyKey, reply }) => {
    const { accountId } = session;
    const { isNew } = await submitApplication(db, {
      accountId,
      jobId,
      draft: body,
      key: idempotencyKey,
      now: clock(),
    });
    const [application, job] = await Promise.all([
      findApplicationForJob(db, market, accountId, jobId),
      findJobStatic(db, jobId, market),
    ]);
    createdOrNot(reply, isNew);
    return {
      application,
      job_categories: application.job.category === null ? [] : [application.job.category],
      company_industry: job?.employer.industry ?? null,
    };
  });

  serve(app, listApplications, async ({ query: { sort, page, size }, session, market }) => {
    const list = await findApplications(db, market, session.accountId, { sort, page, size });
    return { ...list, page, size };
  });

  serve(app, getApplication, async ({ params, session, market }) => ({
    application: await findApplicationForJob(db, market, session.accountId, params.jobId),
  }));

  serve(app, withdrawApplication, async ({ params: { jobId }, session: { accountId }, market }) => {
    await withdraw(db, { accountId, jobId, now: clock() });
    return { application: await findApplicationForJob(db, market, accountId, jobId) };
  });
}
