import {
  dataOf,
  deviceReport,
  externalApplyAnswer,
  jobStaticAnswer,
  nothing,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { cacheFor } from '../../http/cacheable.ts';
import { forAnyone } from '../../http/session-access.ts';
import type { App } from '../../http/typed-app.ts';
import { idParams, jobParams } from '../common/route-params.ts';
import { recordExternalClick, recordView } from './job-activity.ts';
import { findJobStatic } from './job-repository.ts';

export function jobRoutes(app: App, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  app.get(
    '/:id/static',
    {
      schema: {
        summary: 'The part of a job that is the same for every viewer',
        params: idParams,
        response: { 200: jobStaticAnswer },
      },
    },
    async (request, reply) => {
      const job = await findJobStatic(db, request.params.id, request.market);
      if (job === null) throw new ApiError(errorCode.notFound);
      cacheFor(request, reply, 60);
      return { data: job };
    },
  );
  app.post(
    '/:jobId/view',
    {
      ...forAnyone,
      schema: {
        summary: 'The viewer opened the job',
        params: jobParams,
        body: deviceReport,
        response: { 200: dataOf(nothing) },
      },
    },
    async ({ params, body, session }) => {
      await recordView(db, {
        ...body,
        jobId: params.jobId,
        accountId: session?.accountId ?? null,
        now: clock(),
      });
      return { data: {} };
    },
  );
  app.post(
    '/:jobId/click-external-job',
    {
      ...forAnyone,
      schema: {
        summary: 'The viewer goes on to the employer’s own application page',
        params: jobParams,
        body: deviceReport,
        response: { 200: externalApplyAnswer },
      },
    },
    async ({ params, body, session }) => ({
      data: {
        url: await recordExternalClick(db, {
          ...body,
          jobId: params.jobId,
          accountId: session?.accountId ?? null,
          now: clock(),
        }),
      },
    }),
  );
}
