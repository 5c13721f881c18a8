import type { Preparation, Prepared } from '@jobharbor/shared/remote/server';
import { readPayAddress } from '../../common/pay-address.ts';
import { filterListsQuery } from '../../common/search-form/filter-lists.ts';
import { payQuery } from './pay-query.ts';

/** Fetches the places and, for a title, its pay; answers 503 without that. */
export async function preparePay({
  queryClient,
  http,
  locale,
  search,
}: Preparation): Promise<Prepared | undefined> {
  const source = { http, locale };
  const address = readPayAddress(search);
  const pay = payQuery(source, address);
  await Promise.all([
    queryClient.prefetchQuery(filterListsQuery(source)),
    address.title && queryClient.prefetchQuery(pay),
  ]);
  return address.title && !queryClient.getQueryData(pay.queryKey) ? { status: 503 } : undefined;
}
