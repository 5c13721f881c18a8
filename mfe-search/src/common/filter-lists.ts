import type { filterLists } from '@jobharbor/shared/contracts/config';
import type { HttpClient } from '@jobharbor/shared/http';
import { type Locale, useLocale, useRemote } from '@jobharbor/shared/remote';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';

export type FilterLists = z.infer<typeof filterLists>;

/** The choices of the country's filters in the page's language. They change with a release of the API at most. */
export const filterListsQuery = (http: HttpClient, { language, country }: Locale) =>
  queryOptions({
    queryKey: ['search', 'lists', language.value, country.key],
    queryFn: async ({ signal }) => (await import('./get-filter-lists.ts')).getFilterLists(http, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useFilterLists = () => useQuery(filterListsQuery(useRemote().http, useLocale()));
