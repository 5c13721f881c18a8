import { acrossFilters } from '@jobharbor/shared/contracts/search/search-across';
import { type CallSource, callPrefix, lazyCall, loadAndSend } from '@jobharbor/shared/remote';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type FilterLists, filterListsQuery } from '../../common/search-form/filter-lists.ts';
import type { Collection, CollectionAddress } from './collection-address.ts';

const searchAcross = lazyCall(
  { id: 'POST /job/search-across', access: 'public' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/job/search-across'))
      .searchAcross,
);

const pageSize = 30;

export const lastPageOf = ({ total }: { total: number }): number => Math.ceil(total / pageSize);

export interface CollectionSearch {
  collection: Collection;
  address: CollectionAddress;
  timeZone: string | undefined;
  blocked: readonly number[];
}

/** One page of a list over all countries. */
export const collectionQuery = (source: CallSource, queryClient: QueryClient, search: CollectionSearch) => {
  const { language, country } = source.locale;
  return queryOptions({
    queryKey: [...callPrefix(searchAcross), language.value, country.key, search] as const,
    queryFn: async ({ signal }) => {
      const lists = await queryClient.ensureQueryData(filterListsQuery(source));
      return loadAndSend(source.http, searchAcross, { body: bodyOf(search, lists), signal });
    },
    staleTime: 300_000,
  });
};

function bodyOf({ collection, address, timeZone, blocked }: CollectionSearch, lists: FilterLists) {
  const chosen = acrossFilters.flatMap(({ name, field, list }) => {
    const values = address.chosen[name];
    const options = lists[list] ?? [];
    return values
      ? [[field, options.filter(({ seo_value }) => values.includes(seo_value)).map(({ id }) => id)]]
      : [];
  });
  return {
    list: collection,
    open_to_me: !address.all,
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(address.countries.length > 0 && { countries: [...address.countries] }),
    ...Object.fromEntries(chosen),
    ...(blocked.length > 0 && { excluded_company_ids: [...blocked] }),
    page: address.page,
    size: pageSize,
  };
}
