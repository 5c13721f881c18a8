import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import type { JobPage } from '@jobharbor/shared/contracts/search/search';
import { useBlockedCompanies, useIsListed } from '@jobharbor/shared/domain/jobs';
import { type Retry, retryAll, useCallSource, useRemote } from '@jobharbor/shared/remote';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ResultsSearch } from './address.ts';
import { resultsPageSize, resultsQuery } from './results-queries.ts';

export interface Results {
  /** The first shown page, with total, facets and corrections; undefined until loaded. */
  found: JobPage | undefined;
  jobs: readonly JobCard[];
  /** After `jobs`: jobs with similar titles, and matches that only mention the words. */
  related: readonly JobCard[];
  /** `jobs` are from the previous search while the new one is loading. */
  isOutdated: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  error: Error | null;
  /** Of all failed pages. */
  retry: Retry;
}

/** The pages `from` to `to` of a search as one list. */
export function useResults(filters: ResultsSearch, from: number, to: number, enabled: boolean): Results {
  const { queryClient } = useRemote();
  const source = useCallSource();
  const blocked = useBlockedCompanies();
  const first = useQuery({
    ...resultsQuery(source, queryClient, filters, from, blocked),
    placeholderData: keepPreviousData,
    enabled,
  });
  const later = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + 1 + index);
  const rest = useQueries({
    queries: later.map((page) => ({
      ...resultsQuery(source, queryClient, filters, page, blocked),
      enabled: enabled && !!first.data,
    })),
  });
  // Referentially stable until a page, a block or a hidden job changes, so that cards do not re-render.
  const newest = useSameItems([first.data, ...rest.map(({ data }) => data)]);
  // An answer is rendered in a transition: in one task it would hold back input.
  const pages = useDeferredValue(newest);
  const found = pages[0];
  const last = pages.at(-1);
  // A page from the server or from before a block may contain jobs that are left out.
  const isShown = useIsListed();
  const jobs = useMemo(
    () => uniqueById(pages.flatMap((page) => page?.jobs ?? [])).filter(isShown),
    [pages, isShown],
  );
  const related = useMemo(() => last?.related?.filter(isShown) ?? [], [last, isShown]);
  const hasMore = found !== undefined && to * resultsPageSize < found.total;
  const isBehind = pages !== newest;
  const failed = [first, ...rest].filter(({ isError }) => isError);
  return {
    found,
    jobs,
    related: hasMore ? none : related,
    isOutdated: first.isPlaceholderData || (first.isPending && enabled) || (isBehind && found !== first.data),
    isLoadingMore: rest.some(({ isFetching }) => isFetching) || (isBehind && found === first.data),
    hasMore,
    error: failed[0]?.error ?? null,
    retry: retryAll(failed),
  };
}

/** The previous array as long as it has the same items. */
function useSameItems<T>(items: readonly T[]): readonly T[] {
  const [known, setKnown] = useState(items);
  const isSame = known.length === items.length && known.every((item, index) => item === items[index]);
  if (!isSame) setKnown(items);
  return isSame ? known : items;
}

const none: readonly JobCard[] = [];

/** Pages of one snapshot share no job, but pages of different ones may, and React needs unique keys. */
const uniqueById = (jobs: JobCard[]): JobCard[] => [...new Map(jobs.map((job) => [job.id, job])).values()];
