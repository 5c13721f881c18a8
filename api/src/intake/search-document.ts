import {
  countryByKey,
  type LanguageTag,
  languageByTag,
  languages,
  salaryPeriod,
} from '@jobharbor/shared/contracts';
import {
  type ConfigOption,
  categoryById,
  categoryGroupOf,
  flatOptionById,
  locationById,
  regionOf,
} from '../config-lists/index.ts';
import { addName, addText, basicForms } from '../search/analyser/analyse-text.ts';
import { nameKeyOf } from '../search/analyser/fold-text.ts';
import { VectorBuilder } from '../search/analyser/lexeme.ts';
import { optionNames } from '../search/analyser/option-names.ts';
import { markFilter, markForAllCountries, markTitle } from '../search/filter-marks.ts';
import { hoursPassed, type RemoteReach, remoteReach } from '../search/remote-reach.ts';
import { textOfHtml } from './clean-html.ts';
import { toMonthly } from './monthly-salary.ts';

/** Columns of a job from which its search document is built. */
export interface SearchableJob {
  country_key: string;
  language: string;
  title: string;
  company_id: number;
  company_name: string;
  is_company_verified: boolean;
  location_ids: number[];
  other_places: string[];
  category_id: number | null;
  function_ids: number[];
  job_type_id: number | null;
  xp_lvl_id: number | null;
  degree_id: number | null;
  work_arrangement_id: number | null;
  salary_currency: string | null;
  salary_period: string | null;
  salary_min: number | null;
  salary_max: number | null;
  skills: string[];
  description_html: string;
  is_web3: boolean;
  apply_mode: string;
  applicant_countries: string[];
  excluded_countries: string[];
  time_zone: string | null;
  /** Of the company. */
  industry_id: number | null;
}

export interface SearchDocument {
  terms: string;
  head: string;
  locationIds: number[];
  categoryIds: number[];
  salaryLow: number | null;
  salaryHigh: number | null;
  titleKey: string;
  reach: RemoteReach;
}

export function makeSearchDocument(job: SearchableJob): SearchDocument {
  const language = languageByTag(job.language)?.value ?? 'en';
  const locationIds = withGroups(job.location_ids, (id) => regionOf(id)?.id);
  const categoryIds = withGroups(
    job.category_id === null ? [] : [job.category_id],
    (id) => categoryGroupOf(id)?.id,
  );
  const reach = remoteReach(job);
  const terms = new VectorBuilder();
  for (const text of [job.title, job.company_name, ...job.skills, ...job.other_places])
    addText(terms, text, language);
  addText(terms, textOfHtml(job.description_html), language);
  for (const name of namesOf(job, locationIds, categoryIds)) addName(terms, name, language);
  for (const mark of [...marksOf(job, locationIds, categoryIds), ...marksOfReach(reach)]) terms.addMark(mark);
  return {
    terms: String(terms),
    head: headOf(job),
    locationIds,
    categoryIds,
    ...salaryOf(job),
    titleKey: nameKeyOf(job.title),
    reach,
  };
}

/** The vector that ranks a job: title and company, with most weight on the title. */
function headOf(job: SearchableJob): string {
  const head = new VectorBuilder();
  const title = basicForms(job.title);
  // Each word once, so that repetition in a title does not raise its rank.
  for (const form of new Set(title)) head.add([form], 'A');
  head.addMark(markTitle(title));
  head.breakPhrase();
  for (const form of basicForms(job.company_name)) head.add([form], 'B');
  head.breakPhrase();
  for (const form of job.skills.flatMap(basicForms)) head.add([form], 'C');
  return String(head);
}

function withGroups(ids: readonly number[], groupOf: (id: number) => number | undefined): number[] {
  return [...new Set(ids.flatMap((id) => [id, groupOf(id) ?? id]))];
}

/** Names of place, category, arrangement and job type in every language: 東京, Tokyo and طوكيو find the same jobs. */
function namesOf(
  job: SearchableJob,
  locationIds: readonly number[],
  categoryIds: readonly number[],
): Set<string> {
  const options: (ConfigOption | undefined)[] = [
    ...locationIds.map(locationById),
    ...categoryIds.map(categoryById),
    job.work_arrangement_id === null
      ? undefined
      : flatOptionById('work_arrangements', job.work_arrangement_id),
    job.job_type_id === null ? undefined : flatOptionById('job_types', job.job_type_id),
  ];
  const names = options.flatMap((option) => (option ? Object.values(option.names) : []));
  const searched = [
    searchedNames('work_arrangements', job.work_arrangement_id),
    searchedNames('xp_lvls', job.xp_lvl_id),
    searchedNames('job_types', job.job_type_id),
  ].flat();
  return new Set([...names, ...searched, ...countryNames(job.country_key)]);
}

/** Search words for an option whose name on the screen is another: wfh, 遠距, fresh graduate, medio tiempo. */
function searchedNames(list: SearchedList, id: number | null): readonly string[] {
  const key = id === null ? undefined : flatOptionById(list, id)?.key;
  return optionNames.find((row) => row.list === list && row.key === key)?.names ?? [];
}

type SearchedList = (typeof optionNames)[number]['list'];

const knownCountryNames = new Map<string, string[]>();

function countryNames(key: string): string[] {
  let names = knownCountryNames.get(key);
  if (names === undefined) {
    const region = key === 'others' ? undefined : countryByKey(key)?.key.toUpperCase();
    const tags: LanguageTag[] = region === undefined ? [] : languages.map(({ value }) => value);
    names = tags.flatMap((tag) => new Intl.DisplayNames([tag], { type: 'region' }).of(region ?? '') ?? []);
    knownCountryNames.set(key, names);
  }
  return names;
}

function marksOf(
  job: SearchableJob,
  locationIds: readonly number[],
  categoryIds: readonly number[],
): string[] {
  return [
    ...locationIds.map((id) => markFilter('job_locations', id)),
    ...categoryIds.map((id) => markFilter('job_categories', id)),
    markFilter('degrees', job.degree_id),
    markFilter('xp_lvls', job.xp_lvl_id),
    markFilter('job_types', job.job_type_id),
    markFilter('work_arrangements', job.work_arrangement_id),
    markFilter('company_ids', job.company_id),
    markFilter('is_company_verified', job.is_company_verified ? 1 : null),
    markFilter('is_web3', job.is_web3 ? 1 : null),
    markFilter('industries', job.industry_id),
    markFilter('languages', languageByTag(job.language)?.id),
    markFilter('apply_modes', job.apply_mode === 'external' ? 2 : 1),
  ].filter((mark) => mark !== null);
}

/** One mark instead of all countries keeps the documents of jobs for everybody small. */
const marksOfReach = ({ countries, hours }: RemoteReach): string[] => [
  ...(countries === null
    ? [markForAllCountries]
    : countries.map((id) => markFilter('applicant_countries', id))),
  ...hoursPassed(hours).map((id) => markFilter('shared_hours', id)),
];

function salaryOf(job: SearchableJob): { salaryLow: number | null; salaryHigh: number | null } {
  const period = salaryPeriod.safeParse(job.salary_period);
  if (job.salary_currency === null || !period.success) return { salaryLow: null, salaryHigh: null };
  const salary = { currency: job.salary_currency, period: period.data };
  const currency = countryByKey(job.country_key)?.currency ?? 'USD';
  const low = toMonthly(job.salary_min ?? job.salary_max, salary, currency);
  const high = toMonthly(job.salary_max ?? job.salary_min, salary, currency);
  return { salaryLow: low, salaryHigh: high };
}
