import { readAcrossAddress } from '@jobharbor/shared/contracts/search/across-address';
import type { AcrossList } from '@jobharbor/shared/contracts/search/search-across';
import type { Preparation, Prepared } from '@jobharbor/shared/remote/server';
import { servedTimeZone } from '../../common/job-card/own-time-zone.ts';
import { filterListsQuery } from '../../common/search-form/filter-lists.ts';
import { collectionQuery, lastPageOf } from './collection-query.ts';

/** Fetches what a page of a list shows; answers 404 for a page after the last one, 503 without its jobs. */
export async function prepareCollection(
  { queryClient, http, locale, search, timeZone }: Preparation,
  collection: AcrossList,
  blocked: readonly number[],
): Promise<Prepared | undefined> {
  const source = { http, locale };
  const address = readAcrossAddress(search);
  const zone = servedTimeZone(timeZone, locale.country.key);
  const jobs = collectionQuery(source, queryClient, { collection, address, timeZone: zone, blocked });
  await Promise.all([queryClient.prefetchQuery(filterListsQuery(source)), queryClient.prefetchQuery(jobs)]);
  const found = queryClient.getQueryData(jobs.queryKey);
  if (found === undefined) return { status: 503 };
  return address.page > 1 && address.page > lastPageOf(found) ? { status: 404 } : undefined;
}
