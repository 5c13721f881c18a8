import { lazyCall } from '@jobharbor/shared/remote';

// Calls of server-rendered pages. Their definitions import zod, so they are lazy. Calls of one chunk share its entry in
// the chunk list, which is part of the first script.

export const getFilterLists = lazyCall(
  { id: 'GET /config/filters/list', access: 'public' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/config/get-filter-lists'))
      .getFilterLists,
);

export const searchJobs = lazyCall(
  { id: 'POST /job/search', access: 'public' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/job/search-jobs')).searchJobs,
);

export const convertFilters = lazyCall(
  { id: 'POST /config/filters/convert', access: 'public' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/config/convert-filters'))
      .convertFilters,
);

export const getJobStatic = lazyCall(
  { id: 'GET /job/{id}/static', access: 'public' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/job/get-job-static'))
      .getJobStatic,
);

export const saveJob = lazyCall(
  { id: 'POST /job/saved-jobs/create', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/job/save-job')).saveJob,
);

export const unsaveJob = lazyCall(
  { id: 'DELETE /job/saved-jobs/{id}/delete', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/job/unsave-job')).unsaveJob,
);
