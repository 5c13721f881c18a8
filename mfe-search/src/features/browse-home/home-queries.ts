import type { JobCard } from '@jobharbor/shared/contracts/job';
import type { JobPage, JobQuery } from '@jobharbor/shared/contracts/search';
import { type CallSource, callKey, callQuery, loadAndSend } from '@jobharbor/shared/remote';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listFeaturedCompanies, listHotTitles, searchJobs } from '../../common/calls.ts';
import { type FilterLists, filterListsQuery } from '../../common/filter-lists.ts';

/** The titles that are advertised most in the country now. */
export const hotTitlesQuery = (source: CallSource) => ({
  ...callQuery(listHotTitles, source),
  staleTime: 600_000,
});

/** Jobs in a row of the home page. */
const rowSize = 6;

/** The country's newest jobs, with the facets and the pay of all its jobs. */
export const recentJobsQuery = (source: CallSource) => ({
  ...callQuery(searchJobs, source, { body: { page: 1, size: rowSize, sort: 1, source: 'home' } }),
  staleTime: 300_000,
});

/** The rows above the newest jobs, in their order. */
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
/** Days before its end from which on a job closes soon. */
const soon = 14;

/** Whether a job belongs into the row: the search puts those without a day or an amount at the end. */
const belongs: Record<RowKind, (job: JobCard, now: number) => boolean> = {
  closing: ({ valid_through }, now) => !!valid_through && valid_through - now / 1000 < soon * dayLength,
  pay: ({ salary }) => salary !== null && (salary.max ?? salary.min) !== null,
  remote: () => true,
};

/** Jobs asked for: those that are left out are replaced. */
const asked = 2 * rowSize;

/** Whether no job before it is one of the same company under the same title: a row is for different ones. */
const isFirstOfItsKind = (job: JobCard, at: number, jobs: readonly JobCard[]): boolean =>
  jobs.findIndex(({ company, title }) => company.id === job.company.id && title === job.title) === at;

export interface JobRow extends Pick<JobPage, 'jobs'> {
  kind: RowKind;
}

/** One row. Without the facets of its search, which the page does not show: they are most of the answer. */
export const rowQuery = (source: CallSource, queryClient: QueryClient, kind: RowKind) =>
  queryOptions({
    queryKey: [...callKey(searchJobs, source, { body: { source: 'home' } }), kind],
    queryFn: async ({ signal }): Promise<JobRow> => {
      const lists = await queryClient.ensureQueryData(filterListsQuery(source));
      const body = { ...bodies[kind](lists), page: 1, size: asked, source: 'home' as const };
      const { jobs, as_of } = await loadAndSend(source.http, searchJobs, { body, signal });
      const fitting = jobs.filter((job) => belongs[kind](job, as_of * 1000));
      return { kind, jobs: fitting.filter(isFirstOfItsKind).slice(0, rowSize) };
    },
    staleTime: 300_000,
  });

/** Companies that hire in the country, as many as the home page shows. */
export const featuredCompaniesQuery = (source: CallSource) => ({
  ...callQuery(listFeaturedCompanies, source, { query: { size: 6 } }),
  staleTime: 600_000,
});
