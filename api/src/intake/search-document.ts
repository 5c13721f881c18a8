import {
  countryByKey,
  type LanguageTag,
  languageByTag,
  languages,
  salaryPeriod,
} from '@jobharbor/shared/contracts';
import { type ConfigOption, categoryById, flatOptionById, locationById } from '../config-lists/index.ts';
import { addName, addText, basicForms } from '../search/analyser/analyse-text.ts';
import { nameKeyOf } from '../search/analyser/fold-text.ts';
import { VectorBuilder } from '../search/analyser/lexeme.ts';
import { optionNames } from '../search/analyser/option-names.ts';
import { type FilterDocument, filterDocumentOf } from '../search-filters/filter-columns.ts';
import { marksOf, markTitle } from '../search-filters/filter-marks.ts';
import type { FilteredJob } from '../search-filters/filtered-job.ts';
import { textOfHtml } from './clean-html.ts';
import { toMonthly } from './monthly-salary.ts';

/** Columns of a job from which its search document is built. */
export interface SearchableJob extends FilteredJob {
  title: string;
  company_name: string;
  other_places: string[];
  function_ids: number[];
  salary_currency: string | null;
  salary_period: string | null;
  salary_min: number | null;
  salary_max: number | null;
  skills: string[];
  description_html: string;
}

export interface SearchDocument {
  terms: string;
  head: string;
  filters: FilterDocument;
  salaryLow: number | null;
  salaryHigh: number | null;
  titleKey: string;
}

export function makeSearchDocument(job: SearchableJob): SearchDocument {
  const language = languageByTag(job.language)?.value ?? 'en';
  const filters = filterDocumentOf(job);
  const terms = new VectorBuilder();
  for (const text of [job.title, job.company_name, ...job.skills, ...job.other_places])
    addText(terms, text, language);
  addText(terms, textOfHtml(job.description_html), language);
  for (const name of namesOf(job, filters)) addName(terms, name, language);
  for (const mark of marksOf(filters)) terms.addMark(mark);
  return {
    terms: String(terms),
    head: headOf(job),
    filters,
    ...salaryOf(job),
    titleKey: nameKeyOf(job.title),
  };
}

/** The vector that ranks a job: title and company, with most weight on the title. */
function headOf(job: SearchableJob): string {
  const head = new VectorBuilder();
  const title = basicForms(job.title);
  const words = new Set(title);
  // Each word once, so that repetition in a title does not raise its rank.
  for (const form of words) head.add([form], 'A');
  head.addMark(markTitle(title));
  head.breakPhrase();
  for (const form of basicForms(job.company_name)) head.add([form], 'B');
  head.breakPhrase();
  for (const form of job.skills.flatMap(basicForms)) head.add([form], 'C');
  head.breakPhrase();
  // For phrases a title that repeats a word stands whole behind all that is ranked.
  if (words.size < title.length) for (const form of title) head.add([form]);
  return String(head);
}

/** Names of place, category, arrangement and job type in every language: 東京, Tokyo and طوكيو find the same jobs. */
function namesOf(job: SearchableJob, { location_ids, category_ids }: FilterDocument): Set<string> {
  const options: (ConfigOption | undefined)[] = [
    ...location_ids.map(locationById),
    ...category_ids.map(categoryById),
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

function salaryOf(job: SearchableJob): { salaryLow: number | null; salaryHigh: number | null } {
  const period = salaryPeriod.safeParse(job.salary_period);
  if (job.salary_currency === null || !period.success) return { salaryLow: null, salaryHigh: null };
  const salary = { currency: job.salary_currency, period: period.data };
  const currency = countryByKey(job.country_key)?.currency ?? 'USD';
  const low = toMonthly(job.salary_min ?? job.salary_max, salary, currency);
  const high = toMonthly(job.salary_max ?? job.salary_min, salary, currency);
  return { salaryLow: low, salaryHigh: high };
}
