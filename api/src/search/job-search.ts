import type { CountryKey, Facets, JobPage, jobQuery } from '@jobharbor/shared/contracts';
import type * as z from 'zod/mini';
import type { PayRange } from './listing/pay-range.ts';
import type { PlaceReach } from './query/options-in-query.ts';

export type BestRelaxation = NonNullable<JobPage['rescue']>;
export type Relaxation = NonNullable<JobPage['ways_out']>[number];
export type ShorterQuery = NonNullable<JobPage['shorter_queries']>[number];

export interface SearchRequest {
  country: CountryKey;
  query: z.output<typeof jobQuery>;
}

export interface SearchAnswer {
  /** The ids of the page's jobs, in order. */
  jobIds: number[];
  total: number;
  facets: Facets;
  payRange: PayRange | null;
  /** Seconds since 1970; pass it back to get the next page of the same list. */
  asOf: number;
  /** After the last match when there are few: jobs with a similar title, most similar first. */
  relatedIds: number[];
  correctedQuery: string | null;
  /** The query, typed or corrected, whose places and other options filtered; null where all its words were text. */
  optionsQuery: string | null;
  /** Of the places in it: `region` where no job of the place itself matches. */
  placeReach: PlaceReach;
  rescue: BestRelaxation | null;
  /** For a search without results; empty otherwise. */
  relaxations: Relaxation[];
  /** Likewise. */
  shorterQueries: ShorterQuery[];
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

/**
 * The port of job search. Everything that depends on the search engine is behind it, so that the engine can be replaced.
 * Results are ids only.
 */
export interface JobSearch {
  search(request: SearchRequest): Promise<SearchAnswer>;
  /**
   * The fields of a search that hide an open job of its country, each by itself; null where the job is not open there, or
   * its company is excluded.
   */
  hiding(jobId: number, request: SearchRequest): Promise<string[] | null>;
  /** Open jobs close to this one, closest first; none when there is no such job. */
  similar(jobId: number, size: number): Promise<number[]>;
  /**
   * Loads the country's newest titles, without which `titlesNear` and `requiredWord` find nothing; false while that takes
   * longer than a second.
   */
  loadTitles(country: CountryKey): Promise<boolean>;
  /**
   * Ids of the country's advertised titles whose meaning is at least so similar to a title; none without vectors of titles.
   */
  titlesNear(country: CountryKey, title: string, leastCosine: number): Promise<number[]>;
  /**
   * A word of a title without which jobs of near titles are other work (`sap` of `consultor sap`); null for none, and
   * without vectors of titles.
   */
  requiredWord(country: CountryKey, title: string, leastCosine: number): Promise<string | null>;
  /** Advertised titles for what a person has typed so far. */
  suggestTitles(country: CountryKey, typed: string, size: number): Promise<TitleCount[]>;
  /** Companies with open jobs in the country for what a person has typed so far. */
  suggestCompanies(country: CountryKey, typed: string, size: number): Promise<CompanyCount[]>;
  /** Counts a visitor's search for an advertised title, once a day; any other text is not stored. */
  recordSearch(
    country: CountryKey,
    search: { titleId: number | null; typed: string; visitor: string },
  ): Promise<void>;
  /** The titles that most visitors searched for in the last days, then those with most open jobs. */
  hotTitles(country: CountryKey, size: number): Promise<TitleCount[]>;
}
