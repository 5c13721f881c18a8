import { jobFlagsQuery } from '@jobharbor/shared/domain/jobs';
import type { Preparation, Prepared } from '@jobharbor/shared/remote/server';
import { countryMapQuery } from '../../common/country-map.ts';
import { filterListsQuery } from '../../common/search-form/filter-lists.ts';
import {
  featuredCompaniesQuery,
  homeListsQuery,
  hotTitlesQuery,
  recentJobsQuery,
  rowKinds,
  rowQuery,
} from './home-queries.ts';
import { forgetParts, likeSavedQuery } from './like-saved-query.ts';

/**
 * Fetches what the home page shows, under the query keys of the page; answers 503 without the newest jobs. For an account
 * with a saved job it also fetches jobs like that one.
 */
export async function prepareHome({
  queryClient,
  http,
  locale,
  userId,
}: Preparation): Promise<Prepared | undefined> {
  const source = { http, locale };
  const flags = queryClient.getQueryData(jobFlagsQuery({ ...source, userId }).queryKey);
  const saved = flags?.saved_job_ids[0];
  const recentJobs = recentJobsQuery(source);
  await Promise.all([
    queryClient.prefetchQuery(recentJobs),
    ...rowKinds.map((kind) => queryClient.prefetchQuery(rowQuery(source, queryClient, kind))),
    queryClient.prefetchQuery(hotTitlesQuery(source)),
    queryClient.prefetchQuery(featuredCompaniesQuery(source)),
    queryClient.prefetchQuery(homeListsQuery(source, queryClient)),
    queryClient.prefetchQuery(countryMapQuery(source)),
    saved && queryClient.prefetchQuery(likeSavedQuery(source, queryClient, saved)),
  ]);
  if (saved) forgetParts(queryClient, source, saved);
  queryClient.removeQueries({ queryKey: filterListsQuery(source).queryKey, exact: true });
  return queryClient.getQueryData(recentJobs.queryKey) === undefined ? { status: 503 } : undefined;
}
