import { type CallSource, callQuery } from '@jobharbor/shared/remote';
import { listFeaturedCompanies, listHotTitles, searchJobs } from '../../common/calls.ts';

/** Jobs on the phone of the first section; the others are news. */
export const jobsOnPhone = 2;

export const newestJobsQuery = (source: CallSource) => ({
  ...callQuery(searchJobs, source, { body: { page: 1, size: jobsOnPhone + 6, sort: 1 } }),
  staleTime: 300_000,
});

export const wantedTitlesQuery = (source: CallSource) => ({
  ...callQuery(listHotTitles, source),
  staleTime: 600_000,
});

export const hiringCompaniesQuery = (source: CallSource) => ({
  ...callQuery(listFeaturedCompanies, source, { query: { size: 6 } }),
  staleTime: 600_000,
});
