import * as z from 'zod/mini';
import { id, intFromText, option } from './primitives/primitives.ts';
import { type FilterListName, filterListNames, recordOf } from './search/search-filters.ts';

/** A place within a country: a region holds its cities. */
/** A city: `point` has its latitude and longitude in hundredths of a degree. Older API versions do not send it. */
const location = z.extend(option, { point: z.optional(z.tuple([z.number(), z.number()])) });
export const locationGroup = z.extend(option, { locations: z.array(location) });

/** A job category with its narrower ones. */
export const categoryGroup = z.extend(option, { sub_list: z.array(option) });

/** A step of the country's monthly salary ranges in whole units of its currency; `to` null has no upper limit. */
export const salaryRange = z.extend(option, { from: z.int(), to: z.nullable(z.int()) });

/** Lists that every version of the API sends, or that are empty where an older one does not. */
const firstLists = {
  location_lists: z.array(locationGroup),
  job_category_lists: z.array(categoryGroup),
  job_types: z.array(option),
  xp_lvls: z.array(option),
  educations: z.array(option),
  work_arrangements: z.array(option),
  salary_range_filters: z.array(salaryRange),
  industry_lists: z._default(z.array(option), []),
  /** Languages of advertisements. */
  ad_languages: z._default(z.array(option), []),
  apply_modes: z._default(z.array(option), []),
  /** The id is the number of days. */
  posting_ages: z._default(z.array(option), []),
};
/** Lists of later filters, absent in answers of older versions. */
const laterLists = filterListNames.filter(
  (name): name is Exclude<FilterListName, keyof typeof firstLists> => !(name in firstLists),
);

/** Everything that the search filters of one country need, in one language. */
export const filterLists = z.object({
  ...firstLists,
  ...recordOf(laterLists, z.optional(z.array(option))),
  currency: z.string(),
});
export type FilterLists = z.infer<typeof filterLists>;

/** `language_code` names the language of a list's texts where the header does not. */
export const listQuery = z.object({ language_code: z.optional(z.string().check(z.maxLength(20))) });

/** Names of the flat lists that `GET /config/{x}/list` serves. */
export const flatListNames = [
  'xp_lvls',
  'job_types',
  'educations',
  'degrees',
  'work_arrangements',
  'industry_lists',
  'company_sizes',
  'company_benefit_lists',
  'company_culture_lists',
  'company_financing_stage_lists',
  'notice_period_lists',
  'gender_lists',
  'user_identity_lists',
  'job_seeking_status_lists',
  'report_job_reasons',
  'chat_report_lists',
  'report_recruiter_reasons',
  'report_interview_reasons',
  'report_talent_reasons',
  'recruiter_role_permissions',
  'job_advice_lists',
  'salary_periods',
] as const;

/** `GET /config/search/job-title-lists?query=&size=5`. */
export const titleSuggestionQuery = z.object({
  query: z.string().check(z.maxLength(200)),
  size: z._default(intFromText(1, 20), 5),
});
export const titleSuggestions = z.object({
  job_titles: z.array(z.object({ value: z.string(), count: z.int() })),
});

/** `GET /config/search/school-lists?query=&size=8`. */
export const schoolSuggestionQuery = z.object({
  query: z.string().check(z.maxLength(200)),
  size: z._default(intFromText(1, 20), 8),
});

/** `GET /recommendation/hot-job-titles`: the most advertised titles in the country now. */
export const hotTitles = z.object({
  hot_job_titles: z.array(z.object({ id, value: z.string(), count: z.int() })),
});
export type HotTitles = z.infer<typeof hotTitles>;

/** A title of the tree of job functions. */
const functionTitle = option;
const subFunction = z.extend(option, { job_titles: z.array(functionTitle) });

/** A main function with its sub functions, which hold the titles. */
export const jobFunctionGroup = z.extend(option, { sub_function_list: z.array(subFunction) });
