import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Conditions } from '../conditions.ts';
import { countListing } from '../listing/count-listing.ts';
import type { CountryListing } from '../listing/country-listing.ts';
import { createRowPredicate, type ListingFilters } from '../listing/listing-filters.ts';
import { payRangeOf } from '../listing/pay-range.ts';
import { topRows } from '../listing/top-rows.ts';
import type { FoundPage, PageRequest } from '../search-engine.ts';
import { matchClauses, type NearMeanings, relevance, titleShare } from './conditions.ts';
import { rankFirst } from './rank-first.ts';

/** In a country with more jobs than this, only the matches in titles of a common word are ranked. */
const maxWeighed = 100_000;
/** Scores are read as integers, which are parsed in a third of the time. */
const scale = 1e12;

/** The matches, with the listing that their rows belong to. */
export interface InListing {
  listing: CountryListing;
  /** 1 for each row that matches the words; null without words. */
  marked: Uint8Array | null;
}

/**
 * One page, the total and all facets. The database is queried once, for the jobs that match the words and their
 * scores; filters and counts come from the listing.
 */
export async function findInListing(
  db: Db,
  listing: CountryListing,
  conditions: Conditions,
  request: PageRequest,
  findNear: () => Promise<NearMeanings>,
): Promise<FoundPage & { held: InListing }> {
  const isWeighed = listing.length <= maxWeighed;
  const score = request.sort === 2 && isWeighed ? relevance(conditions) : null;
  const holders = await findHolders(db, listing, conditions, score);
  const marked = holders?.marked ?? null;
  const { rows, facets } = countListing(listing, toFilters(conditions), marked);
  const payRange = payRangeOf(listing, rows);
  const start = (request.page - 1) * request.size;
  if (holders?.scores) {
    await addMeanings(listing, rows, holders.scores, start + request.size, findNear);
    sortByScore(rows, holders.scores);
  }
  const scoreOf = scoresOf(listing, request.sort);
  const ordered = scoreOf ? topRows(rows, start + request.size, scoreOf) : rows;
  const found = ordered.map((row) => listing.jobIdAt(row));
  const titleIdOf = (jobId: number) => listing.titles[listing.rowOf(jobId) ?? -1] ?? 0;
  const jobIds =
    request.sort === 2 && !isWeighed
      ? await rankFirst(db, conditions, found, { findNear, titleIdOf })
      : found;
  return {
    jobIds: jobIds.slice(start, start + request.size),
    total: rows.length,
    facets,
    payRange,
    held: { listing, marked },
  };
}

/** The number of these matches that pass the filters of a search. */
export function countInListing({ listing, marked }: InListing, conditions: Conditions): number {
  const passes = createRowPredicate(listing, toFilters(conditions));
  let count = 0;
  for (let at = 0; at < listing.length; at += 1) {
    const row = listing.order[at] ?? 0;
    if ((marked === null || marked[row] === 1) && passes(row)) count += 1;
  }
  return count;
}

/** Sort keys besides relevance and date, descending. The same rules as in `find-page.ts`. */
function scoresOf(
  { pay, times }: CountryListing,
  sort: PageRequest['sort'],
): ((row: number) => number) | undefined {
  const orLast = (score = Number.NaN) => (Number.isNaN(score) ? Number.NEGATIVE_INFINITY : score);
  if (sort === 3) return (row) => orLast(pay.high[row]);
  return sort === 4 ? (row) => orLast(-(times.expires[row] ?? Number.NaN)) : undefined;
}

/** Orders the matches behind those with all words in their title by meaning, where the page reaches them. */
async function addMeanings(
  listing: CountryListing,
  rows: readonly number[],
  scores: Float64Array,
  end: number,
  findNear: () => Promise<NearMeanings>,
): Promise<void> {
  const others = rows.filter((row) => (scores[row] ?? 0) < titleShare * scale);
  if (others.length === 0 || rows.length - others.length >= end) return;
  const near = await findNear();
  for (const row of others)
    scores[row] = (scores[row] ?? 0) + scale * (near.get(listing.titles[row] ?? 0) ?? 0);
}

/** Rows with equal scores keep the order of their date. */
function sortByScore(rows: number[], scores: Float64Array): void {
  rows.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}

const toSeconds = (date: Date) => date.getTime() / 1_000;

export function toFilters(conditions: Conditions): ListingFilters {
  const { chosen, salaryFrom, salaryTo, excludedCompanies, postedSince, asOf, now } = conditions;
  return {
    chosen,
    salaryFrom,
    salaryTo,
    excludedCompanies,
    postedSince: postedSince && toSeconds(postedSince),
    asOf: asOf && toSeconds(asOf),
    now: toSeconds(now),
  };
}

interface Holders {
  marked: Uint8Array;
  /** By row. */
  scores: Float64Array | null;
}

/** Null without words. */
async function findHolders(
  db: Db,
  listing: CountryListing,
  { country, parsed }: Conditions,
  score: RawBuilder<number> | null,
): Promise<Holders | null> {
  if (parsed.isUnanswerable) return { marked: new Uint8Array(), scores: null };
  const words = matchClauses(parsed);
  if (words.length === 0) return null;
  const scores =
    score === null ? sql`null::bigint[]` : sql`array_agg((${sql.lit(scale)}::float8 * (${score}))::bigint)`;
  const { rows } = await sql<{ ids: number[] | null; scores: number[] | null }>`
    select array_agg(job_id) as ids, ${scores} as scores
    from search_documents where country_key = ${country} and ${sql.join(words, sql` and `)}`.execute(db);
  return mark(listing, rows[0]?.ids ?? [], rows[0]?.scores ?? null);
}

function mark(
  listing: CountryListing,
  jobIds: readonly number[],
  scoreOf: readonly number[] | null,
): Holders {
  const marked = new Uint8Array(listing.capacity);
  const scores = scoreOf && new Float64Array(listing.capacity);
  for (const [index, id] of jobIds.entries()) {
    const row = listing.rowOf(id);
    if (row === undefined) continue;
    marked[row] = 1;
    if (scores) scores[row] = scoreOf?.[index] ?? 0;
  }
  return { marked, scores };
}
