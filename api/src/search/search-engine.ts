import type { CountryKey, Facets, SearchSort } from '@jobharbor/shared/contracts';
import type { AcrossConditions, FoundAcross } from './across/across-conditions.ts';
import type { Conditions } from './conditions.ts';
import type { PayRange } from './listing/pay-range.ts';

export interface PageRequest {
  sort: SearchSort;
  page: number;
  size: number;
}

export interface FoundPage {
  /** The ids of the page's jobs, in order. */
  jobIds: number[];
  total: number;
  /** A facet whose own filter is active is counted without that filter, because a click on it replaces the filter. */
  facets: Facets;
  /** Pay range of the matches that state an amount; null if none does. */
  payRange: PayRange | null;
}

export interface TitleCount {
  id: number;
  value: string;
  count: number;
}

export interface CompanyCount {
  id: number;
  /** Number of open jobs in the country. */
  count: number;
}

/** A word of the country's advertisements that is spelt nearly as `typed`. */
export interface NearWord {
  typed: string;
  /** Folded, as words are compared. */
  word: string;
  /** As an advertisement writes it. */
  shown: string;
}

/** The part of all related jobs that is asked for. */
export interface RelatedRange {
  offset: number;
  size: number;
}

/** The engine cannot answer now, or only with a part of the matches. */
export class SearchUnavailableError extends Error {}

/** The engine has too much to do at this moment. */
export class SearchBusyError extends SearchUnavailableError {}

/**
 * The port of a search engine. An engine matches, counts and orders; it does not interpret what people type, which is the
 * part of `recovery/`. Results are ids.
 *
 * What an implementation must do:
 * - All conditions hold at once; one of a filter's values suffices. `conditions.asOf` means the jobs open at that time.
 * - `find` and `count` agree: the total of a page is the count of its conditions.
 * - The same conditions give the same order on each page. Sort 1 is by date, 2 by relevance, 3 by pay, 4 by deadline.
 * - A job is found within a second of its storage, and is not found once it closed.
 * - It throws where it cannot answer in time. It never answers with a part of the matches.
 */
export interface SearchEngine extends Vocabulary {
  /** One page of the matches, their total, and the counts of all facets. */
  find(conditions: Conditions, page: PageRequest): Promise<FoundPage>;
  /** One page of a list over all countries: most office hours in common first, then the newest. */
  findAcross(conditions: AcrossConditions, page: Pick<PageRequest, 'page' | 'size'>): Promise<FoundAcross>;
  /** The number of matches of each search, in one call. */
  count(searches: readonly Conditions[]): Promise<number[]>;
  /** Whether a job matches each of the searches; false for a job that does not exist. */
  matches(jobId: number, searches: readonly Conditions[]): Promise<boolean[]>;
  /** Jobs that do not match, of similar titles, most similar first. All filters and excluded words apply. */
  related(conditions: Conditions, range: RelatedRange): Promise<number[]>;
  /** Which of these matches only mention the words: in their text, or partly in the name of their company. */
  mentions(conditions: Conditions, matches: readonly number[]): Promise<number[]>;
  /** These mentions and the related jobs with similar titles, closest first. */
  closestFirst(
    conditions: Conditions,
    jobs: { mentions: readonly number[]; related: readonly number[] },
  ): Promise<number[]>;
  /** Open jobs close to this one, closest first; none when there is no such job. */
  similar(jobId: number, size: number): Promise<number[]>;
  /** The titles of these jobs, open or closed. */
  titlesOf(jobIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** See `JobSearch`. */
  loadTitles(country: CountryKey): Promise<boolean>;
  titlesNear(country: CountryKey, title: string, minCosine: number): Promise<number[]>;
  requiredWord(country: CountryKey, title: string, minCosine: number): Promise<string | null>;
  suggestTitles(country: CountryKey, typed: string, size: number): Promise<TitleCount[]>;
  suggestCompanies(country: CountryKey, typed: string, size: number): Promise<CompanyCount[]>;
  recordSearch(
    country: CountryKey,
    search: { titleId: number | null; typed: string; visitor: string },
  ): Promise<void>;
  hotTitles(country: CountryKey, size: number): Promise<TitleCount[]>;
}

/** The words, titles and companies of a country's advertisements. They may include those of closed jobs. */
export interface Vocabulary {
  /** Words that begin with `start`, which is folded, and are longer; shortest first. As advertisements write them. */
  wordsFrom(country: string, start: string): Promise<string[]>;
  /** For each folded word those at few typing errors; the caller compares them. */
  wordsNear(country: string, words: readonly string[]): Promise<NearWord[]>;
  /** For scripts without spaces: parts of titles that differ from the word by one character, most likely first. */
  partsNear(country: string, word: string): Promise<string[]>;
  /** Ids of advertised titles that contain the name of one of these titles of job functions, in any language. */
  titlesOfFunctions(country: string, functionIds: readonly number[]): Promise<number[]>;
  /**
   * Whether the name of a company begins with these words: at least two, or a part of a name without spaces.
   */
  isCompanyNamePrefix(country: string, typed: string): Promise<boolean>;
}
