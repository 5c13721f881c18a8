import type { SearchSort } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { JobSearch, SearchAnswer, SearchRequest, ShorterQuery } from '../job-search.ts';
import type { Listings } from '../listing/listings.ts';
import { namesPartOfRegion, takeOptions } from '../query/options-in-query.ts';
import { readQuery } from '../query/read-query.ts';
import type { CurrentVectors } from '../related/current-vectors.ts';
import { createTitleCache, type TitleCache } from '../related/title-cache.ts';
import { withNearNames } from '../synonyms/near-names.ts';
import { completeLastWord } from './complete-last-word.ts';
import {
  asText,
  type Conditions,
  hasKeyword,
  type NearMeanings,
  readConditions,
  readWords,
} from './conditions.ts';
import { correctSpelling, quotes } from './correct-spelling.ts';
import { countByWords } from './count-by-words.ts';
import { countMatches } from './count-matches.ts';
import { findExcludingFilters } from './find-excluding-filters.ts';
import { findInListing, type InListing } from './find-in-listing.ts';
import { findPage } from './find-page.ts';
import { findRelated } from './find-related.ts';
import { countShorter, findRelaxations, maxShorter } from './find-relaxations.ts';
import { findRequiredWord } from './find-required-word.ts';
import { findSimilar } from './find-similar.ts';
import { suggestTitles } from './find-titles.ts';
import { findHotTitles, recordSearch } from './hot-titles.ts';
import { isStartOfCompany, suggestCompanies } from './suggest-companies.ts';
import { titlesOfFunctions } from './titles-of-functions.ts';

export interface PostgresJobSearchOptions {
  /** The pool with the statement timeout. */
  db: Db;
  clock: () => Date;
  /** The listings of countries with many jobs; without them the database counts everything. */
  listings?: Listings;
  /** Vectors of titles; without them titles are compared by letters and by the groups of a loaded taxonomy. */
  vectors?: CurrentVectors;
}

interface Source {
  db: Db;
  listings: Listings | undefined;
  titles: TitleCache;
}

/** The job search on PostgreSQL, over `search_documents`. */
export function createPostgresJobSearch({
  db,
  clock,
  listings,
  vectors,
}: PostgresJobSearchOptions): JobSearch {
  const titles = createTitleCache(db, vectors ?? null);
  // Related titles may miss the newest title: no request waits for a reload.
  const indexOf = (country: string) => titles.of(country, 0);
  return {
    search: (request) => search({ db, listings, titles }, request, clock()),
    hiding: (jobId, request) => findExcludingFilters(db, jobId, request, clock()),
    similar: (jobId, size) => findSimilar({ db, indexOf }, jobId, size, clock()),
    loadTitles: async (country) => (await titles.of(country)) !== null,
    titlesNear: async (country, title, leastCosine) =>
      (await indexOf(country))?.nearInMeaning(title, leastCosine) ?? [],
    requiredWord: async (country, title, leastCosine) => {
      const index = await indexOf(country);
      return index && findRequiredWord({ db, index }, country, title, leastCosine);
    },
    suggestTitles: async (country, typed, size) =>
      countByWords(db, country, await suggestTitles({ db, indexOf }, country, typed, size, clock()), clock()),
    suggestCompanies: (country, typed, size) => suggestCompanies(db, country, typed, size, clock()),
    recordSearch: (country, searched) => recordSearch(db, country, searched, clock()),
    hotTitles: (country, size) => findHotTitles(db, country, size, clock()),
  };
}

async function search(source: Source, request: SearchRequest, now: Date): Promise<SearchAnswer> {
  const { conditions, held, ...found } = await searchWithCorrection(source, request, now);
  const { query } = request;
  const isByRelevance = sortOf(query.sort, conditions) === 2;
  const relatedIds = isByRelevance
    ? await findRelated({ ...source, held }, conditions, { ...query, total: found.total })
    : [];
  if (!isByRelevance || query.page > 1) return { ...found, relatedIds };
  const meantIds = await findCorrected(source, request, { ...found, conditions });
  return { ...found, relatedIds: [...new Set([...meantIds, ...relatedIds])].slice(0, query.size) };
}

