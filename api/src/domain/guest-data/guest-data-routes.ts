import { joinGuestData } from '@jobharbor/shared/calls/jobseeker-account/join-guest-data';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import {
  joinExternalApplications,
  joinHiddenJobs,
  joinRefusedTitles,
  joinSavedJobs,
  joinSeenJobs,
} from './join-guest-data.ts';

/** Routes that merge guest data. */
export function guestDataRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, joinGuestData, async ({ body, session: { accountId } }) =>
    db.transaction().execute(async (tx) => {
      const now = clock();
      const saved_job_ids = await joinSavedJobs(tx, accountId, body.saved_jobs, now);
      return {
        saved_job_ids,
        external_applications: await joinExternalApplications(tx, accountId, body.external_applications, now),
        seen_jobs: await joinSeenJobs(tx, accountId, body.seen_job_ids, now),
        refused_titles: await joinRefusedTitles(tx, accountId, body.refused_title_ids, now),
        hidden_jobs: await joinHiddenJobs(tx, accountId, body.hidden_jobs, now),
      };
    }),
  );
}
