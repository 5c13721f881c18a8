import { type CallSource, callKey, callQuery, lazyCall } from '@jobharbor/shared/remote';
import { queryOptions } from '@tanstack/react-query';
import type { CompanySection } from '../../common/companies/company-paths.ts';
import { searchJobs } from '../../common/job-news/calls.ts';
import { getCompany } from '../../common/job-news/later-calls.ts';

const listSimilarCompanies = lazyCall(
  { id: 'GET /company/{companyId}/similar-companies', access: 'public' },
  async () =>
    (
      await import(
        /* webpackChunkName: "companies" */ '@jobharbor/shared/calls/company/list-similar-companies'
      )
    ).listSimilarCompanies,
);

/** A company's profile; null for an unknown id, which is cached like a company. */
export const companyQuery = (source: CallSource, id: number) =>
  queryOptions({
    queryKey: [...callKey(getCompany, source, { params: { id } }), 'or null'],
    queryFn: async ({ signal }) => {
      const { fetchCompany } = await import(/* webpackChunkName: "companies" */ './fetch-company.ts');
      return fetchCompany(source.http, id, signal);
    },
    staleTime: 60_000,
  });

const pageSizes = { overview: 3, jobs: 30 } as const;
export const jobsPageSize = pageSizes.jobs;

/** The company's newest jobs in the market's country: a few for its overview, a page of them for its jobs. */
export const companyJobsQuery = (
  source: CallSource,
  id: number,
  section: keyof typeof pageSizes,
  page: number,
) => ({
  ...callQuery(searchJobs, source, {
    body: { company_ids: [id], sort: 1, page, size: pageSizes[section], source: 'web' },
  }),
  staleTime: 60_000,
});

export const similarCompaniesQuery = (source: CallSource, id: number) => ({
  ...callQuery(listSimilarCompanies, source, { params: { companyId: id }, query: { size: 6 } }),
  staleTime: 600_000,
});

const maxPage = 1_000;

/** The page number of a URL, from 1. */
export function jobsPageOf(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), maxPage) : 1;
}

export const sectionOf = (segment: string | undefined): CompanySection | undefined =>
  segment === undefined ? 'overview' : segment === 'jobs' || segment === 'culture' ? segment : undefined;
