import type { Preparation, Prepared } from '@jobharbor/shared/remote/server';
import { jobStaticQuery } from '../../common/job-news/job-static-query.ts';
import { filterListsQuery } from '../../common/search-form/filter-lists.ts';
import { drawsOptions, type ResultsSearch } from './address.ts';
import { chosenListsQuery } from './filters/chosen-lists.ts';
import {
  conversionQuery,
  type MarketAddress,
  readMarketAddress,
  withConverted,
  withoutMarket,
} from './filters/convert-filters.ts';
import { guestPageLimit, lastPageOf, resultsQuery } from './results-queries.ts';

/**
 * Fetches what the results page of a URL shows, under the page's query keys. Answers 404 for a page after the last one,
 * 503 without results.
 */
export async function prepareResults(
  preparation: Preparation,
  blocked: readonly number[],
): Promise<Prepared | undefined> {
  const { queryClient, http, locale, search } = preparation;
  const source = { http, locale };
  const address = readMarketAddress(search, locale.country.key);
  const { page, job } = address;
  // The server does not know who is signed in, and later pages are for members only: render the first one, which has the
  // total.
  const shown = page <= guestPageLimit ? page : 1;
  const lists = filterListsQuery(source);
  const results = filtersHere(preparation, address).then(async (filters) => {
    const query = resultsQuery(source, queryClient, filters, shown, blocked);
    await Promise.all([
      queryClient.prefetchQuery(chosenListsQuery(source, queryClient, filters)),
      queryClient.prefetchQuery(query),
    ]);
    return queryClient.getQueryData(query.queryKey);
  });
  await Promise.all([
    queryClient.prefetchQuery(lists),
    results,
    job !== undefined && queryClient.prefetchQuery(jobStaticQuery(source, job)),
  ]);
  // The state contains only the selected options.
  if (!drawsOptions(search)) queryClient.removeQueries({ queryKey: lists.queryKey, exact: true });
  const found = await results;
  if (found === undefined) return { status: 503 };
  const isPastEnd = found.total > 0 && page > lastPageOf(found);
  return isPastEnd ? { status: 404 } : undefined;
}

async function filtersHere(
  { queryClient, http, locale }: Preparation,
  { filters, from }: MarketAddress,
): Promise<ResultsSearch> {
  if (from === undefined) return filters;
  const query = conversionQuery({ http, locale }, filters, from);
  await queryClient.prefetchQuery(query);
  const answer = queryClient.getQueryData(query.queryKey);
  return answer ? withConverted(filters, answer) : withoutMarket(filters);
}
