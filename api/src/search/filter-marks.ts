import type { JobQuery } from '@jobharbor/shared/contracts';

/** The lexeme of each filter value in a job's `terms`. Marks begin with `=`, which no word does, so typed text never matches one. */
const prefixes = {
  job_locations: '=l',
  job_categories: '=c',
  degrees: '=d',
  xp_lvls: '=x',
  job_types: '=t',
  work_arrangements: '=a',
  company_ids: '=o',
  // The tree of functions is that of the categories: a job carries the marks of both levels.
  main_functions: '=c',
  job_function_ids: '=c',
  is_company_verified: '=v',
  is_web3: '=w',
  industries: '=i',
  languages: '=g',
  apply_modes: '=p',
  applicant_countries: '=k',
  shared_hours: '=h',
} as const satisfies Partial<Record<keyof JobQuery, string>>;

type MarkedField = keyof typeof prefixes;
export const markedFields = Object.keys(prefixes) as readonly MarkedField[];

export function markFilter(field: MarkedField, id: number): string;
export function markFilter(field: MarkedField, id: number | null | undefined): string | null;
export function markFilter(field: MarkedField, id: number | null | undefined): string | null {
  return id === null || id === undefined ? null : `${prefixes[field]}${id}`;
}

/** Mark of a remote job that is open to applicants of all countries. */
export const markForAllCountries = `${prefixes.applicant_countries}0`;

/** The marks by which a value of a filter finds jobs: one of them is enough. */
export const marksOfFilter = (field: MarkedField, id: number): string[] =>
  field === 'applicant_countries' ? [markFilter(field, id), markForAllCountries] : [markFilter(field, id)];

/** A whole title, so that an exact match ranks before titles with more words. */
export const markTitle = (forms: readonly string[]): string => `=e${forms.join(' ').slice(0, 200)}`;
