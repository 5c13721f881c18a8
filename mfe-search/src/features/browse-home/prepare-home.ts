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

/** Fetches what the home page shows, under the query keys of the page; answers 503 without the newest jobs. */
export async function prepareHome({ queryClient, http, locale }: Preparation): Promise<Prepared | undefined> {
  const source = { http, locale };
  const recentJobs = recentJobsQuery(source);
  await Promise.all([
    queryClient.prefetchQuery(recentJobs),
    ...rowKinds.map((kind) => queryClient.prefetchQuery(rowQuery(source, queryClient, kind))),
    queryClient.prefetchQuery(hotTitlesQuery(source)),
    queryClient.prefetchQuery(featuredCompaniesQuery(source)),
    queryClient.prefetchQuery(homeListsQuery(source, queryClient)),
    queryClient.prefetchQuery(countryMapQuery(source)),
  ]);
  queryClient.removeQueries({ queryKey: filterListsQuery(source).queryKey, exact: true });
  return queryClient.getQueryData(recentJobs.queryKey) === undefined ? { status: 503 } : undefined;
}
