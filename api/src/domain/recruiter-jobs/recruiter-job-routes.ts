import { dataOf, jobMove, nothing } from '@jobharbor/shared/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { forRecruiters, sessionOf } from '../../http/session-access.ts';
import type { App } from '../../http/typed-app.ts';
import { idParams } from '../common/route-params.ts';
import { setOwnJobStatus } from './set-own-job-status.ts';

/** Changes to a recruiter's own jobs. */
export function recruiterJobRoutes(app: App, { db, clock }: Dependencies): void {
  const tags = ['recruiter'];

  app.patch(
    '/jobs/:id',
    {
      ...forRecruiters,
      schema: { tags, params: idParams, body: jobMove, response: { 200: dataOf(nothing) } },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      await setOwnJobStatus(db, {
        accountId,
        jobId: request.params.id,
        status: request.body.status,
        now: clock(),
      });
      return { data: {} };
    },
  );
}
