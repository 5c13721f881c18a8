import { type CallSource, callQuery, lazyCall } from '@jobharbor/shared/remote';
import type { CompaniesAddress } from './companies-address.ts';

const searchCompanies = lazyCall(
  { id: 'GET /company/search', access: 'public' },
  async () =>
    (await import(/* webpackChunkName: "companies" */ '@jobharbor/shared/calls/company/search-companies'))
      .searchCompanies,
);

const companiesPageSize = 30;

export const lastPageOf = ({ total }: { total: number }): number => Math.ceil(total / companiesPageSize);

/** Whether a page comes after the last one of a list that has some. */
export const isPastEnd = (found: { total: number }, page: number): boolean =>
  found.total > 0 && page > lastPageOf(found);

const keys = <Name extends string>(name: Name, values: readonly string[]) =>
  (values.length > 0 ? { [name]: values.join(',') } : {}) as { [K in Name]?: string };

/** One page of the companies of a URL. */
export const companiesQuery = (
  source: CallSource,
  { filters, page }: CompaniesAddress,
  blocked: readonly number[] = [],
) => {
  const query = {
    ...(filters.q && { query: filters.q }),
    ...keys('industries', filters.industry),
    ...keys('sizes', filters.size),
    ...keys('benefits', filters.benefit),
    ...(filters.verified && { is_company_verified: '1' as const }),
    ...(blocked.length > 0 && { excluded_company_ids: blocked.join(',') }),
    page,
    size: companiesPageSize,
  };
  return { ...callQuery(searchCompanies, source, { query }), staleTime: 60_000 };
};
