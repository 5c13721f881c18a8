import { lazyCall } from '@jobharbor/shared/remote';

/** The caller's reports of companies with what came of them. */
export const listOwnCompanyReports = lazyCall(
  { id: 'GET /company/reports', access: 'protected' },
  async () =>
    (
      await import(
        /* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/company/list-own-company-reports'
      )
    ).listOwnCompanyReports,
);
