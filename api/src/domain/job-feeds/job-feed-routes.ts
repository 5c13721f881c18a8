import { addJobFeed } from '@jobharbor/shared/calls/recruiter/add-job-feed';
import { listJobFeedReports } from '@jobharbor/shared/calls/recruiter/list-job-feed-reports';
import { listJobFeeds } from '@jobharbor/shared/calls/recruiter/list-job-feeds';
import { pullJobFeed } from '@jobharbor/shared/calls/recruiter/pull-job-feed';
import { removeJobFeed } from '@jobharbor/shared/calls/recruiter/remove-job-feed';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { addFeed, findFeedReports, findFeeds, pullSoon, removeFeed } from './job-feeds.ts';

/** Boards of applicant tracking systems that are pulled for a company. */
export function jobFeedRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, listJobFeeds, async ({ params: { id }, session: { accountId } }) => ({
    feeds: await findFeeds(db, id, accountId),
  }));

  serve(app, addJobFeed, async ({ params: { id }, body: draft, session: { accountId }, reply }) => {
    const { feed, isNew } = await addFeed(db, { companyId: id, accountId, draft, now: clock() });
    setCreatedStatus(reply, isNew);
    return { feed };
  });

  serve(app, listJobFeedReports, async ({ params: { id, feedId }, session: { accountId } }) => ({
    reports: await findFeedReports(db, { companyId: id, accountId, feedId }),
  }));

  serve(app, pullJobFeed, async ({ params: { id, feedId }, session: { accountId } }) => {
    await pullSoon(db, { companyId: id, accountId, feedId, now: clock() });
    return {};
  });

  serve(app, removeJobFeed, async ({ params: { id, feedId }, session: { accountId } }) => {
    await removeFeed(db, { companyId: id, accountId, feedId });
    return {};
  });
}
