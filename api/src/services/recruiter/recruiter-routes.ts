import {
  applicationMove,
  dataOf,
  jobMove,
  nothing,
  receivedApplicationAnswer,
  receivedApplicationsAnswer,
  receivedApplicationsQuery,
} from '@jobharbor/shared/contracts';
import type { App } from '../../app.ts';
import type { Dependencies } from '../../dependencies.ts';
import { forRecruiters, sessionOf } from '../../http/session-access.ts';
import { idParams } from '../common/route-params.ts';
import { moveJob } from './move-job.ts';
import { listReceived, moveApplication } from './received-applications.ts';

/** What a recruiter does with their own companies' jobs and applications. */
export function recruiterRoutes(app: App, { db, clock }: Dependencies): void {
  const tags = ['recruiter'];

  app.get(
    '/applications',
    {
      ...forRecruiters,
      schema: {
        tags,
        querystring: receivedApplicationsQuery,
        response: { 200: receivedApplicationsAnswer },
      },
    },
    async (request) => {
      const { status, page, size } = request.query;
      const list = await listReceived(db, sessionOf(request).accountId, { status, page, size });
      return { data: { ...list, page, size } };
    },
  );

  app.patch(
    '/applications/:id',
    {
      ...forRecruiters,
      schema: { tags, params: idParams, body: applicationMove, response: { 200: receivedApplicationAnswer } },
    },
    async (request) => {
      const application = await moveApplication(db, {
        accountId: sessionOf(request).accountId,
        id: request.params.id,
        status: request.body.status,
        now: clock(),
      });
      return { data: { application } };
    },
  );

  app.patch(
    '/jobs/:id',
    {
      ...forRecruiters,
      schema: { tags, params: idParams, body: jobMove, response: { 200: dataOf(nothing) } },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      await moveJob(db, { accountId, jobId: request.params.id, status: request.body.status, now: clock() });
      return { data: {} };
    },
  );
}
