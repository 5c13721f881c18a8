import { lazyCall } from '@jobharbor/shared/remote';

/** The caller's reports of jobs with what came of them. */
export const listOwnJobReports = lazyCall(
  { id: 'GET /job/reports', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/job/list-own-job-reports'))
      .listOwnJobReports,
);
