import type { CountryKey } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { FoundAcross } from '../across/across-conditions.ts';
import type { AcrossListings } from '../across/across-listings.ts';
import { findAcross } from '../across/find-across.ts';
import { type Conditions, hasKeyword } from '../conditions.ts';
import type { Listings } from '../listing/listings.ts';
import type { CurrentVectors } from '../related/current-vectors.ts';
import { createTitleCache, type TitleCache } from '../related/title-cache.ts';
import type { TitleIndex } from '../related/title-index.ts';
import type { SearchEngine } from '../search-engine.ts';
import { type NearMeanings, readWords } from './conditions.ts';
import { countMatches } from './count-matches.ts';
import { countInListing, findInListing, type InListing, toFilters } from './find-in-listing.ts';
import { findMatchesAcross } from './find-matches-across.ts';
import { findMentions } from './find-mentions.ts';
import { findPage } from './find-page.ts';
import { findRelated } from './find-related.ts';
import { findRequiredWord } from './find-required-word.ts';
import { findSimilar } from './find-similar.ts';
import { suggestTitles } from './find-titles.ts';
import { findHotTitles, recordSearch } from './hot-titles.ts';
import { matchesOfJob, titlesOfJobs } from './jobs-by-id.ts';
import { orderByCloseness } from './order-by-closeness.ts';
import { suggestCompanies } from './suggest-companies.ts';
import { createVocabulary } from './vocabulary.ts';

export interface PostgresEngineOptions {
  /** The pool with the statement timeout. */
  db: Db;
  /** Where searches are counted. */
  writeDb: Db;
  clock: () => Date;
  /** The listings of countries with many jobs; without them the database counts everything. */
  listings?: Listings;
  /** The listing over all countries; without it lists over all countries are refused. */
  across?: AcrossListings;
  /** Vectors of titles; without them titles are compared by letters and by the groups of a loaded taxonomy. */
  vectors?: CurrentVectors;
}

export interface PostgresEngine extends SearchEngine {
  /** Titles that mean nearly the words of a search, for other engines. */
  meaningsNear(conditions: Conditions): Promise<NearMeanings>;
  /** `findAcross` among these jobs, which another engine found by their words; null for all. */
  findAmong(
    matches: readonly number[] | null,
    ...request: Parameters<SearchEngine['findAcross']>
  ): Promise<FoundAcross>;
}

/**
 * The search engine on PostgreSQL, over `search_documents`. For a country with a listing the database is asked only for the
 * jobs that match the words.
 */
export function createPostgresEngine({
  db,
  writeDb,
  clock,
  listings,
  across,
  vectors,
}: PostgresEngineOptions): PostgresEngine {
  const titles = createTitleCache(db, vectors ?? null);
  // Related titles may miss the newest title: no request waits for a reload.
  const indexOf = (country: string) => titles.of(country, 0);
  /** The rows that match the words of a search, so that its relaxations and related jobs need no second query. */
  const heldBy = new WeakMap<Conditions['parsed'], InListing>();

  return {
    ...createVocabulary(db),
    async find(conditions, page) {
      const country = conditions.country as CountryKey;
      const listing = listings?.of(country);
      const findNear = () => findMeanings(titles, conditions);
      if (!listing) return findPage(db, conditions, { ...page, country }, findNear);
      const { held, ...found } = await findInListing(db, listing, conditions, page, findNear);
      heldBy.set(conditions.parsed, held);
      return found;
    },
    async findAcross(conditions, page) {
      const [, ids] = await Promise.all([across?.get(), findMatchesAcross(db, conditions)]);
      return findAmong(ids, conditions, page);
    },
    findAmong,
    async count(searches) {
      const listed = searches.map((search) => countHeld(search));
      const others = await countMatches(
        db,
        searches.filter((_, index) => listed[index] === null),
      );
      return listed.map((count) => count ?? others.shift() ?? 0);
    },
    matches: (jobId, searches) => matchesOfJob(db, jobId, searches),
    related: (conditions, range) =>
      findRelated({ db, titles, held: heldBy.get(conditions.parsed) ?? null }, conditions, range),
    mentions: (conditions, matches) => findMentions(db, conditions, matches),
    closestFirst: (conditions, jobs) =>
      orderByCloseness(db, conditions, jobs, () => findIndex(titles, conditions)),
    titlesOf: (jobIds) => titlesOfJobs(db, jobIds),
    similar: (jobId, size) => findSimilar({ db, indexOf }, jobId, size, clock()),
    loadTitles: async (country) => (await titles.of(country)) !== null,
    titlesNear: async (country, title, minCosine) =>
      (await indexOf(country))?.nearInMeaning(title, minCosine) ?? [],
    requiredWord: async (country, title, minCosine) => {
      const index = await indexOf(country);
      return index && findRequiredWord({ db, index }, country, title, minCosine);
    },
    suggestTitles: (country, typed, size) => suggestTitles({ db, indexOf }, country, typed, size, clock()),
    suggestCompanies: (country, typed, size) => suggestCompanies(db, country, typed, size, clock()),
    recordSearch: (country, searched) => recordSearch(writeDb, country, searched, clock()),
    hotTitles: (country, size) => findHotTitles(db, country, size, clock()),
    meaningsNear: (conditions) => findMeanings(titles, conditions),
  };

  async function findAmong(...[ids, conditions, page]: Parameters<PostgresEngine['findAmong']>) {
    if (!across) throw new Error('This engine has no listing over all countries.');
    const listing = await across.get();
    return findAcross(listing, conditions, toFilters(conditions), ids && listing.rowsOf(ids), page);
  }

  /** Null where only the database knows which jobs match the words. */
  function countHeld(search: Conditions): number | null {
    const listing = hasKeyword(search) ? null : listings?.of(search.country);
    const held = listing ? { listing, marked: null } : heldBy.get(search.parsed);
    return held ? countInListing(held, search) : null;
  }
}

/** Titles that mean nearly the words of a search. Waits for no new title: without it the order is the same on each page. */
async function findMeanings(titles: TitleCache, conditions: Conditions): Promise<NearMeanings> {
  const index = await findIndex(titles, conditions);
  return index?.meaningsNear(readWords(conditions).text) ?? new Map();
}

const findIndex = async (titles: TitleCache, conditions: Conditions): Promise<TitleIndex | null> =>
  readWords(conditions).text === '' ? null : titles.of(conditions.country, 0);
