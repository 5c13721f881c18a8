import type { JobPage } from '@jobharbor/shared/contracts/search';
import type { HttpClient } from '@jobharbor/shared/http';
import type { Locale } from '@jobharbor/shared/remote';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { filterListsQuery } from '../../common/filter-lists.ts';
import { type JobFilters, writeAddress } from './address.ts';
import { jobQueryOf } from './job-query.ts';

export const resultsPageSize = 30;
/** A guest sees this many pages; then the list asks them to sign in. */
export const guestPageLimit = 3;

export interface ResultsSource {
  http: HttpClient;
  locale: Locale;
  queryClient: QueryClient;
}

const keyOf = ({ language, country }: Locale, filters: JobFilters) =>
  ['search', 'jobs', language.value, country.key, writeAddress({ filters })] as const;

/**
 * One page of results. All pages of a search are read as of the time of its first page (`as_of`), so that paging neither
 * repeats nor skips a job. Going back within the stale time sends no request.
 */
export const resultsQuery = (
  { http, locale, queryClient }: ResultsSource,
  filters: JobFilters,
  page: number,
) =>
  queryOptions({
    queryKey: [...keyOf(locale, filters), page],
    queryFn: async ({ signal }) => {
      const [{ searchJobs }, lists] = await Promise.all([
        import('./api/search-jobs.ts'),
        queryClient.ensureQueryData(filterListsQuery(http, locale)),
      ]);
      const as_of = snapshotTime(queryClient, locale, filters);
      const query = jobQueryOf(filters, lists);
      return searchJobs(
        http,
        { ...query, page, size: resultsPageSize, source: 'web', ...(page > 1 && as_of && { as_of }) },
        signal,
      );
    },
    staleTime: 600_000,
  });

/** The time of the search's first loaded page in seconds. */
const snapshotTime = (queryClient: QueryClient, locale: Locale, filters: JobFilters): number | undefined =>
  queryClient
    .getQueriesData<JobPage>({ queryKey: keyOf(locale, filters) })
    .find(([, page]) => page !== undefined)?.[1]?.as_of;
