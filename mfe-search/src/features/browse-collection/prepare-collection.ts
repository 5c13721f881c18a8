import type { Preparation, Prepared } from '@jobharbor/shared/remote/server';
import { filterListsQuery } from '../../common/filter-lists.ts';
import { type Collection, collectionQuery } from './collection-query.ts';

/** Fetches what the page of a collection shows; answers 503 without its jobs. */
export async function prepareCollection(
  { queryClient, http, locale }: Preparation,
  collection: Collection,
  blocked: readonly number[],
): Promise<Prepared | undefined> {
  const source = { http, locale };
  const jobs = collectionQuery(source, queryClient, collection, blocked);
  await Promise.all([queryClient.prefetchQuery(filterListsQuery(source)), queryClient.prefetchQuery(jobs)]);
  return queryClient.getQueryData(jobs.queryKey) === undefined ? { status: 503 } : undefined;
}
