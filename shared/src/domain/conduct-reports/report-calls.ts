import { lazyCall } from '../../remote/lazy-call.ts';

export const ownConductReportsCall = lazyCall(
  { id: 'GET /jobApplication/reports', access: 'protected' },
  async () =>
    (
      await import(
        /* webpackChunkName: "own-conduct-reports" */ '../../contracts/calls/job-application/list-own-conduct-reports.ts'
      )
    ).listOwnConductReports,
);
