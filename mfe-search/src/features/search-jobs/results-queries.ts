import type { JobPage } from '@jobharbor/shared/contracts/search';
import type { HttpClient } from '@jobharbor/shared/http';
import type { Locale } from '@jobharbor/shared/remote';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { filterListsQuery } from '../../lists/filter-lists.ts';
import { type JobFilters, writeAddress } from './address.ts';
import { jobQueryOf } from './job-query.ts';

export const resultsPageSize = 30;
/** A guest sees this many pages; from then on the list asks to sign in. */
export const openPages = 3;

export interface ResultsSource {
  http: HttpClient;
  locale: Locale;
  queryClient: QueryClient;
}

const keyOf = ({ language, country }: Locale, filters: JobFilters) =>
  ['search', 'jobs', language.value, country.key, writeAddress({ filters })] as const;

/**
 * One page of results. The pages of one search share the moment at which the first of them was asked for, so that
 * paging neither repeats a job nor skips one. Kept while it is in the cache: coming back asks nobody.
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
      const as_of = frozenAt(queryClient, locale, filters);
      const query = jobQueryOf(filters, lists);
      return searchJobs(
        http,
        { ...query, page, size: resultsPageSize, source: 'web', ...(page > 1 && as_of && { as_of }) },
        signal,
      );
    },
    staleTime: 600_000,
  });

const frozenAt = (queryClient: QueryClient, locale: Locale, filters: JobFilters): number | undefined =>
  queryClient
    .getQueriesData<JobPage>({ queryKey: keyOf(locale, filters) })
    .find(([, page]) => page !== undefined)?.[1]?.as_of;
