import type { JobPage } from '@jobharbor/shared/contracts/search/search';
import { type CallSource, callPrefix } from '@jobharbor/shared/remote';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { searchJobs } from '../../common/job-news/calls.ts';
import { type ResultsSearch, writeAddress } from './address.ts';

export const resultsPageSize = 30;
/** Number of the last page that has jobs; 0 for an empty list. */
export const lastPageOf = ({ total }: JobPage): number => Math.ceil(total / resultsPageSize);
/** Number of pages for guests; then the list asks them to sign in. */
export const guestPageLimit = 3;

/** Key by the canonical URL of the search: the body of the request needs the filter lists. */
const keyOf = (
  { locale: { language, country } }: CallSource,
  filters: ResultsSearch,
  blocked: readonly number[],
) =>
  [
    ...callPrefix(searchJobs),
    'results',
    language.value,
    country.key,
    writeAddress({ filters }),
    ...(blocked.length > 0 ? [blocked] : []),
  ] as const;

/**
 * One page of results. All pages of a search use the time of its first page (`as_of`), so that paging neither repeats nor
 * skips a job. Going back within the stale time sends no request. Jobs of `blocked` companies are excluded.
 */
export const resultsQuery = (
  source: CallSource,
  queryClient: QueryClient,
  filters: ResultsSearch,
  page: number,
  blocked: readonly number[] = [],
) =>
  queryOptions({
    queryKey: [...keyOf(source, filters, blocked), page],
    queryFn: async ({ signal }) => {
      const { fetchResults } = await import(/* webpackChunkName: "job-calls" */ './fetch-results.ts');
      const pagesKey = keyOf(source, filters, blocked);
      const size = resultsPageSize;
      return fetchResults({ source, queryClient, filters, page, size, blocked, pagesKey, signal });
    },
    staleTime: 600_000,
  });
