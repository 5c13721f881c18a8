import {
  type AlertFilters,
  acrossFilters,
  acrossPath,
  type CountryKey,
  chosenOptions,
  flagFilters,
  type LanguageTag,
  listedFilters,
  type Option,
  type OptionFinder,
  requestToFilters,
  writeFilterParams,
} from '@jobharbor/shared/contracts';
import {
  acrossListNames,
  chosenOptionsIn,
  employerFilters,
  listIn,
  salaryLadderIn,
} from '../../config-lists/index.ts';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';

/** Finds the options of a country's filters, in one language. */
const finderIn = (country: CountryKey, language: LanguageTag): OptionFinder<Option> => ({
  byId: (list, ids) => chosenOptionsIn(list, ids, language, country),
  byBounds: (_, from, to) =>
    salaryLadderIn(country, language).find((rung) => rung.from === from && rung.to === to),
});

/** The names of the companies that searches are limited to, by id. */
export async function companyNames(
  db: Db,
  searches: readonly AlertFilters[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(searches.flatMap(({ company_ids = [] }) => company_ids))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', '=', anyIdOf(ids))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const countryIn = (language: LanguageTag, key: string): string =>
  key === 'others'
    ? ''
    : (new Intl.DisplayNames([language], { type: 'region' }).of(key.toUpperCase()) ?? key);

/** A search in words, in one language: what was typed, then the options. Empty for every job of a country. */
export function describeSearch(
  country: CountryKey,
  filters: AlertFilters,
  language: LanguageTag,
  companies: ReadonlyMap<number, string>,
): string {
  const finder = finderIn(country, language);
  const named = (isPay: boolean) =>
    listedFilters
      .filter(({ kind }) => (kind === 'range') === isPay)
      .flatMap((filter) => chosenOptions(filter, filters, finder).map(({ value }) => value));
  const isOn = (key: string) => flagFilters.some(({ name, field }) => name === key && filters[field]);
  return [
    ...listIn(acrossListNames, language).flatMap(({ key, value }) => (key === filters.list ? value : [])),
    ...(filters.countries ?? []).map((key) => countryIn(language, key)),
    filters.query,
    ...named(false),
    ...named(true),
    ...(filters.company_ids ?? []).map((id) => companies.get(id)),
    ...listIn(employerFilters, language).flatMap(({ key, value }) => (isOn(key) ? value : [])),
  ]
    .filter((name) => name !== undefined && name !== '')
    .join(' · ');
}

/** The page of a search, below language and country. */
export function resultsPath(country: CountryKey, filters: AlertFilters): string {
  const finder = finderIn(country, 'en');
  if (filters.list) {
    const chosen = acrossFilters.map((filter) => [
      filter.name,
      chosenOptions(filter, filters, finder).map(({ seo_value }) => seo_value),
    ]);
    const { all = false, countries = [] } = filters;
    return acrossPath(filters.list, { all, countries, chosen: Object.fromEntries(chosen) });
  }
  const text = writeFilterParams(requestToFilters(filters, finder)).toString();
  return text === '' ? '/jobs' : `/jobs?${text}`;
}
