import type { convertFilters as convertCall } from '@jobharbor/shared/calls/config/convert-filters';
import type { CallResult } from '@jobharbor/shared/contracts/define-call';
import { countryByKey } from '@jobharbor/shared/contracts/markets/market';
import { type CallSource, callQuery } from '@jobharbor/shared/remote';
import { convertFilters } from '../../../common/job-news/calls.ts';
import { type ResultsAddress, type ResultsSearch, readAddress } from '../address.ts';

/** Result of converting the filters to another country. */
export interface Conversion {
  dropped: readonly string[];
  salary: { before: string; after: string } | null;
}

export interface MarketAddress extends ResultsAddress {
  /** The country of the filters, until they are converted. */
  from: string | undefined;
}

/** Parses a URL with `from`, the country of its filters. Page and job are dropped if that differs. */
export function readMarketAddress(params: URLSearchParams, country: string): MarketAddress {
  const address = readAddress(params);
  const from = params.get('from');
  const isForeign = from !== null && from !== country && countryByKey(from) !== undefined;
  return isForeign ? { ...address, page: 1, job: undefined, from } : { ...address, from: undefined };
}

/** Asks the API for the equivalents of the filters in the page's country. */
export const conversionQuery = (
  source: CallSource,
  { location, salary, company }: ResultsSearch,
  from = '',
) => ({
  ...callQuery(convertFilters, source, {
    body: { from, locations: [...location], salary: salary[0] ?? null, company_ids: company.map(Number) },
  }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const withConverted = (
  filters: ResultsSearch,
  answer: CallResult<typeof convertCall>,
): ResultsSearch => ({
  ...filters,
  location: answer.locations,
  salary: answer.salary ? [answer.salary.seo_value] : [],
  company: answer.company_ids.map(String),
});

/** The search without country-specific filters: fallback if the API cannot convert them. */
export const withoutMarket = (filters: ResultsSearch): ResultsSearch => ({
  ...filters,
  location: [],
  salary: [],
  company: [],
});
