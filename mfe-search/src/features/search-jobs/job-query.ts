import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';
import type { JobQuery, SearchSort } from '@jobharbor/shared/contracts/search/search';
import { filtersToRequest } from '@jobharbor/shared/contracts/search/search-address';
import {
  type FlagName,
  type ListedName,
  searchFilters,
} from '@jobharbor/shared/contracts/search/search-filters';
import type { FilterLists } from '../../common/search-form/filter-lists.ts';
import { choiceNames, type ResultsSearch, type Sort } from './address.ts';
import { optionsIn } from './filters/field-options.ts';

const sortCodes: Record<Sort, SearchSort> = { newest: 1, relevant: 2, pay: 3, closing: 4 };

/** Whether options are selected, so that the search request needs the country's lists. */
export const hasOptions = (filters: ResultsSearch): boolean =>
  choiceNames.some((name) => filters[name].length > 0);

/** Body of the search request. Options that the country's lists lack are left out, without lists all of them. */
export const jobQueryOf = (filters: ResultsSearch, lists: FilterLists | undefined): JobQuery => ({
  ...filtersToRequest(filters, (list) => (lists ? optionsIn(lists[list]) : [])),
  ...(filters.sort && { sort: sortCodes[filters.sort] }),
});

/** The filters of a job alert: the search without its sort. */
export function alertFiltersOf(filters: ResultsSearch, lists: FilterLists): AlertFilters {
  const { sort: _, ...query } = jobQueryOf(filters, lists);
  return query;
}

/** A filter in `rescue.drop`: the text, or a query parameter. */
export type DroppableName = ListedName | FlagName | 'q';

/** Maps a field of the request in `rescue.drop` to the query parameter. */
export const droppedName = (drop: string): DroppableName | undefined =>
  drop === 'query'
    ? 'q'
    : searchFilters.find(
        (filter) =>
          filter.field === drop ||
          (filter.kind === 'range' && [filter.from, filter.to].some((bound) => bound === drop)),
      )?.name;

/** The search without one of its filters. */
export function withoutFilter(filters: ResultsSearch, name: DroppableName): ResultsSearch {
  const { [name]: value } = filters;
  return { ...filters, [name]: typeof value === 'string' ? '' : typeof value === 'boolean' ? false : [] };
}
