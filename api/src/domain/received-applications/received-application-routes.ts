import {
  applicationMove,
  receivedApplicationAnswer,
  receivedApplicationsAnswer,
  receivedApplicationsQuery,
} from '@jobharbor/shared/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { forRecruiters, sessionOf } from '../../http/session-access.ts';
import type { App } from '../../http/typed-app.ts';
import { idParams } from '../common/route-params.ts';
import { listReceived, moveApplication } from './received-application-repository.ts';

/** The applications for a recruiter's own jobs. */
export function receivedApplicationRoutes(app: App, { db, clock }: Dependencies): void {
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
}
