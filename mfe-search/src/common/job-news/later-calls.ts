import { lazyCall } from '@jobharbor/shared/remote';

// Calls of pages other than the results, apart from those of the first script. Lazy for the same reason.

export const listHotTitles = lazyCall(
  { id: 'GET /recommendation/hot-job-titles', access: 'public' },
  async () =>
    (
      await import(
        /* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/recommendation/list-hot-titles'
      )
    ).listHotTitles,
);

export const listSimilarJobs = lazyCall(
  { id: 'GET /job/similar', access: 'public' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/job/list-similar-jobs'))
      .listSimilarJobs,
);

export const getCompany = lazyCall(
  { id: 'GET /company/{id}', access: 'public', version: 2 },
  async () =>
    (await import(/* webpackChunkName: "companies" */ '@jobharbor/shared/calls/company/get-company'))
      .getCompany,
);

export const listFeaturedCompanies = lazyCall(
  { id: 'GET /company/featured-companies', access: 'public', version: 2 },
  async () =>
    (
      await import(
        /* webpackChunkName: "companies" */ '@jobharbor/shared/calls/company/list-featured-companies'
      )
    ).listFeaturedCompanies,
);
