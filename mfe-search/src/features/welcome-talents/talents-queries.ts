import { type CallSource, callQuery } from '@jobharbor/shared/remote';
import { searchJobs } from '../../common/job-news/calls.ts';
import { listFeaturedCompanies, listHotTitles } from '../../common/job-news/later-calls.ts';

/** Number of jobs on the phone of the hero section; the others are in the news section. */
export const jobsOnPhone = 2;

export const newestJobsQuery = (source: CallSource) => ({
  ...callQuery(searchJobs, source, { body: { page: 1, size: jobsOnPhone + 6, sort: 1 } }),
  staleTime: 300_000,
});

export const titlesInDemandQuery = (source: CallSource) => ({
  ...callQuery(listHotTitles, source),
  staleTime: 600_000,
});

export const hiringCompaniesQuery = (source: CallSource) => ({
  ...callQuery(listFeaturedCompanies, source, { query: { size: 6 } }),
  staleTime: 600_000,
});
