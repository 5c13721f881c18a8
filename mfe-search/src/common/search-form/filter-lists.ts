import type { filterLists } from '@jobharbor/shared/contracts/config';
import { type CallSource, callQuery, useCallSource } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { getFilterLists } from '../job-news/calls.ts';

export type FilterLists = z.infer<typeof filterLists>;

/** Filter options of the country in the page's language. Change only with a release of the API. */
export const filterListsQuery = (source: CallSource) => ({
  ...callQuery(getFilterLists, source),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useFilterLists = () => useQuery(filterListsQuery(useCallSource()));
