import type { Preparation } from '@jobharbor/shared/remote/server';
import { filterListsQuery } from '../../common/filter-lists.ts';
import { jobQuery } from '../../common/job-query.ts';
import { drawsOptions, type JobFilters } from './address.ts';
import {
  carryQuery,
  type MarketAddress,
  readMarketAddress,
  withCarried,
  withoutMarket,
} from './carry-filters.ts';
import { chosenListsQuery } from './chosen-lists.ts';
import { guestPageLimit, resultsQuery } from './results-queries.ts';

/** Fetches what the results page of a URL shows, under the page's query keys. */
export async function prepareResults(preparation: Preparation): Promise<undefined> {
  const { queryClient, http, locale, search } = preparation;
  const source = { http, locale };
  const address = readMarketAddress(search, locale.country.key);
  const { page, job } = address;
  // The server does not know who is signed in, and later pages are for members only: render the first one, which has the
  // total.
  const shown = page <= guestPageLimit ? page : 1;
  const lists = filterListsQuery(source);
  await Promise.all([
    queryClient.prefetchQuery(lists),
    filtersHere(preparation, address).then((filters) =>
      Promise.all([
        queryClient.prefetchQuery(chosenListsQuery(source, queryClient, filters)),
        queryClient.prefetchQuery(resultsQuery(source, queryClient, filters, shown)),
      ]),
    ),
    job !== undefined && queryClient.prefetchQuery(jobQuery(source, job)),
  ]);
  // The state contains only the selected options.
  if (!drawsOptions(search)) queryClient.removeQueries({ queryKey: lists.queryKey, exact: true });
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
