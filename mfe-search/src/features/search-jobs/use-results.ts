import type { JobCard } from '@jobharbor/shared/contracts/job';
import type { JobPage } from '@jobharbor/shared/contracts/search';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { JobFilters } from './address.ts';
import { resultsPageSize, resultsQuery } from './results-queries.ts';

export interface Results {
  /** What the first shown page says of the whole: total, facets, corrections. Undefined until it is there. */
  found: JobPage | undefined;
  jobs: readonly JobCard[];
  /** Behind the last match: others whose title is near to the words. */
  related: readonly JobCard[];
  /** What stands belongs to an earlier search, and the new one is on its way. */
  isOld: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  error: Error | null;
  retry: () => void;
}

/** The pages `from` to `to` of a search as one list. */
export function useResults(filters: JobFilters, from: number, to: number, enabled: boolean): Results {
  const { http, queryClient } = useRemote();
  const locale = useLocale();
  const source = { http, locale, queryClient };
  const first = useQuery({
    ...resultsQuery(source, filters, from),
    placeholderData: keepPreviousData,
    enabled,
  });
  const later = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + 1 + index);
  const rest = useQueries({
    queries: later.map((page) => ({
      ...resultsQuery(source, filters, page),
      enabled: enabled && !!first.data,
    })),
  });
  const found = first.data;
  const jobs = uniqueById([found, ...rest.map(({ data }) => data)].flatMap((page) => page?.jobs ?? []));
  const hasMore = found !== undefined && to * resultsPageSize < found.total;
  const last = rest.length > 0 ? rest.at(-1)?.data : found;
  const failed = [first, ...rest].find(({ isError }) => isError);
  return {
    found,
    jobs,
    related: (!hasMore && last?.related) || [],
    isOld: first.isPlaceholderData || (first.isPending && enabled),
    isLoadingMore: rest.some(({ isFetching }) => isFetching),
    hasMore,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}

/** A frozen list repeats nothing; one that was not (an old cache) must not break React's keys. */
const uniqueById = (jobs: JobCard[]): JobCard[] => [...new Map(jobs.map((job) => [job.id, job])).values()];
