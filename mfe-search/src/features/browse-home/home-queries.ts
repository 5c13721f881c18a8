import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import type { LanguageTag } from '@jobharbor/shared/contracts/markets/market';
import type { Facets, JobPage, JobQuery } from '@jobharbor/shared/contracts/search/search';
import {
  type CallSource,
  callKey,
  callQuery,
  loadAndSend,
  useCallSource,
  useRemote,
} from '@jobharbor/shared/remote';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { getFilterLists, searchJobs } from '../../common/job-news/calls.ts';
import { listFeaturedCompanies, listHotTitles } from '../../common/job-news/later-calls.ts';
import { type FilterLists, filterListsQuery } from '../../common/search-form/filter-lists.ts';

/** The titles that are advertised most in the country now. */
export const hotTitlesQuery = (source: CallSource) => ({
  ...callQuery(listHotTitles, source),
  staleTime: 600_000,
});

/** Jobs in a row of the home page. */
export const rowSize = 6;
/** Jobs to request: more than shown, to replace filtered ones. */
const asked = 2 * rowSize;

/** Languages that a reader probably knows: the page's, and the country's own. */
const readLanguages = ({ locale: { language, country } }: CallSource): readonly LanguageTag[] => [
  language.value,
  country.defaultLanguage,
];

/** Stable sort: jobs in other languages last. */
function readableFirst(jobs: readonly JobCard[], source: CallSource): JobCard[] {
  const isRead = ({ language }: JobCard) => readLanguages(source).some((tag) => tag === language);
  return [...jobs.filter(isRead), ...jobs.filter((job) => !isRead(job))];
}

/** The country's newest jobs and the total, with the facets that the page shows: places and groups of categories. */
export type RecentJobs = Pick<JobPage, 'jobs' | 'total'> & {
  facets: Pick<Facets, 'job_locations' | 'job_categories'>;
};

export const recentJobsQuery = (source: CallSource) =>
  queryOptions({
    queryKey: [...callKey(searchJobs, source, { body: { source: 'home' } }), 'recent'],
    queryFn: async ({ signal }): Promise<RecentJobs> => {
      const body = { page: 1, size: asked, sort: 1, source: 'home' } as const;
      const { jobs: newest, total, facets } = await loadAndSend(source.http, searchJobs, { body, signal });
      const job_locations = facets.job_locations.filter(({ count }) => count > 0);
      const job_categories = facets.job_categories.filter(({ count }) => count > 0);
      const jobs = readableFirst(newest, source).slice(0, rowSize).map(withoutSnippet);
      return { jobs, total, facets: { job_locations, job_categories } };
    },
    staleTime: 300_000,
  });

/** No card shows the snippet, which would be a sixth of the page's state. */
const withoutSnippet = (job: JobCard): JobCard => ({ ...job, snippet: '' });

/**
 * The part of the filter lists that the page needs: places, and groups of categories. The whole lists are four times as
 * large.
 */
export type HomeLists = Pick<FilterLists, 'location_lists' | 'job_category_lists'>;

export const homeListsQuery = (source: CallSource, queryClient: QueryClient) =>
  queryOptions({
    queryKey: [...callKey(getFilterLists, source), 'home'],
    queryFn: async (): Promise<HomeLists> => {
      const lists = await queryClient.ensureQueryData(filterListsQuery(source));
      const { location_lists, job_category_lists } = lists;
      return {
        location_lists,
        job_category_lists: job_category_lists.map((group) => ({ ...group, sub_list: [] })),
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useHomeLists() {
  const { queryClient } = useRemote();
  return useQuery(homeListsQuery(useCallSource(), queryClient));
}

/** Kinds of rows above the newest jobs, in order. */
export const rowKinds = ['closing', 'pay', 'remote'] as const;
export type RowKind = (typeof rowKinds)[number];

const bodies: Record<RowKind, (lists: FilterLists) => JobQuery> = {
  closing: () => ({ sort: 4 }),
  pay: () => ({ sort: 3 }),
  remote: ({ work_arrangements }) => ({
    sort: 1,
    work_arrangements: work_arrangements.flatMap(({ key, id }) => (key === 'remote' ? [id] : [])),
  }),
};

const dayLength = 86_400;
/** Days before the closing date from which a job is "closing soon". */
const soon = 14;

/** Whether a job qualifies for the row: the search sorts jobs without a closing date or amount last. */
const belongs: Record<RowKind, (job: JobCard, now: number) => boolean> = {
  closing: ({ valid_through }, now) => !!valid_through && valid_through - now / 1000 < soon * dayLength,
  pay: ({ salary }) => salary !== null && (salary.max ?? salary.min) !== null,
  remote: () => true,
};

/** Whether no earlier job has the same company and title: deduplicates a row. */
const isFirstOfItsKind = (job: JobCard, at: number, jobs: readonly JobCard[]): boolean =>
  jobs.findIndex(({ company, title }) => company.id === job.company.id && title === job.title) === at;

export interface JobRow extends Pick<JobPage, 'jobs'> {
  kind: RowKind;
}

/** Query of one row, without facets, which the page does not show: they are most of the answer. */
export const rowQuery = (source: CallSource, queryClient: QueryClient, kind: RowKind) =>
  queryOptions({
    queryKey: [...callKey(searchJobs, source, { body: { source: 'home' } }), kind],
    queryFn: async ({ signal }): Promise<JobRow> => {
      const lists = await queryClient.ensureQueryData(filterListsQuery(source));
      const body = {
        ...bodies[kind](lists),
        languages: lists.ad_languages.flatMap(({ key, id }) =>
          readLanguages(source).some((tag) => tag.toLowerCase() === key) ? [id] : [],
        ),
        page: 1,
        size: asked,
        source: 'home' as const,
      };
      const { jobs, as_of } = await loadAndSend(source.http, searchJobs, { body, signal });
      const fitting = jobs.filter((job) => belongs[kind](job, as_of * 1000));
      return { kind, jobs: fitting.filter(isFirstOfItsKind).slice(0, rowSize).map(withoutSnippet) };
    },
    staleTime: 300_000,
  });

/** Companies that hire in the country, limited to the home page's number. */
export const featuredCompaniesQuery = (source: CallSource) => ({
  ...callQuery(listFeaturedCompanies, source, { query: { size: 6 } }),
  staleTime: 600_000,
});
