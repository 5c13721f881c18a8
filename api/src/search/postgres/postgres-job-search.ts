import type { Db } from '../../database/pools.ts';
import type { JobSearch, SearchAnswer, SearchRequest } from '../job-search.ts';
import type { Listings } from '../listing/listings.ts';
import { type Conditions, hasKeyword, readConditions } from './conditions.ts';
import { correctSpelling } from './correct-spelling.ts';
import { findInListing, isAnsweredByListing } from './find-in-listing.ts';
import { findPage } from './find-page.ts';
import { findRescue } from './find-rescue.ts';
import { findSimilar } from './find-similar.ts';
import { findHotTitles, suggestTitles } from './find-titles.ts';

export interface PostgresJobSearchOptions {
  /** The pool with the time limit. */
  db: Db;
  clock: () => Date;
  /** Of the countries with many jobs; without them the database counts everything. */
  listings?: Listings;
}

interface Source {
  db: Db;
  listings: Listings | undefined;
}

/** Search on the tables of `search_documents`. */
export function createPostgresJobSearch({ db, clock, listings }: PostgresJobSearchOptions): JobSearch {
  return {
    search: (request) => search({ db, listings }, request, clock()),
    similar: (jobId, size) => findSimilar(db, jobId, size, clock()),
    suggestTitles: (country, typed, size) => suggestTitles(db, country, typed, size, clock()),
    hotTitles: (country, size) => findHotTitles(db, country, size, clock()),
  };
}

async function search(source: Source, request: SearchRequest, now: Date): Promise<SearchAnswer> {
  const { db } = source;
  const asTyped = await answer(source, request, readConditions(request, now));
  const { conditions } = asTyped;
  if (asTyped.total > 0 || !hasKeyword(conditions)) return asTyped;
  const corrected = await correctSpelling(db, conditions, request.query.query ?? '');
  if (corrected === null) return { ...asTyped, rescue: await findRescue(db, conditions) };
  const mended = { ...request, query: { ...request.query, query: corrected } };
  const better = await answer(source, mended, readConditions(mended, now));
  const rescue = better.total > 0 ? null : await findRescue(db, better.conditions);
  return { ...better, correctedQuery: corrected, rescue };
}

async function answer(
  { db, listings }: Source,
  { country, query }: SearchRequest,
  conditions: Conditions,
): Promise<SearchAnswer & { conditions: Conditions }> {
  const sort = query.sort ?? (hasKeyword(conditions) ? 2 : 1);
  const page = { country, sort, page: query.page, size: query.size };
  const listing = isAnsweredByListing(conditions) ? listings?.of(country) : undefined;
  const found = listing
    ? await findInListing(db, listing, conditions, page)
    : await findPage(db, conditions, page);
  const asOf = Math.floor((conditions.asOf ?? conditions.now).getTime() / 1_000);
  return { ...found, asOf, correctedQuery: null, rescue: null, conditions };
}