/** So few matches may be those of a spelling mistake that an advertisement has as well. */
const fewMatches = 3;
/** The corrected words find at least so many times as many. */
const manyMoreMatches = 10;

/** For a search with few matches: those of the corrected spelling, where they are far more. */
async function findCorrected(
  source: Source,
  request: SearchRequest,
  { conditions, total, jobIds, correctedQuery }: Omit<Found, 'held'>,
): Promise<number[]> {
  if (total === 0 || total > fewMatches || correctedQuery !== null || !hasKeyword(conditions)) return [];
  const typed = request.query.query ?? '';
  const correction = await correctSpelling(source.db, conditions, typed, { rare: fewMatches });
  if (correction === null) return [];
  const mended = { ...request, query: { ...request.query, query: correction.query } };
  const meant = await answer(source, mended, readConditions(mended, conditions.now));
  return meant.total < total * manyMoreMatches ? [] : meant.jobIds.filter((id) => !jobIds.includes(id));
}

/** Near names of jobs that are tried where none finds a job. */
const maxNames = 2;

type Found = Omit<SearchAnswer, 'relatedIds'> & { conditions: Conditions; held: InListing | null };
type TitleIds = Parameters<typeof readConditions>[2];

/** Searches as typed and, if that finds nothing, with corrected spelling. */
async function searchWithCorrection(source: Source, request: SearchRequest, now: Date): Promise<Found> {
  const { db } = source;
  const { country, query } = request;
  const titleIds = await titlesOfFunctions(db, country, query.function_job_title_ids ?? []);
  const asTyped = await answerAsMeant(source, request, now, titleIds);
  const { conditions, held } = asTyped;
  if (asTyped.total > 0) return asTyped;
  if (!hasKeyword(conditions)) return { ...asTyped, ...(await findRelaxations(db, conditions, held)) };
  const typed = request.query.query ?? '';
  const completed = await completeLastWord(db, conditions, typed);
  const correction =
    completed === null ? await correctSpelling(db, conditions, typed) : { query: completed, isProven: true };
  if (correction !== null) {
    const mended = { ...request, query: { ...request.query, query: correction.query } };
    const better = await answerAsMeant(source, mended, now, titleIds);
    if (better.total > 0) return { ...better, correctedQuery: correction.query };
  }
  const named = await answerByNearName(source, request, now, titleIds);
  if (named !== null) return named;
  const shorterQueries = [
    ...(await countUnquoted(db, request, now, titleIds)),
    ...(await countShorter(db, conditions, typed)),
  ].slice(0, maxShorter);
  // Each word exists, but together they may exist nowhere: kept only if they find jobs without one of the filters, or
  // without the place or another option that is named.
  for (const query of [
    ...(correction?.isProven ? [correction.query] : []),
    ...withNearNames(typed).slice(0, maxNames),
  ]) {
    const mended = await answer(source, request, {
      ...conditions,
      parsed: readQuery(request.country, query),
    });
    const ways = await findRelaxations(db, mended.conditions, mended.held);
    const shorter = await countShorter(db, mended.conditions, query);
    const { filters, rest } = takeOptions(request.country, query);
    const isHelpful =
      ways.relaxations.some(({ drop }) => !drop.includes('query')) ||
      (filters.length > 0 && rest !== '' && shorter.some((one) => one.query.includes(rest)));
    if (isHelpful) return { ...mended, correctedQuery: query, ...ways, shorterQueries: shorter };
  }
  return { ...asTyped, ...(await findRelaxations(db, conditions, held)), shorterQueries };
}

/** A quoted query is not corrected: what its words find without quotes, and corrected, is a way on. */
async function countUnquoted(
  db: Db,
  request: SearchRequest,
  now: Date,
  titleIds: TitleIds,
): Promise<ShorterQuery[]> {
  const typed = request.query.query ?? '';
  const unquoted = typed.replaceAll(quotes, ' ').replace(/\s+/gu, ' ').trim();
  if (unquoted === typed.trim()) return [];
  const conditionsOf = (query: string) =>
    readConditions({ ...request, query: { ...request.query, query } }, now, titleIds);
  const correction = await correctSpelling(db, conditionsOf(unquoted), unquoted);
  const queries = [...new Set([unquoted, correction?.query ?? unquoted])];
  const counts = await countMatches(db, queries.map(conditionsOf));
  return queries
    .map((query, index) => ({ query, total: counts[index] ?? 0 }))
    .filter(({ total }) => total > 0)
    .slice(0, 1);
}

