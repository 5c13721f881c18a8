import * as z from 'zod/mini';
import { maxBlockedCompanies } from '../account/blocked-company.ts';
import { companyBrief } from '../jobs/company.ts';
import { jobCard, jobLine, jobStatus } from '../jobs/job.ts';
import { clientSource, device, id, idList, intFromText, unixSeconds } from '../primitives/primitives.ts';
import {
  fieldsOf,
  filtersOf,
  flagFilters,
  idFilters,
  type ListedFilter,
  listedFilters,
  recordOf,
} from './search-filters.ts';

/**
 * 1 newest first, 2 most relevant first (the default as soon as there is a keyword), 3 highest monthly pay first, 4 soonest
 * closing first. Jobs without an amount or a closing date come last, newest first.
 *
 * Relevance orders the matches, and changes neither `total` nor `facets`. First come titles equal to the words, then
 * titles that contain them all or another name of the job. Then come similar titles, and jobs with the words in skills, then
 * those in the company. Jobs that mention the words in the text come last. Within each, the newer first.
 */
export const searchSort = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type SearchSort = z.infer<typeof searchSort>;

/** Filters of a search: OR within a field, AND between fields. */
export const jobFilters = z.object({
  query: z.optional(z.string().check(z.maxLength(10_000))),
  ...recordOf(fieldsOf(idFilters), z.optional(idList)),
  ...recordOf(
    filtersOf('range').flatMap(({ from, to }) => [from, to]),
    z.optional(z.int().check(z.nonnegative())),
  ),
  ...recordOf(fieldsOf(flagFilters), z.optional(z.boolean())),
  // The two levels of the tree of functions and its titles; no filters of the page.
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
 * `POST /job/search`. Country and language come from the headers. Salaries are whole units of the country's currency for
 * a month. `as_of` (Unix seconds) freezes the result while a person pages through it. Unknown ids match nothing.
 * `main_functions` and `job_function_ids` are the two levels of the job categories, `function_job_title_ids` titles of
 * the job functions.
 */
export const jobQuery = z
  .extend(jobFilters, {
    /** Companies that the searcher has blocked. */
    excluded_company_ids: z.optional(z.array(id).check(z.maxLength(maxBlockedCompanies))),
    /** Posted in the last n days. */
    posted_within: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
    sort: z.optional(searchSort),
    page: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
    size: z._default(z.int().check(z.minimum(1), z.maximum(100)), 30),
    as_of: z.optional(unixSeconds),
    /** Page that sends the search. */
    source: z.optional(z.enum([...clientSource.options, 'home', 'applied'])),
    device: z.optional(device),
    device_uuid: z.optional(z.string().check(z.maxLength(100))),
  })
  .check(hasOrderedSalary);
export type JobQuery = z.input<typeof jobQuery>;

export const facetCount = z.object({ id, count: z.int() });
const facetCounts = z.array(facetCount);

/** Facets that every version of the API sends. Those of later filters are empty where an older one does not. */
const firstFacets = [
  'job_locations',
  'job_categories',
  'degrees',
  'xp_lvls',
  'job_types',
  'work_arrangements',
  'salary_ranges',
] as const satisfies FacetField[];
type FirstFacet = (typeof firstFacets)[number];
const laterFacets = fieldsOf(listedFilters).filter(
  (field): field is Exclude<FacetField, FirstFacet> => !firstFacets.some((first) => first === field),
);

/** Facet counts: for each field, the total with that option alone in that field, other fields unchanged. */
export const facets = z.object({
  ...recordOf(firstFacets, facetCounts),
  ...recordOf(laterFacets, z._default(facetCounts, [])),
  ...recordOf(fieldsOf(flagFilters), z._default(z.int(), 0)),
  is_company_verified: z.int(),
});
export type Facets = z.infer<typeof facets>;
export type FacetField = ListedFilter['field'];

/**
 * Pay read from the words of a query that match nothing as words: `text` as typed, `rest` the other words, `from` and `to`
 * as `salary_from` and `salary_to`.
 */
export const understoodPay = z.object({
  text: z.string(),
  rest: z.string(),
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
});
export type UnderstoodPay = z.infer<typeof understoodPay>;

/**
 * Words of a query that name an option: `field` of the body, `name` of the option in the language of the request, `text`
 * as typed, `rest` the other words.
 */
export const understoodOption = z.object({
  field: z.string(),
  name: z.string(),
  /** The place that was named, where `name` is the region around it: the place itself has no such job. */
  instead_of: z.optional(z.string()),
  text: z.string(),
  rest: z.string(),
});
export type UnderstoodOption = z.infer<typeof understoodOption>;

/**
 * A place that words may mean although they are other words as well: `location` is its `seo_value`, `text` and `rest` as
 * above.
 */
export const placeMeant = z.object({
  location: z.string(),
  name: z.string(),
  text: z.string(),
  rest: z.string(),
});
export type PlaceMeant = z.infer<typeof placeMeant>;

/** A place of another country in the words: `country` is its key, `total` the jobs for `rest` there. */
export const placeAbroad = z.object({
  country: z.string(),
  /** `seo_value` of the location. */
  location: z.string(),
  name: z.string(),
  rest: z.string(),
  total: z.int(),
});
export type PlaceAbroad = z.infer<typeof placeAbroad>;

/**
 * Interpretation of the query: the corrected spelling or the pay, if only that found anything. Otherwise the places,
 * arrangements and levels of experience in the words, whose names found the jobs too.
 */
export const queryInterpretation = z.object({
  corrected_query: z.nullable(z.string()),
  /** Older API versions do not send it. */
  pay: z.optional(z.nullable(understoodPay)),
  /** Likewise. */
  options: z.optional(z.array(understoodOption)),
  /** Likewise. */
  places_meant: z.optional(z.array(placeMeant)),
  /** With zero results. Likewise. */
  place_abroad: z.optional(z.nullable(placeAbroad)),
  /** Words such as "near me", which say no place, and the other words, which were searched. Likewise. */
  nearby: z.optional(z.nullable(z.object({ text: z.string(), rest: z.string() }))),
  /** With zero results: the query with fewer words whose jobs `related` begins with. Likewise. */
  fewer_words: z.optional(z.nullable(z.string())),
});

/** With zero results: the filter whose removal finds the most, and the total without it. */
export const bestRelaxation = z.object({ drop: z.string(), total: z.int() });

/** With zero results: filters to remove together (names of the body's fields), and the total without them. */
export const relaxation = z.object({ drop: z.array(z.string()), total: z.int() });

/**
 * With zero results: a query with fewer words, and its total. If its words are places and other options alone, `name` has
 * their names in the language of the page.
 */
export const shorterQuery = z.object({ query: z.string(), total: z.int(), name: z.optional(z.string()) });

/**
 * A job whose title or URL was entered but that is not in the result: `drop` lists the fields of the body that exclude
 * it, empty for a closed job.
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
   * Where few jobs match the words: jobs with similar titles, most similar first. They follow the last match, and are not
   * counted in `total` or `facets`. Matches that hold the words in their text alone stand among them if they begin on the last
   * page of the list, behind the most similar titles. `total` counts these. Older API versions do not send it.
   */
  related: z.optional(z.array(jobCard)),
  /**
   * Place among `jobs` of the first that only mentions the words, on a page before the last where `related` come before it.
   * Older API versions do not send it.
   */
  mentions_from: z.optional(z.int()),
  total: z.int(),
  page: z.int(),
  size: z.int(),
  facets,
  /**
   * Monthly pay of the results in whole units of the country's currency, 5th to 95th percentile; null where none states
   * an amount. Older API versions do not send it.
   */
  pay_range: z.optional(z.nullable(payRange)),
  /** Names of the companies in the query and in the facet. Older API versions do not send them. */
  companies: z._default(z.array(z.object({ id, name: z.string() })), []),
  query_id: z.string(),
  as_of: unixSeconds,
  understood: queryInterpretation,
  rescue: z.nullable(bestRelaxation),
  /**
   * At most three, those that keep the query first, then by total; last, the one that removes everything, if missing.
   * Single filters; pairs where no single one helps. Older API versions do not send it.
   */
  ways_out: z.optional(z.array(relaxation)),
  /** At most two, highest total first; filters unchanged. Older API versions do not send it. */
  shorter_queries: z.optional(z.array(shorterQuery)),
  /** With zero results: words that no job has under these filters, where other words have some. Likewise. */
  unmatched_words: z.optional(z.array(z.string())),
  /** With the first page only. Older API versions do not send it. */
  hidden: z.optional(z.nullable(hiddenJob)),
});
export type JobPage = z.infer<typeof jobPage>;

/** `GET /company/search-suggestion?query=` and `/company/combined_search_suggestion?query=`: five of each kind. */
export const suggestionQuery = z.object({
  query: z.string().check(z.maxLength(10_000)),
  size: z._default(intFromText(1, 20), 5),
});
export const suggestedCompany = z.extend(companyBrief, { open_jobs: z.int() });

/** `POST /job/metrics/job-hot-search`: the query of a search; only advertised titles are counted. */
export const hotSearchReport = z.object({
  device: z.optional(device),
  page: z.optional(z.string().check(z.maxLength(100))),
  source: z.optional(clientSource),
  query: z.optional(z.string().check(z.maxLength(10_000))),
  job_title_id: z.optional(id),
});
