import { type CallSource, callQuery } from '@jobharbor/shared/remote';
import { listFeaturedCompanies, listHotTitles, searchJobs } from '../../common/calls.ts';

/** The titles that are advertised most in the country now. */
export const hotTitlesQuery = (source: CallSource) => ({
  ...callQuery(listHotTitles, source),
  staleTime: 600_000,
});

/** The country's newest jobs, as many as the home page shows, with the facets of all its jobs. */
export const recentJobsQuery = (source: CallSource) => ({
  ...callQuery(searchJobs, source, { body: { page: 1, size: 21, sort: 1, source: 'home' } }),
  staleTime: 300_000,
});

/** Companies that hire in the country, as many as the home page shows. */
export const featuredCompaniesQuery = (source: CallSource) => ({
  ...callQuery(listFeaturedCompanies, source, { query: { size: 6 } }),
  staleTime: 600_000,
});
