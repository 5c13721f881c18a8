import { type CallSource, callPrefix, loadAndSend } from '@jobharbor/shared/remote';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { searchJobs } from '../../common/calls.ts';
import { type FilterLists, filterListsQuery } from '../../common/filter-lists.ts';

/** Predefined searches with a page of their own. */
export type Collection = 'remote' | 'web3';

const shownJobs = 18;

/** The collection's filter in the URL of the results page. */
const collectionFilter = { remote: ['arrangement', 'remote'], web3: ['web3', '1'] } as const;

/** Path of the results page for the collection, narrowed by one more filter. */
export const collectionResults = (collection: Collection, filter: Record<string, string> = {}): string => {
  const [name, value] = collectionFilter[collection];
  return `/jobs?${new URLSearchParams({ ...filter, [name]: value })}`;
};

const bodyOf = (collection: Collection, lists: FilterLists) =>
  collection === 'web3'
    ? { is_web3: true }
    : { work_arrangements: lists.work_arrangements.flatMap(({ key, id }) => (key === 'remote' ? [id] : [])) };

/** The newest jobs of the collection in the country, with the facets of all of them. */
export const collectionQuery = (
  source: CallSource,
  queryClient: QueryClient,
  collection: Collection,
  blocked: readonly number[] = [],
) => {
  const { language, country } = source.locale;
  return queryOptions({
    queryKey: [
      ...callPrefix(searchJobs),
      'collection',
      language.value,
      country.key,
      collection,
      blocked,
    ] as const,
    queryFn: async ({ signal }) => {
      const lists = await queryClient.ensureQueryData(filterListsQuery(source));
      const body = {
        ...bodyOf(collection, lists),
        ...(blocked.length > 0 && { excluded_company_ids: [...blocked] }),
        sort: 1 as const,
        page: 1,
        size: shownJobs,
        source: 'web' as const,
      };
      return loadAndSend(source.http, searchJobs, { body, signal });
    },
    staleTime: 300_000,
  });
};
