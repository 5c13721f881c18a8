import { applyToJob } from '@jobharbor/shared/calls/data/apply-to-job';
import { checkApplication } from '@jobharbor/shared/calls/data/check-application';
import { getApplication } from '@jobharbor/shared/calls/job/get-application';
import { withdrawApplication } from '@jobharbor/shared/calls/job/withdraw-application';
import { downloadSentResume } from '@jobharbor/shared/calls/job-application/download-sent-resume';
import { listApplications } from '@jobharbor/shared/calls/job-application/list-applications';
import { listViewers } from '@jobharbor/shared/calls/job-application/list-viewers';
import { playSentVideo } from '@jobharbor/shared/calls/job-application/play-sent-video';
import { shareApplication } from '@jobharbor/shared/calls/job-application/share-application';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findJobStatic } from '../jobs/job-repository.ts';
import { jobPath, queuePixelEvent } from '../pixel-events/queue-pixel-event.ts';
import { sendResumeFile } from '../resumes/send-resume-file.ts';
import { sendVideo } from '../video-resumes/send-video.ts';
import { findApplication, findApplications, findLatestApplication } from './application-repository.ts';
import { findViews } from './find-views.ts';
import { findOwnSentResume, findSentVideo } from './own-sent-files.ts';
import { previewApplication } from './preview-application.ts';
import { setSharing } from './set-sharing.ts';
import { submitApplication } from './submit-application.ts';
import { withdraw } from './withdraw.ts';

/** A job seeker's own applications. */
export function applicationRoutes(app: App, services: Dependencies): void {
  const { db, files, clock } = services;
  serve(
    app,
    applyToJob,
    async ({ params: { jobId }, body, session, market, idempotencyKey, request, reply }) => {
      const { accountId } = session;
      const { applicationId, isNew } = await submitApplication(db, {
        accountId,
        jobId,
        draft: body,
        key: idempotencyKey,
        now: clock(),
      });
      const [application, job] = await Promise.all([
        findApplication(db, market, accountId, applicationId, clock()),
        findJobStatic(db, jobId, market, clock()),
      ]);
      if (isNew) await queuePixelEvent(services, request, 'applied', jobPath(request, jobId));
      setCreatedStatus(reply, isNew);
      return {
        application,
        job_categories: application.job.category === null ? [] : [application.job.category],
        company_industry: job?.employer.industry ?? null,
      };
    },
  );

  serve(app, checkApplication, async ({ params: { jobId }, session: { accountId } }) =>
    previewApplication(db, { accountId, jobId }),
  );

  serve(app, listApplications, async ({ query, session, market }) => {
    const list = await findApplications(db, market, session.accountId, { ...query, now: clock() });
    return { ...list, page: query.page, size: query.size };
  });

  serve(app, listViewers, async ({ query, session, market }) =>
    findViews(db, session.accountId, { ...query, market }),
  );

  serve(app, getApplication, async ({ params, session: { accountId }, market }) => {
    const id = await findLatestApplication(db, accountId, params.jobId);
    return { application: await findApplication(db, market, accountId, id, clock()) };
  });

  serve(app, withdrawApplication, async ({ params: { jobId }, body, session: { accountId }, market }) => {
    const id = await withdraw(db, { accountId, jobId, reason: body?.reason, now: clock() });
    return { application: await findApplication(db, market, accountId, id, clock()) };
  });

  serve(app, shareApplication, async ({ params: { id }, body, session: { accountId }, market }) => {
    await setSharing(db, { accountId, id, isShared: body.is_shared });
    return { application: await findApplication(db, market, accountId, id, clock()) };
  });

  serve(app, downloadSentResume, async ({ params: { id }, query, session: { accountId }, reply }) =>
    sendResumeFile(reply, files, await findOwnSentResume(db, accountId, { id, number: query.number })),
  );

  serve(app, playSentVideo, async ({ params: { id }, session: { accountId }, request, reply }) =>
    sendVideo(request, reply, files, await findSentVideo(db, accountId, id)),
  );
}
