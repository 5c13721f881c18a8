import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import type { JobPage } from '@jobharbor/shared/contracts/search/search';
import { type CallSource, loadAndSend } from '@jobharbor/shared/remote';
import type { QueryClient } from '@tanstack/react-query';
import { searchJobs } from '../../common/job-news/calls.ts';
import { filterListsQuery } from '../../common/search-form/filter-lists.ts';
import type { ResultsSearch } from './address.ts';
import { hasOptions, jobQueryOf } from './job-query.ts';

export interface ResultsRequest {
  source: CallSource;
  queryClient: QueryClient;
  filters: ResultsSearch;
  page: number;
  /** Jobs of a page. */
  size: number;
  /** Companies whose jobs are excluded. */
  blocked: readonly number[];
  /** Prefix of the query keys of the search's pages. */
  pagesKey: readonly unknown[];
  signal: AbortSignal;
}

/** Fetches one page of results. */
export async function fetchResults(request: ResultsRequest): Promise<JobPage> {
  const { source, queryClient, filters, page, size, blocked, pagesKey, signal } = request;
  // The filters are above the jobs: jobs rendered before them would shift. They are there before a later page.
  const needsLists = page === 1 || hasOptions(filters);
  const arriving = needsLists ? queryClient.ensureQueryData(filterListsQuery(source)) : undefined;
  const lists = hasOptions(filters) ? await arriving : undefined;
  const as_of = page > 1 ? snapshotTime(queryClient, pagesKey) : undefined;
  const query = { ...jobQueryOf(filters, lists), page, size, source: 'web' as const };
  const more = {
    ...(as_of && { as_of }),
    ...(blocked.length > 0 && { excluded_company_ids: [...blocked] }),
  };
  const [found] = await Promise.all([
    loadAndSend(source.http, searchJobs, { body: { ...query, ...more }, signal }),
    arriving,
  ]);
  return {
    ...found,
    jobs: withoutSnippets(found.jobs),
    related: found.related && withoutSnippets(found.related),
  };
}

/** No card shows the snippet, which would be a sixth of the page's state. */
const withoutSnippets = (jobs: readonly JobCard[]): JobCard[] => jobs.map((job) => ({ ...job, snippet: '' }));

/** The time of the search's first loaded page in seconds. */
const snapshotTime = (queryClient: QueryClient, queryKey: readonly unknown[]) =>
  queryClient.getQueriesData<JobPage>({ queryKey }).find(([, page]) => page !== undefined)?.[1]?.as_of;
