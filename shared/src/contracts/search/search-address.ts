import { addressText } from '../primitives/address-text.ts';
import type { Option } from '../primitives/primitives.ts';
import type { AlertFilters } from './job-alert.ts';
import type { JobQuery } from './search.ts';
import {
  type FilterListName,
  type FlagName,
  flagFilters,
  type ListedFilter,
  type ListedName,
  listedFilters,
} from './search-filters.ts';

/**
 * A search as its address holds it, by the names of the filters: the `seo_value` of each chosen option, of companies their
 * ids. The request of a search has ids and bounds instead.
 */
export interface AddressFilters extends Record<ListedName, readonly string[]>, Record<FlagName, boolean> {
  q: string;
}

const maxValues = 50;
const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** Sorted and unique, so that equal searches have equal addresses; one value where a person chooses one. */
function canonical({ kind }: ListedFilter, values: readonly string[]): string[] {
  const own = [...new Set(values.map(addressText).filter(Boolean))].sort();
  return own.slice(0, kind === 'any' ? maxValues : 1);
}

const byName = <V>(read: (filter: ListedFilter) => V) =>
  Object.fromEntries(listedFilters.map((filter) => [filter.name, read(filter)])) as Record<ListedName, V>;

const flagsBy = (read: (name: FlagName) => boolean) =>
  Object.fromEntries(flagFilters.map(({ name }) => [name, read(name)])) as Record<FlagName, boolean>;

/** Parses any query string; ignores what is no filter, and ids of companies that are none. */
export const readFilterParams = (params: URLSearchParams): AddressFilters => ({
  q: addressText(params.get('q') ?? ''),
  ...byName((filter) => {
    const values = params.getAll(filter.name);
    return canonical(filter, filter.list === null ? values.map(addressText).filter(isId) : values);
  }),
  ...flagsBy((name) => params.get(name) === '1'),
});

/** The search in canonical form. */
export const canonicalFilters = <F extends AddressFilters>(filters: F): F => ({
  ...filters,
  ...byName((filter) => canonical(filter, filters[filter.name])),
});

/** The canonical parameters of a search. */
export function writeFilterParams(filters: AddressFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.q) params.set('q', filters.q);
  for (const filter of listedFilters)
    for (const value of canonical(filter, filters[filter.name])) params.append(filter.name, value);
  for (const { name } of flagFilters) if (filters[name]) params.set(name, '1');
  return params;
}

/** An option of a list; those of a range have bounds, `to` null for no upper one. */
type ListOption = Pick<Option, 'id' | 'seo_value'> & { from?: number; to?: number | null };

/** The request for a search. `optionsOf`: all options of a list; values that it lacks are left out. */
export function filtersToRequest(
  filters: AddressFilters,
  optionsOf: (list: FilterListName) => readonly ListOption[],
): JobQuery {
  const chosen = ({ name, list }: ListedFilter & { list: FilterListName }) =>
    filters[name].length === 0
      ? []
      : optionsOf(list).filter(({ seo_value }) => filters[name].includes(seo_value));
  const fields = listedFilters.flatMap(
    (filter): [string, number | readonly number[] | null | undefined][] => {
      if (filter.list === null) return [[filter.field, filters[filter.name].map(Number)]];
      const options = chosen(filter);
      switch (filter.kind) {
        case 'range':
          return [
            [filter.from, options[0]?.from],
            [filter.to, options[0]?.to],
          ];
        case 'within':
          return [[filter.field, options[0]?.id]];
        default:
          return [[filter.field, options.map(({ id }) => id)]];
      }
    },
  );
  return Object.fromEntries([
    ...(filters.q ? [['query', filters.q]] : []),
    ...fields.filter(([, value]) => value != null && !(Array.isArray(value) && value.length === 0)),
    ...flagFilters.filter(({ name }) => filters[name]).map(({ field }) => [field, true]),
  ]);
}

/** Finds the options of stored filters: `byId` in the order of the description. */
export interface OptionFinder<O> {
  byId(list: FilterListName, ids: readonly number[]): readonly O[];
  byBounds(list: FilterListName, from: number, to: number | null): O | undefined;
}

/** The chosen options of a stored search; none for companies. */
export function chosenOptions<O>(
  filter: ListedFilter,
  request: AlertFilters,
  { byId, byBounds }: OptionFinder<O>,
): readonly O[] {
  if (filter.list === null || filter.kind === 'within') return [];
  if (filter.kind !== 'range') return byId(filter.list, request[filter.field] ?? []);
  const { [filter.from]: from, [filter.to]: to } = request;
  const option =
    from === undefined && to === undefined ? undefined : byBounds(filter.list, from ?? 0, to ?? null);
  return option === undefined ? [] : [option];
}

/** A stored search as an address: the inverse of `filtersToRequest`. */
export const requestToFilters = (
  request: AlertFilters,
  finder: OptionFinder<Pick<Option, 'seo_value'>>,
): AddressFilters => ({
  q: request.query ?? '',
  ...byName((filter) =>
    filter.list === null
      ? (request[filter.field] ?? []).map(String)
      : chosenOptions(filter, request, finder).map(({ seo_value }) => seo_value),
  ),
  ...(Object.fromEntries(flagFilters.map(({ name, field }) => [name, request[field] === true])) as Record<
    FlagName,
    boolean
  >),
});
