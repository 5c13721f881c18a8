import { lazyCall } from '@jobharbor/shared/remote';

/** The two lists. Lazy: the layout invalidates them from the entry, which holds no schema. */
export const savedJobsCall = lazyCall(
  { id: 'GET /job/saved-jobs', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/list-saved-jobs')).listSavedJobs,
);

export const applicationsCall = lazyCall(
  { id: 'GET /jobApplication/jobseekers', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/list-applications')).listApplications,
);
