import type { CountryKey, JobPage, UnderstoodPay } from '@jobharbor/shared/contracts';
import type { ConfigOption } from '../config-lists/index.ts';
import type { AcrossRequest, FoundAcross } from './across/across-conditions.ts';
import type { SearchRequest } from './conditions.ts';
import type { PlaceReach } from './query/option-spans.ts';
import type { FoundPage, SearchEngine } from './search-engine.ts';

export type BestRelaxation = NonNullable<JobPage['rescue']>;
export type Relaxation = NonNullable<JobPage['ways_out']>[number];
export type ShorterQuery = NonNullable<JobPage['shorter_queries']>[number];

/**
 * Reads the pay among the words of a query; null where it names none. Its `rest` are the other words; `isNamed` says that a
 * word for pay stands with the amount.
 */
export type ReadPay = (country: CountryKey, query: string) => (UnderstoodPay & { isNamed?: boolean }) | null;

/** A place of another country that the words name, and the jobs for the other words there. */
export interface Abroad {
  country: CountryKey;
  place: ConfigOption;
  rest: string;
  total: number;
}

export interface SearchAnswer extends FoundPage {
  /** Seconds since 1970; pass it back to get the next page of the same list. */
  asOf: number;
  /** Jobs with a similar title, most similar first. They follow the last match if there are few matches. */
  relatedIds: number[];
  /** Where a list begins to mention the words only, before its last page: `relatedIds` come before this place of `jobIds`. */
  mentionsFrom: number | null;
  correctedQuery: string | null;
  /** The query, typed or corrected, whose places and other options filtered; null where all its words were text. */
  optionsQuery: string | null;
  /** How its places were matched: other than `place` if no job of the place itself matches. */
  placeReach: PlaceReach;
  /** The pay among the words, where it filtered. */
  pay: UnderstoodPay | null;
  rescue: BestRelaxation | null;
  /** For a search without results; empty otherwise. */
  relaxations: Relaxation[];
  /** Set only for a search without results; empty otherwise. */
  shorterQueries: ShorterQuery[];
  /** Likewise: the parts of the query that no job has, where other parts have some. */
  unmatchedWords: string[];
  /** The shorter query whose jobs come first in `relatedIds`. */
  fewerWords: string | null;
  /** Words that mean the place of the person ("near me") and the others, which were searched. */
  nearby: { text: string; rest: string } | null;
  /** A place of another country that has results; set only for a search without results. */
  abroad: Abroad | null;
}

/** An open or closed job that a search means, but its conditions exclude. */
export interface HiddenMatch {
  jobId: number;
  /** The fields that exclude it, each by itself; none where the job is not open. */
  drop: string[];
}

/**
 * The job search as the rest of the API uses it: an engine (`search-engine.ts`) and what a search tries where that finds
 * nothing (`recovery/`). Results are ids.
 */
export interface JobSearch
  extends Pick<
    SearchEngine,
    'similar' | 'suggestTitles' | 'suggestCompanies' | 'recordSearch' | 'hotTitles'
  > {
  /** With `readPay`, words that name pay filter by it where they find nothing as words. */
  search(request: SearchRequest, options?: { readPay?: ReadPay }): Promise<SearchAnswer>;
  /** One page of a list over all countries, with the time of it as in `SearchAnswer`. */
  searchAcross(request: AcrossRequest): Promise<FoundAcross & Pick<SearchAnswer, 'asOf'>>;
  /**
   * The job of an entered address or exact title that is missing among the `shown` jobs, because a filter or the words
   * exclude it. Null otherwise.
   */
  hidden(
    request: SearchRequest,
    shown: readonly { id: number; title: string }[],
  ): Promise<HiddenMatch | null>;
  /**
   * Loads the country's newest titles, without which `titlesNear` and `requiredWord` find nothing; false while that takes
   * longer than a second.
   */
  loadTitles(country: CountryKey): Promise<boolean>;
  /**
   * Ids of the country's advertised titles whose meaning is at least so similar to a title; none without vectors of titles.
   */
  titlesNear(country: CountryKey, title: string, minCosine: number): Promise<number[]>;
  /**
   * A word of a title that similar titles must contain too (`sap` of `consultor sap`). Null if there is none, and
   * without vectors of titles.
   */
  requiredWord(country: CountryKey, title: string, minCosine: number): Promise<string | null>;
}
