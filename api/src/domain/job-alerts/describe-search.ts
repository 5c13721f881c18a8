import {
  type AlertFilters,
  type CountryKey,
  type LanguageTag,
  languageById,
  type Option,
} from '@jobharbor/shared/contracts';
import {
  applicantCountries,
  applyModes,
  type ConfigOption,
  employerFilters,
  listIn,
  salaryLadderIn,
  salaryLadderOf,
  sharedHours,
} from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';
import { categoryOption, flatOption, locationOptions } from '../common/options.ts';

/** The options of each filter, by its name in the address of the results page. */
function chosenOptions(
  country: CountryKey,
  filters: AlertFilters,
  language: LanguageTag,
): [name: string, options: Option[]][] {
  const flat = (list: Parameters<typeof flatOption>[0], ids: readonly number[] = []) =>
    ids.map((id) => flatOption(list, id, language, country)).filter((option) => option !== null);
  const chosenOf = (list: readonly ConfigOption[], ids: readonly number[] = []) =>
    listIn(list, language, country).filter(({ id }) => ids.includes(id));
  return [
    ['location', locationOptions(filters.job_locations ?? [], language)],
    [
      'category',
      (filters.job_categories ?? [])
        .map((id) => categoryOption(id, language))
        .filter((option) => option !== null),
    ],
    ['type', flat('job_types', filters.job_types)],
    ['experience', flat('xp_lvls', filters.xp_lvls)],
    ['arrangement', flat('work_arrangements', filters.work_arrangements)],
    ['education', flat('degrees', filters.degrees)],
    ['industry', flat('industry_lists', filters.industries)],
    [
      'language',
      (filters.languages ?? []).flatMap((id) => {
        const spoken = languageById(id);
        return spoken ? [{ id, value: spoken.label, key: spoken.slug, seo_value: spoken.slug }] : [];
      }),
    ],
    ['apply', chosenOf(applyModes, filters.apply_modes)],
    ['openTo', chosenOf(applicantCountries, filters.applicant_countries)],
    ['hours', chosenOf(sharedHours, filters.shared_hours)],
  ];
}

const rungOf = (country: CountryKey, { salary_from, salary_to }: AlertFilters) =>
  salary_from === undefined && salary_to === undefined
    ? undefined
    : salaryLadderOf(country).find(
        ({ from, to }) => from === (salary_from ?? 0) && to === (salary_to ?? null),
      );

const isChosen = ({ is_company_verified, is_web3 }: AlertFilters, key: string): boolean | undefined =>
  key === 'verified' ? is_company_verified : is_web3;

/** The names of the companies that searches are limited to, by id. */
export async function companyNames(
  db: Db,
  searches: readonly AlertFilters[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(searches.flatMap(({ company_ids = [] }) => company_ids))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('companies').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A search in words, in one language: what was typed, then the options. Empty for every job of a country. */
export function describeSearch(
  country: CountryKey,
  filters: AlertFilters,
  language: LanguageTag,
  companies: ReadonlyMap<number, string>,
): string {
  const rung = rungOf(country, filters);
  return [
    filters.query,
    ...chosenOptions(country, filters, language).flatMap(([, options]) => options.map(({ value }) => value)),
    rung && salaryLadderIn(country, language).find(({ id }) => id === rung.id)?.value,
    ...(filters.company_ids ?? []).map((id) => companies.get(id)),
    ...listIn(employerFilters, language).flatMap(({ key, value }) => (isChosen(filters, key) ? value : [])),
  ]
    .filter((name) => name !== undefined && name !== '')
    .join(' · ');
}

/** The results page of a search, below language and country. `search-jobs/address.ts` of mfe-search reads it. */
export function resultsPath(country: CountryKey, filters: AlertFilters): string {
  const params = new URLSearchParams();
  if (filters.query) params.set('q', filters.query);
  for (const [name, options] of chosenOptions(country, filters, 'en')) {
    for (const seo of options.map(({ seo_value }) => seo_value).sort()) params.append(name, seo);
  }
  const rung = rungOf(country, filters);
  if (rung) params.set('salary', rung.seo_value);
  for (const id of filters.company_ids ?? []) params.append('company', String(id));
  if (filters.is_company_verified) params.set('verified', '1');
  if (filters.is_web3) params.set('web3', '1');
  const text = params.toString();
  return text === '' ? '/jobs' : `/jobs?${text}`;
}
