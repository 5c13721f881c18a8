import { countryByKey } from '@jobharbor/shared/contracts/markets/market';
import { type AcrossFilter, acrossFilters } from '@jobharbor/shared/contracts/search/search-across';

/** Lists over all countries with a page of their own. */
export const collectionPaths = {
  remote: '/remote-jobs',
  web3: '/web3-jobs',
  visa: '/work-abroad',
} as const;
export type Collection = keyof typeof collectionPaths;

export type CollectionFilterName = AcrossFilter['name'];

/** The address of a list: what is chosen, by `seo_value`, and the page (from 1). Equal choices have equal addresses. */
export interface CollectionAddress {
  /** Also jobs that are not open to the person. */
  all: boolean;
  /** Keys of the jobs' countries. */
  countries: readonly string[];
  chosen: Partial<Record<CollectionFilterName, readonly string[]>>;
  page: number;
}

const maxPage = 1_000;
const maxValues = 20;
const keyForm = /^[a-z0-9-]{1,60}$/i;
const unique = (values: readonly string[]) => [...new Set(values)].sort().slice(0, maxValues);

/** Parses any query string; ignores invalid values. */
export function readCollection(params: URLSearchParams): CollectionAddress {
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
export function collectionPath(
  collection: Collection,
  { all, countries, chosen, page }: Omit<CollectionAddress, 'page'> & { page?: number },
): string {
  const params = new URLSearchParams();
  for (const key of unique(countries)) params.append('country', key);
  for (const { name } of acrossFilters)
    for (const value of unique(chosen[name] ?? [])) params.append(name, value);
  if (all) params.set('all', '1');
  if (page !== undefined && page > 1) params.set('page', String(page));
  const text = params.toString();
  return collectionPaths[collection] + (text && `?${text}`);
}

export const isNarrowed = ({ countries, chosen }: CollectionAddress): boolean =>
  countries.length + Object.keys(chosen).length > 0;

/** With the value added, or removed where it is chosen; a filter of steps has one value. */
export function toggle(address: CollectionAddress, name: CollectionFilterName | 'country', value: string) {
  const before = name === 'country' ? address.countries : (address.chosen[name] ?? []);
  const others = name === 'hours' ? [] : before.filter((one) => one !== value);
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...others, value];
  return name === 'country'
    ? { ...address, countries: values, page: 1 }
    : { ...address, chosen: { ...address.chosen, [name]: values }, page: 1 };
}
