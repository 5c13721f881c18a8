import { lazyCall } from '@jobharbor/shared/remote';

/** Lazy: the layout invalidates it from the entry, which holds no schema. */
export const savedJobsCall = lazyCall(
  { id: 'GET /job/saved-jobs', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/list-saved-jobs')).listSavedJobs,
);
