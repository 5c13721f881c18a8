import type { SearchSort, UnderstoodPay } from '@jobharbor/shared/contracts';
import { type Conditions, hasKeyword, type SearchRequest } from '../conditions.ts';
import type { BestRelaxation, ReadPay, Relaxation, ShorterQuery } from '../job-search.ts';
import type { PlaceReach } from '../query/option-spans.ts';
import type { FoundPage, SearchEngine } from '../search-engine.ts';

export type Query = SearchRequest['query'];

/** One way to understand the words of a query. */
export interface Reading {
  conditions: Conditions;
  /** The query, if words of it filter as options; null where all are text. */
  optionsQuery: string | null;
  placeReach: PlaceReach;
}

/** One page of a search, and what it was understood as. */
export interface Found extends FoundPage, Reading {
  /** The search that this is a page of: the typed one, or one with other words. */
  search: Search;
  sort: SearchSort;
  correctedQuery: string | null;
  pay: UnderstoodPay | null;
}

/** Filters whose removal finds jobs. */
interface Relaxed {
  /** The single one that finds most. */
  rescue: BestRelaxation | null;
  relaxations: Relaxation[];
}

/** Further searches that a search without jobs may offer. */
export interface FurtherSearches extends Relaxed {
  shorterQueries: ShorterQuery[];
  /** Parts of the query that no job has under these filters, where other parts have some. */
  unmatchedWords?: string[];
  /** The shorter query whose jobs follow the empty page. */
  fewerWords: string | null;
}

/** Null where this one finds no job; the next of the list is then tried. */
export type Recovery = (search: Search) => Promise<Found | null>;
export type Relaxing = (search: Search) => Promise<Relaxed>;
/** Queries of fewer words that find jobs; empty where none does. */
export type Shortening = (search: Search) => Promise<ShorterQuery[]>;
/** For a search without jobs; null where the next of the list answers it. */
export type LastResort = (search: Search) => Promise<(Found & FurtherSearches) | null>;
/** Ids of jobs for the end of a page. */
export type Continuation = (found: Found & Partial<FurtherSearches>) => Promise<number[]>;

/** `order.ts` lists the strategies and their order. */
export interface Order {
  readings: readonly Recovery[];
  recoveries: readonly Recovery[];
  /** Filters that may go. */
  relaxing: Relaxing;
  /** In each row the first strategy that finds jobs wins. */
  shortenings: readonly (readonly Shortening[])[];
  lastResorts: readonly LastResort[];
  continuations: readonly Continuation[];
}

export interface Correction {
  query: string;
  /** Whether all its words occur in the country's advertisements; otherwise only a search can show it. */
  isProven: boolean;
}

/** A search while it is answered. What several strategies need is computed once, when the first of them asks for it. */
export interface Search {
  readonly engine: SearchEngine;
  readonly request: SearchRequest;
  readonly typed: string;
  /** As understood: words that name a place or another option filter as that option does. */
  readonly conditions: Conditions;
  readonly readPay: ReadPay | undefined;
  readonly order: Order;
  /** The ways to understand the words, likeliest first. */
  readings(): Promise<readonly Reading[]>;
  find(reading: Reading): Promise<Found>;
  /** The query with its unfinished last word completed; null where no completion finds anything. */
  completion(): Promise<string | null>;
  /** The query with its spelling corrected; null where every word is known or has no near one. */
  correction(): Promise<Correction | null>;
  /** The query with each name of a job that was nearly typed. */
  nearNames(): Promise<readonly string[]>;
  /** The same search with other words or pay. */
  with(changed: Pick<Query, 'query' | 'salary_from' | 'salary_to'>): Search;
  /** A search for nothing but this in the same country. */
  only(query: Query): Search;
}

/** The first answer that is not null. */
async function firstOf<T>(
  strategies: readonly ((search: Search) => Promise<T | null>)[],
  search: Search,
): Promise<T | null> {
  for (const strategy of strategies) {
    const answer = await strategy(search);
    if (answer !== null) return answer;
  }
  return null;
}

/** The jobs of a search by its own words, in any reading. */
export const read = (search: Search): Promise<Found | null> => firstOf(search.order.readings, search);

/** The jobs of a search by its own words, or by what they are likely to mean. */
export async function recover(search: Search): Promise<Found | null> {
  const found = await read(search);
  // Without words nothing can be misspelt.
  return found ?? (hasKeyword(search.conditions) ? firstOf(search.order.recoveries, search) : null);
}

/** For a search without jobs: an empty page, and what to go on with. */
export async function findContinuation(search: Search): Promise<Found & FurtherSearches> {
  const answer = await firstOf(search.order.lastResorts, search);
  if (answer === null) throw new Error('The last of the last resorts answers every search.');
  return answer;
}
