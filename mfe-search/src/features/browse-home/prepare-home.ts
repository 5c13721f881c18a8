import type { Preparation } from '@jobharbor/shared/remote/server';
import { countryMapQuery } from '../../common/country-map.ts';
import { filterListsQuery } from '../../common/filter-lists.ts';
import {
  featuredCompaniesQuery,
  homeListsQuery,
  hotTitlesQuery,
  recentJobsQuery,
  rowKinds,
  rowQuery,
} from './home-queries.ts';

/** Fetches what the home page shows, under the query keys of the page. */
export async function prepareHome({ queryClient, http, locale }: Preparation): Promise<undefined> {
  const source = { http, locale };
  await Promise.all([
    queryClient.prefetchQuery(recentJobsQuery(source)),
    ...rowKinds.map((kind) => queryClient.prefetchQuery(rowQuery(source, queryClient, kind))),
    queryClient.prefetchQuery(hotTitlesQuery(source)),
    queryClient.prefetchQuery(featuredCompaniesQuery(source)),
    queryClient.prefetchQuery(homeListsQuery(source, queryClient)),
    queryClient.prefetchQuery(countryMapQuery(source)),
  ]);
  queryClient.removeQueries({ queryKey: filterListsQuery(source).queryKey, exact: true });
}
