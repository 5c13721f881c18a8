import type { LanguageTag } from '@jobharbor/shared/contracts/markets/market';
import type { AcrossAddress } from '@jobharbor/shared/contracts/search/across-address';
import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';
import type { AcrossList } from '@jobharbor/shared/contracts/search/search-across';
import { acrossFilters } from '@jobharbor/shared/contracts/search/search-across';
import { type CallSource, callPrefix, lazyCall, loadAndSend } from '@jobharbor/shared/remote';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type FilterLists, filterListsQuery } from '../../common/search-form/filter-lists.ts';

const searchAcross = lazyCall(
  { id: 'POST /job/search-across', access: 'public' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/job/search-across'))
      .searchAcross,
);

const pageSize = 30;

export const lastPageOf = ({ total }: { total: number }): number => Math.ceil(total / pageSize);

export interface CollectionSearch {
  collection: AcrossList;
  address: AcrossAddress;
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

/** The options that an address chooses, by field of the request. Values that no list has are left out. */
function chosenIds(address: AcrossAddress, lists: FilterLists) {
  const chosen = acrossFilters.flatMap(({ name, field, list }) => {
    const values = address.chosen[name];
    const options = lists[list] ?? [];
    return values
      ? [[field, options.filter(({ seo_value }) => values.includes(seo_value)).map(({ id }) => id)]]
      : [];
  });
  return Object.fromEntries(chosen.filter(([, ids = []]) => ids.length > 0));
}

/** The list of a page as the search of an alert. */
export const alertFiltersOf = (
  { collection, address, timeZone }: Omit<CollectionSearch, 'blocked'>,
  lists: FilterLists,
  language: LanguageTag,
): AlertFilters => ({
  list: collection,
  ...(address.all && { all: true }),
  ...(address.countries.length > 0 && { countries: [...address.countries] }),
  ...chosenIds(address, lists),
  page_language: language,
  // Somebody who moves shares the office hours there.
  ...(timeZone !== undefined && collection !== 'visa' && { person_zone: timeZone }),
});

function bodyOf({ collection, address, timeZone, blocked }: CollectionSearch, lists: FilterLists) {
  return {
    list: collection,
    open_to_me: !address.all,
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(address.countries.length > 0 && { countries: [...address.countries] }),
    ...chosenIds(address, lists),
    ...(blocked.length > 0 && { excluded_company_ids: [...blocked] }),
    page: address.page,
    size: pageSize,
  };
}
