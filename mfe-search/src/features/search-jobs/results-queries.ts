import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import type { JobPage } from '@jobharbor/shared/contracts/search/search';
import { type CallSource, callPrefix, loadAndSend } from '@jobharbor/shared/remote';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { searchJobs } from '../../common/job-news/calls.ts';
import { filterListsQuery } from '../../common/search-form/filter-lists.ts';
import { type ResultsSearch, writeAddress } from './address.ts';
import { hasOptions, jobQueryOf } from './job-query.ts';

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
      const arriving = queryClient.ensureQueryData(filterListsQuery(source));
      const lists = hasOptions(filters) ? await arriving : undefined;
      const as_of = page > 1 ? snapshotTime(queryClient, source, filters, blocked) : undefined;
      const query = { ...jobQueryOf(filters, lists), page, size: resultsPageSize, source: 'web' as const };
      const more = {
        ...(as_of && { as_of }),
        ...(blocked.length > 0 && { excluded_company_ids: [...blocked] }),
      };
      // The filters are above the jobs: jobs rendered before them would shift.
      const [found] = await Promise.all([
        loadAndSend(source.http, searchJobs, { body: { ...query, ...more }, signal }),
        arriving,
      ]);
      return {
        ...found,
        jobs: withoutSnippets(found.jobs),
        related: found.related && withoutSnippets(found.related),
      };
    },
    staleTime: 600_000,
  });

/** No card shows the snippet, which would be a sixth of the page's state. */
const withoutSnippets = (jobs: readonly JobCard[]): JobCard[] => jobs.map((job) => ({ ...job, snippet: '' }));

/** The time of the search's first loaded page in seconds. */
const snapshotTime = (
  queryClient: QueryClient,
  source: CallSource,
  filters: ResultsSearch,
  blocked: readonly number[],
) =>
  queryClient
    .getQueriesData<JobPage>({ queryKey: keyOf(source, filters, blocked) })
    .find(([, page]) => page !== undefined)?.[1]?.as_of;
