import { checkJobSaved } from '@jobharbor/shared/calls/job/check-job-saved';
import { getSavedJob } from '@jobharbor/shared/calls/job/get-saved-job';
import { listSavedJobs } from '@jobharbor/shared/calls/job/list-saved-jobs';
import { saveJob } from '@jobharbor/shared/calls/job/save-job';
import { unsaveJob } from '@jobharbor/shared/calls/job/unsave-job';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import {
  deleteSavedJob,
  findSavedJob,
  findSavedJobs,
  insertSavedJob,
  isSaved,
} from './saved-job-repository.ts';

/** The caller's saved jobs. Every id in these addresses is the job's. */
export function savedJobRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, listSavedJobs, async ({ query, session, market }) => {
    const list = await findSavedJobs(db, market, session.accountId, query);
    return { ...list, page: query.page, size: query.size };
  });

  serve(app, getSavedJob, async ({ params, session, market }) => ({
    saved_job: await findSavedJob(db, market, session.accountId, params.jobId),
  }));

  serve(
    app,
    saveJob,
    async ({ body: { job_id: jobId, timestamp }, session: { accountId }, market, reply }) => {
      const now = clock();
      const savedAt = timestamp === undefined ? now : new Date(Math.min(timestamp * 1_000, now.getTime()));
      const { isNew } = await insertSavedJob(db, { accountId, jobId, savedAt });
      setCreatedStatus(reply, isNew);
      return { saved_job: await findSavedJob(db, market, accountId, jobId) };
    },
  );

  serve(app, unsaveJob, async ({ params, session }) => {
    await deleteSavedJob(db, session.accountId, params.id);
    return {};
  });

  serve(app, checkJobSaved, async ({ params, session }) => ({
    is_saved: await isSaved(db, session.accountId, params.id),
  }));
}
