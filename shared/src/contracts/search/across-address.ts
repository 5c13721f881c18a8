import { countryByKey } from '../markets/market.ts';
import { type AcrossFilter, type AcrossList, acrossFilters } from './search-across.ts';

/** Lists over all countries with a page of their own. */
export const acrossPaths = {
  remote: '/remote-jobs',
  web3: '/web3-jobs',
  visa: '/work-abroad',
} as const satisfies Record<AcrossList, string>;

export type AcrossFilterName = AcrossFilter['name'];

/** The address of a list: what is chosen, by `seo_value`, and the page (from 1). Equal choices have equal addresses. */
export interface AcrossAddress {
  /** Also jobs that are not open to the person. */
  all: boolean;
  /** Keys of the jobs' countries. */
  countries: readonly string[];
  chosen: Partial<Record<AcrossFilterName, readonly string[]>>;
  page: number;
}

const maxPage = 1_000;
const maxValues = 20;
const keyForm = /^[a-z0-9-]{1,60}$/i;
const unique = (values: readonly string[]) => [...new Set(values)].sort().slice(0, maxValues);

/** Parses any query string; ignores invalid values. */
export function readAcrossAddress(params: URLSearchParams): AcrossAddress {
  const page = params.get('page') ?? '';
  const chosen = acrossFilters.map(
    ({ name }) => [name, unique(params.getAll(name).filter((value) => keyForm.test(value)))] as const,
  );
  return {
    all: params.get('all') === '1',
    countries: unique(params.getAll('country').filter((key) => countryByKey(key) !== undefined)),
    chosen: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), maxPage) : 1,
  };
}

/** The canonical path of a list; a change of what is chosen begins at its first page. */
export function acrossPath(
  list: AcrossList,
  { all, countries, chosen, page }: Omit<AcrossAddress, 'page'> & { page?: number },
): string {
  const params = new URLSearchParams();
  for (const key of unique(countries)) params.append('country', key);
  for (const { name } of acrossFilters)
    for (const value of unique(chosen[name] ?? [])) params.append(name, value);
  if (all) params.set('all', '1');
  if (page !== undefined && page > 1) params.set('page', String(page));
  const text = params.toString();
  return acrossPaths[list] + (text && `?${text}`);
}
