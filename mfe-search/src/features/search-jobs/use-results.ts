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
  /** After `jobs`: jobs with similar titles, and the matches of this and later pages that only mention the words. */
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
  const hasMore = found !== undefined && to * resultsPageSize < found.total;
  // A page from the server or from before a block may contain jobs that are left out.
  const isShown = useIsListed();
  const [jobs, related] = useMemo(
    () => splitPages(pages, hasMore).map((list) => list.filter(isShown)) as [JobCard[], JobCard[]],
    [pages, hasMore, isShown],
  );
  const isBehind = pages !== newest;
  const failed = [first, ...rest].filter(({ isError }) => isError);
  return {
    found,
    jobs,
    related,
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

/**
 * The jobs, and those behind the heading of the related ones, in order. A job stands once: pages of different snapshots may share
 * some, and React needs unique keys.
 */
function splitPages(pages: readonly (JobPage | undefined)[], hasMore: boolean): [JobCard[], JobCard[]] {
  const lists: [JobCard[], JobCard[]] = [[], []];
  const seen = new Set<number>();
  let at: 0 | 1 = 0;
  const add = (jobs: readonly JobCard[] = []) => {
    for (const job of jobs) if (seen.size < seen.add(job.id).size) lists[at].push(job);
  };
  for (const { jobs, related, mentions_from: end } of pages.filter((page) => page !== undefined)) {
    add(jobs.slice(0, end));
    if (end === undefined) continue;
    at = 1;
    add(related);
    add(jobs.slice(end));
  }
  at = 1;
  if (!hasMore) add(pages.at(-1)?.related);
  return lists;
}
