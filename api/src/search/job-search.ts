import type { CountryKey, Facets, JobPage, jobQuery } from '@jobharbor/shared/contracts';
import type * as z from 'zod/mini';

export type Rescue = NonNullable<JobPage['rescue']>;

export interface SearchRequest {
  country: CountryKey;
  query: z.output<typeof jobQuery>;
}

export interface SearchAnswer {
  /** The page's jobs in order. */
  jobIds: number[];
  total: number;
  facets: Facets;
  /** Seconds; hand it back to see the next page of the same list. */
  asOf: number;
  /** Behind the last match where there are few: jobs with a title near to the words, nearest first. */
  relatedIds: number[];
  correctedQuery: string | null;
  rescue: Rescue | null;
}

export interface TitleCount {
  id: number;
  value: string;
  count: number;
}

export interface CompanyCount {
  id: number;
  /** Open jobs in the country. */
  count: number;
}

/**
 * Finding open jobs. Everything that depends on how they are found stands behind this, so that another engine can take
 * it over; what it finds is named by id only.
 */
export interface JobSearch {
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Open jobs close to this one, closest first; none when there is no such job. */
  similar(jobId: number, size: number): Promise<number[]>;
  /** Advertised titles for what a person has typed so far. */
  suggestTitles(country: CountryKey, typed: string, size: number): Promise<TitleCount[]>;
  /** Companies with open jobs in the country for what a person has typed so far. */
  suggestCompanies(country: CountryKey, typed: string, size: number): Promise<CompanyCount[]>;
  /** Remembers that someone looked for an advertised title; anything else is forgotten at once. */
  noteSearch(country: CountryKey, search: { titleId: number | null; typed: string }): Promise<void>;
  /** What is searched most these days, then what is advertised most. */
  hotTitles(country: CountryKey, size: number): Promise<TitleCount[]>;
}
