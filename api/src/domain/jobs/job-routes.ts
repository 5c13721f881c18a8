import { clickExternalJob } from '@jobharbor/shared/calls/job/click-external-job';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { listJobCards } from '@jobharbor/shared/calls/job/list-job-cards';
import { reportJobView } from '@jobharbor/shared/calls/job/report-job-view';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { cacheFor } from '../../http/cacheable.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { jobPath, queuePixelEvent } from '../pixel-events/queue-pixel-event.ts';
import { recordExternalClick, recordView } from './job-activity.ts';
import * as jobs from './job-repository.ts';

export function jobRoutes(app: App, services: Pick<Dependencies, 'db' | 'clock' | 'config'>): void {
  const { db, clock } = services;
  serve(app, getJobStatic, async ({ params, market, request, reply }) => {
    const job = await jobs.findJobStatic(db, params.id, market, clock());
    if (job === null) throw new ApiError(errorCode.notFound);
    cacheFor(request, reply, 60);
    return job;
  });

  serve(app, listJobCards, async ({ query, market }) => ({
    jobs: await jobs.listJobCards(db, [...new Set(query.ids.split(',').map(Number))], market),
  }));

  serve(app, reportJobView, async ({ params: { jobId }, body, session, request }) => {
    await recordView(db, { ...body, jobId, accountId: session?.accountId ?? null, now: clock() });
    await queuePixelEvent(services, request, 'job', jobPath(request, jobId));
    return {};
  });

  serve(app, clickExternalJob, async ({ params: { jobId }, body, session }) => ({
    url: await recordExternalClick(db, {
      ...body,
      jobId,
      accountId: session?.accountId ?? null,
      now: clock(),
    }),
  }));
}