/** The jobs of the name that was nearly typed, of several as near ones of that with the most; null when none has any. */
async function answerByNearName(
  source: Source,
  request: SearchRequest,
  now: Date,
  titleIds: TitleIds,
): Promise<Found | null> {
  const searches = withNearNames(request.query.query ?? '').map((query) => ({
    ...request,
    query: { ...request.query, query },
  }));
  const conditions = searches.map((search) => readConditions(search, now, titleIds));
  const counts = await countMatches(source.db, conditions);
  const most = counts.indexOf(Math.max(...counts));
  const [search, meant] = [searches[most], conditions[most]];
  if (search === undefined || meant === undefined || counts[most] === 0) return null;
  return { ...(await answer(source, search, meant)), correctedQuery: search.query.query ?? null };
}

/**
 * Words that name a place or another option filter as that option does. Where that finds nothing, a place means the region
 * around it; then they are text ("remote sensing"), as in the name of a company ("Manila Water").
 */
async function answerAsMeant(
  source: Source,
  request: SearchRequest,
  now: Date,
  titleIds: TitleIds,
): Promise<Found> {
  const typed = request.query.query ?? '';
  const conditions = readConditions(request, now, titleIds);
  const text = asText(conditions, typed);
  if (text === null) return answer(source, request, conditions);
  const isName = await isStartOfCompany(source.db, request.country, typed);
  const first = await answer(source, request, isName ? text : conditions);
  if (first.total > 0) return { ...first, optionsQuery: isName ? null : typed };
  const around = isName ? null : await answerAround(source, request, conditions);
  if (around !== null) return around;
  const second = await answer(source, request, isName ? conditions : text);
  if (second.total > 0) return { ...second, optionsQuery: isName ? typed : null };
  return isName ? second : first;
}

/** The jobs in the regions of the places that a query names; null where it names none, or there are none. */
async function answerAround(
  source: Source,
  request: SearchRequest,
  conditions: Conditions,
): Promise<Found | null> {
  const typed = request.query.query ?? '';
  if (!namesPartOfRegion(request.country, typed)) return null;
  const parsed = readQuery(request.country, typed, 'region');
  const found = await answer(source, request, { ...conditions, parsed });
  return found.total === 0 ? null : { ...found, optionsQuery: typed, placeReach: 'region' };
}

const sortOf = (asked: SearchSort | undefined, conditions: Conditions): SearchSort =>
  asked ?? (hasKeyword(conditions) ? 2 : 1);

/** Titles that mean nearly the words of a search. Waits for no new title: without it the order is the same on each page. */
async function findMeanings(titles: TitleCache, conditions: Conditions): Promise<NearMeanings> {
  const { text } = readWords(conditions);
  const index = text === '' ? null : await titles.of(conditions.country, 0);
  return index?.meaningsNear(text) ?? new Map();
}

async function answer(
  { db, listings, titles }: Source,
  { country, query }: SearchRequest,
  conditions: Conditions,
): Promise<Found> {
  const page = { country, sort: sortOf(query.sort, conditions), page: query.page, size: query.size };
  const listing = listings?.of(country);
  const asOf = Math.floor((conditions.asOf ?? conditions.now).getTime() / 1_000);
  const rest = {
    asOf,
    correctedQuery: null,
    optionsQuery: null,
    placeReach: 'place' as const,
    rescue: null,
    relaxations: [],
    shorterQueries: [],
    conditions,
  };
  const findNear = () => findMeanings(titles, conditions);
  return listing
    ? { ...(await findInListing(db, listing, conditions, page, findNear)), ...rest }
    : { ...(await findPage(db, conditions, page, findNear)), ...rest, held: null };
}
