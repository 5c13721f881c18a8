import { lazyCall } from '@jobharbor/shared/remote';

export const countUnread = lazyCall(
  { id: 'GET /jobApplication/chats/unread-count', access: 'protected', worldwide: true },
  async () =>
    (
      await import(
        /* webpackChunkName: "recent-activity" */ '@jobharbor/shared/calls/job-application/count-unread'
      )
    ).countUnread,
);

export const listSavedJobs = lazyCall(
  { id: 'GET /job/saved-jobs', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "recent-activity" */ '@jobharbor/shared/calls/job/list-saved-jobs'))
      .listSavedJobs,
);
