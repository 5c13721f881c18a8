import { type CallSource, callQuery, lazyCall } from '@jobharbor/shared/remote';
import type { CompaniesAddress } from './companies-address.ts';

const searchCompanies = lazyCall(
  { id: 'GET /company/search', access: 'public' },
  async () =>
    (await import(/* webpackChunkName: "companies" */ '@jobharbor/shared/calls/search-companies'))
      .searchCompanies,
);

export const companiesPageSize = 30;

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
