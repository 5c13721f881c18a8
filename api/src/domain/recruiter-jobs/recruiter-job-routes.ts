import { moveJob } from '@jobharbor/shared/calls/recruiter/move-job';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { setOwnJobStatus } from './set-own-job-status.ts';

/** Changes to a recruiter's own jobs. */
export function recruiterJobRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, moveJob, async ({ params, body: { status }, session }) => {
    await setOwnJobStatus(db, { accountId: session.accountId, jobId: params.id, status, now: clock() });
    return {};
  });
}
