import { dismissInterest } from '@jobharbor/shared/calls/job-application/dismiss-interest';
import { listInterests } from '@jobharbor/shared/calls/job-application/list-interests';
import { restoreInterest } from '@jobharbor/shared/calls/job-application/restore-interest';
import { showInterest as showCall } from '@jobharbor/shared/calls/recruiter/show-interest';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findInterests, setDismissed } from './interest-repository.ts';
import { showInterest } from './show-interest.ts';

/** Routes of interests (recruiters' suggestions). */
export function interestRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, showCall, async ({ params: { id: applicationId }, body, session, reply }) => {
    const { id, isNew } = await showInterest(db, {
      ...{ actorId: session.accountId, applicationId, jobId: body.job_id, note: body.note, now: clock() },
    });
    setCreatedStatus(reply, isNew);
    return { id };
  });

  serve(app, listInterests, async ({ query, session, market }) =>
    findInterests(db, session.accountId, { ...query, market, now: clock() }),
  );

  serve(app, dismissInterest, async ({ params: { id }, session: { accountId } }) => {
    await setDismissed(db, { accountId, id, at: clock() });
    return {};
  });

  serve(app, restoreInterest, async ({ params: { id }, session: { accountId } }) => {
    await setDismissed(db, { accountId, id, at: null });
    return {};
  });
}
