import type { Option } from '@jobharbor/shared/contracts/primitives/primitives';
import { listedFilter } from '@jobharbor/shared/contracts/search/search-filters';
import { type CallSource, callPrefix, useCallSource, useRemote } from '@jobharbor/shared/remote';
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { getFilterLists } from '../../../common/job-news/calls.ts';
import { type FilterLists, filterListsQuery } from '../../../common/search-form/filter-lists.ts';
import { type ChoiceName, choiceNames, type ResultsSearch, writeAddress } from '../address.ts';
import { entriesOf } from './field-options.ts';

/** The lists reduced to the selected options and their groups. */
function chosenLists(filters: ResultsSearch, lists: FilterLists): FilterLists {
  const chosen = <T extends Option>(field: ChoiceName, options: readonly T[]): T[] =>
    options.filter(({ seo_value }) => filters[field].includes(seo_value));
  return {
    ...lists,
    ...Object.fromEntries(
      choiceNames.map((name) => [listedFilter[name].list, chosen(name, entriesOf(name, lists))]),
    ),
    location_lists: lists.location_lists
      .map((group) => ({ ...group, locations: chosen('location', group.locations) }))
      .filter((group) => group.locations.length > 0 || chosen('location', [group]).length > 0),
    job_category_lists: lists.job_category_lists
      .map((group) => ({ ...group, sub_list: chosen('category', group.sub_list) }))
      .filter((group) => group.sub_list.length > 0 || chosen('category', [group]).length > 0),
  };
}

/**
 * The part of the lists that results need until a panel opens. A server-rendered page contains this part only; the whole
 * lists would be half of its state.
 */
export const chosenListsQuery = (source: CallSource, queryClient: QueryClient, filters: ResultsSearch) => {
  const { language, country } = source.locale;
  const all = filterListsQuery(source);
  return queryOptions({
    queryKey: [
      ...callPrefix(getFilterLists),
      'chosen',
      language.value,
      country.key,
      writeAddress({ filters: { ...filters, q: '', sort: undefined } }),
    ],
    queryFn: async () => chosenLists(filters, await queryClient.ensureQueryData(all)),
    initialData: () => {
      const lists = queryClient.getQueryData<FilterLists>(all.queryKey);
      return lists && chosenLists(filters, lists);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
};

/** Query of `chosenLists`, with the previous search's as placeholder (`isPlaceholderData`). */
export function useChosenLists(filters: ResultsSearch) {
  const { queryClient } = useRemote();
  return useQuery({
    ...chosenListsQuery(useCallSource(), queryClient, filters),
    placeholderData: keepPreviousData,
  });
}
