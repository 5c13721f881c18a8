import type { Preparation } from '@jobharbor/shared/remote/server';
import { filterListsQuery } from '../../common/filter-lists.ts';
import { type Collection, collectionQuery } from './collection-query.ts';

/** Fetches what the page of a collection shows. */
export async function prepareCollection(
  { queryClient, http, locale }: Preparation,
  collection: Collection,
): Promise<undefined> {
  const source = { http, locale };
  await Promise.all([
    queryClient.prefetchQuery(filterListsQuery(source)),
    queryClient.prefetchQuery(collectionQuery(source, queryClient, collection)),
  ]);
}
