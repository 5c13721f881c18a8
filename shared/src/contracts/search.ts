import * as z from 'zod/mini';
import { maxBlockedCompanies } from './blocked-company.ts';
import { companyBrief } from './company.ts';
import { jobCard, jobLine, jobStatus } from './job.ts';
import { clientSource, device, id, idList, intFromText, unixSeconds } from './primitives.ts';

/**
 * 1 newest first, 2 most relevant first (the default as soon as there is a keyword), 3 highest monthly pay first, 4 soonest
 * closing first. Jobs without an amount or a closing date come last, newest first.
 */
export const searchSort = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type SearchSort = z.infer<typeof searchSort>;

/** What narrows a search. Filters within a field are alternatives; fields narrow each other. */
export const jobFilters = z.object({
  query: z.optional(z.string().check(z.maxLength(10_000))),
  job_locations: z.optional(idList),
  job_categories: z.optional(idList),
  salary_from: z.optional(z.int().check(z.nonnegative())),
  salary_to: z.optional(z.int().check(z.nonnegative())),
  degrees: z.optional(idList),
  xp_lvls: z.optional(idList),
  job_types: z.optional(idList),
  work_arrangements: z.optional(idList),
  company_ids: z.optional(idList),
  is_company_verified: z.optional(z.boolean()),
  is_web3: z.optional(z.boolean()),
  /** Of the companies. */
  industries: z.optional(idList),
  /** Languages of the advertisements, by the ids of the market's languages. */
  languages: z.optional(idList),
  /** Ids of the list of ways to apply. */
  apply_modes: z.optional(idList),
  main_functions: z.optional(idList),
  function_job_title_ids: z.optional(idList),
  job_function_ids: z.optional(idList),
});
export type JobFilters = z.input<typeof jobFilters>;

const hasOrderedSalary = z.refine<JobFilters>(
  ({ salary_from, salary_to }) => (salary_from ?? 0) <= (salary_to ?? Number.MAX_SAFE_INTEGER),
  { path: ['salary_to'] },
);

/**
 * `POST /job/search`. Country and language come from the headers. Salaries are whole units of the country's currency
 * for a month. `as_of` (seconds) freezes the list while a person pages through it. Unknown ids match nothing and do no
 * harm. `main_functions` and `job_function_ids` are the two levels of the job categories, `function_job_title_ids` titles
 * of the job functions.
 */
export const jobQuery = z
  .extend(jobFilters, {
    /** Companies that the searcher has blocked. */
    excluded_company_ids: z.optional(z.array(id).check(z.maxLength(maxBlockedCompanies))),
    /** Posted in the last so many days. */
    posted_within: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
    sort: z.optional(searchSort),
    page: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
    size: z._default(z.int().check(z.minimum(1), z.maximum(100)), 30),
    as_of: z.optional(unixSeconds),
    /** Which page asks. */
    source: z.optional(z.enum([...clientSource.options, 'home', 'applied'])),
    device: z.optional(device),
    device_uuid: z.optional(z.string().check(z.maxLength(100))),
  })
  .check(hasOrderedSalary);
export type JobQuery = z.input<typeof jobQuery>;

export const facetCount = z.object({ id, count: z.int() });
const facetCounts = z.array(facetCount);

/** For each field: what the total would be after choosing that option alone in that field, the other fields kept. */
export const facets = z.object({
  job_locations: facetCounts,
  job_categories: facetCounts,
  degrees: facetCounts,
  xp_lvls: facetCounts,
  job_types: facetCounts,
  work_arrangements: facetCounts,
  salary_ranges: facetCounts,
  is_company_verified: z.int(),
  // An API of before does not send these.
  industries: z._default(facetCounts, []),
  languages: z._default(facetCounts, []),
  apply_modes: z._default(facetCounts, []),
  /** By days. */
  posted_within: z._default(facetCounts, []),
  /** The companies with most of these jobs. */
  company_ids: z._default(facetCounts, []),
  is_web3: z._default(z.int(), 0),
});
export type Facets = z.infer<typeof facets>;
export type FacetField = Exclude<keyof Facets, 'is_company_verified' | 'is_web3'>;

/** What the search made of the words: a corrected spelling, when it had to correct one to find anything. */
export const understood = z.object({ corrected_query: z.nullable(z.string()) });

/** With zero results: the filter whose removal brings the most, and how many that is. */
export const rescue = z.object({ drop: z.string(), total: z.int() });

/** With zero results: filters to drop together (names of the body's fields), and the total of the search without them. */
export const wayOut = z.object({ drop: z.array(z.string()), total: z.int() });

/** With zero results: a search with fewer words, and its total. */
export const shorterQuery = z.object({ query: z.string(), total: z.int() });

/**
 * The job whose title or address was typed, where it is not in the list: `drop` names the fields of the body that hide it,
 * none for a job that is no longer open.
 */
export const hiddenJob = z.object({
  job: z.extend(jobLine, { company: companyBrief, status: jobStatus }),
  drop: z.array(z.string()),
});
export type HiddenJob = z.infer<typeof hiddenJob>;

export const payRange = z.object({ low: z.int(), high: z.int() });
export type PayRange = z.infer<typeof payRange>;

export const jobPage = z.object({
  jobs: z.array(jobCard),
  /**
   * Where few jobs hold the words: others whose title is near to them, nearest first, which fill the page behind the
   * last match. Neither `total` nor `facets` counts them. An API of before does not send it.
   */
  related: z.optional(z.array(jobCard)),
  total: z.int(),
  page: z.int(),
  size: z.int(),
  facets,
  /**
   * Monthly pay of the jobs found in whole units of the country's currency, without the lowest and highest twentieth; null
   * where none states an amount. An API of before does not send it.
   */
  pay_range: z.optional(z.nullable(payRange)),
  /** Names of the companies that the search or its facet names. An API of before does not send them. */
  companies: z._default(z.array(z.object({ id, name: z.string() })), []),
  query_id: z.string(),
  as_of: unixSeconds,
  understood,
  rescue: z.nullable(rescue),
  /**
   * At most three, those that keep the words first and then those that bring most, then the one that drops everything if
   * it is none of them. Single filters; pairs where no single one helps. An API of before does not send it.
   */
  ways_out: z.optional(z.array(wayOut)),
  /** At most two, the one that finds most first; the filters stay. An API of before does not send it. */
  shorter_queries: z.optional(z.array(shorterQuery)),
  /** With the first page only. An API of before does not send it. */
  hidden: z.optional(z.nullable(hiddenJob)),
});
export type JobPage = z.infer<typeof jobPage>;

/** `GET /company/search-suggestion?query=` and `/company/combined_search_suggestion?query=`: five of each kind. */
export const suggestionQuery = z.object({
  query: z.string().check(z.maxLength(10_000)),
  size: z._default(intFromText(1, 20), 5),
});
export const suggestedCompany = z.extend(companyBrief, { open_jobs: z.int() });

/** `POST /job/metrics/job-hot-search`: what someone searched for; only a title that is advertised is counted. */
export const hotSearchReport = z.object({
  device: z.optional(device),
  page: z.optional(z.string().check(z.maxLength(100))),
  source: z.optional(clientSource),
  query: z.optional(z.string().check(z.maxLength(10_000))),
  job_title_id: z.optional(id),
});
