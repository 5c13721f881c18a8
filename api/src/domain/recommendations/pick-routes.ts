import { listPicks } from '@jobharbor/shared/calls/recommendation/list-picks';
import { refusePick } from '@jobharbor/shared/calls/recommendation/refuse-pick';
import { restorePick } from '@jobharbor/shared/calls/recommendation/restore-pick';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findPicks } from './find-picks.ts';
import { deleteRefusal, storeRefusal } from './pick-refusals.ts';

/** Jobs picked for a person, and what they refuse of them. */
export function pickRoutes(app: App, { db, search, clock }: Dependencies): void {
  serve(app, listPicks, async ({ query, session: { accountId }, market }) =>
    findPicks({ db, search, market, accountId }, query),
  );

  serve(app, refusePick, async ({ params: { jobId }, body: { reason }, session: { accountId } }) => {
    await storeRefusal(db, { accountId, jobId, reason, now: clock() });
    return {};
  });

  serve(app, restorePick, async ({ params: { jobId }, session: { accountId } }) => {
    await deleteRefusal(db, { accountId, jobId });
    return {};
  });
}
