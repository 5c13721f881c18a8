import { listReceivedApplications } from '@jobharbor/shared/calls/list-received-applications';
import { moveApplication } from '@jobharbor/shared/calls/move-application';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findReceivedApplications, setApplicationStatus } from './received-application-repository.ts';

/** The applications for a recruiter's own jobs. */
export function receivedApplicationRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, listReceivedApplications, async ({ query: { status, page, size }, session }) => {
    const list = await findReceivedApplications(db, session.accountId, { status, page, size });
    return { ...list, page, size };
  });

  serve(app, moveApplication, async ({ params: { id }, body: { status }, session }) => ({
    application: await setApplicationStatus(db, { accountId: session.accountId, id, status, now: clock() }),
  }));
}
