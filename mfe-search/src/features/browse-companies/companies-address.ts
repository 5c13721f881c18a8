import { addressText } from '@jobharbor/shared/contracts/primitives/address-text';

export const companyFields = ['industry', 'size', 'benefit'] as const;
export type CompanyField = (typeof companyFields)[number];

/** A search for companies, with the keys of the chosen options. Values are sorted and unique. */
export interface CompanyFilters extends Record<CompanyField, readonly string[]> {
  q: string;
  verified: boolean;
}

/** URL of the page of companies: the search, and the page (from 1). */
export interface CompaniesAddress {
  filters: CompanyFilters;
  page: number;
}

const maxPage = 1_000;
const maxValues = 50;
const keyForm = /^[a-z0-9-]{1,60}$/;

const unique = (values: readonly string[]): string[] =>
  [...new Set(values.filter((value) => keyForm.test(value)))].sort().slice(0, maxValues);

/** Parses any query string; ignores invalid values. */
export function readCompaniesAddress(params: URLSearchParams): CompaniesAddress {
  const page = params.get('page') ?? '';
  return {
    filters: {
      q: addressText(params.get('q') ?? '').slice(0, 200),
      industry: unique(params.getAll('industry')),
      size: unique(params.getAll('size')),
      benefit: unique(params.getAll('benefit')),
      verified: params.get('verified') === '1',
    },
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), maxPage) : 1,
  };
}

/** The canonical path of a search for companies. */
export function companiesPath({ filters, page = 1 }: { filters: CompanyFilters; page?: number }): string {
  const params = new URLSearchParams();
  if (filters.q) params.set('q', filters.q);
  for (const field of companyFields) {
    for (const value of unique(filters[field])) params.append(field, value);
  }
  if (filters.verified) params.set('verified', '1');
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text ? `/companies?${text}` : '/companies';
}

export const isFiltered = (filters: CompanyFilters): boolean =>
  filters.verified || companyFields.some((field) => filters[field].length > 0);
