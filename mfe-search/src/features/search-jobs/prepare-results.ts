import type { Preparation } from '@jobharbor/shared/remote/server';
import { filterListsQuery } from '../../common/filter-lists.ts';
import { jobQuery } from '../../common/job-query.ts';
import { readAddress } from './address.ts';
import { guestPageLimit, resultsQuery } from './results-queries.ts';

/** Fetches what the results page at an address shows, under the query keys of the page. */
export async function prepareResults(preparation: Preparation): Promise<undefined> {
  const { queryClient, http, locale, search } = preparation;
  const source = { http, locale };
  const { filters, page, job } = readAddress(search);
  await Promise.all([
    queryClient.prefetchQuery(filterListsQuery(source)),
    // The server does not know who is signed in, and only members may see later pages.
    page <= guestPageLimit && queryClient.prefetchQuery(resultsQuery(source, queryClient, filters, page)),
    job !== undefined && queryClient.prefetchQuery(jobQuery(source, job)),
  ]);
}
