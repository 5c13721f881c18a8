import type { Preparation } from '@jobharbor/shared/remote/server';
import { filterListsQuery } from '../../common/filter-lists.ts';
import { jobQuery } from '../../common/job-query.ts';
import type { JobFilters } from './address.ts';
import {
  carryQuery,
  type MarketAddress,
  readMarketAddress,
  withCarried,
  withoutMarket,
} from './carry-filters.ts';
import { guestPageLimit, resultsQuery } from './results-queries.ts';

/** Fetches what the results page at an address shows, under the query keys of the page. */
export async function prepareResults(preparation: Preparation): Promise<undefined> {
  const { queryClient, http, locale, search } = preparation;
  const source = { http, locale };
  const address = readMarketAddress(search, locale.country.key);
  const { page, job } = address;
  // The server does not know who is signed in, and only members may see later pages: the first one tells how many.
  const shown = page <= guestPageLimit ? page : 1;
  await Promise.all([
    queryClient.prefetchQuery(filterListsQuery(source)),
    filtersHere(preparation, address).then((filters) =>
      queryClient.prefetchQuery(resultsQuery(source, queryClient, filters, shown)),
    ),
    job !== undefined && queryClient.prefetchQuery(jobQuery(source, job)),
  ]);
}

async function filtersHere(
  { queryClient, http, locale }: Preparation,
  { filters, from }: MarketAddress,
): Promise<JobFilters> {
  if (from === undefined) return filters;
  const query = carryQuery({ http, locale }, filters, from);
  await queryClient.prefetchQuery(query);
  const answer = queryClient.getQueryData(query.queryKey);
  return answer ? withCarried(filters, answer) : withoutMarket(filters);
}
