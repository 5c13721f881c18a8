import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { countListing, type ListingFilters } from '../listing/count-listing.ts';
import type { CountryListing } from '../listing/country-listing.ts';
import { type Conditions, holding, inTitle, relevance } from './conditions.ts';
import type { FoundPage, PageRequest } from './find-page.ts';

/** Jobs that are ordered by relevance; those behind them follow by date. Nobody reads further. */
const mostRanked = 1_000;

type HeldField = ListingFilters['chosen'] extends ReadonlyMap<infer Field, unknown> ? Field : never;
const heldFields: readonly string[] = [
  'job_locations',
  'job_categories',
  'degrees',
  'xp_lvls',
  'job_types',
  'work_arrangements',
  'company_ids',
  'is_company_verified',
] satisfies HeldField[];
const isHeld = (field: string): field is HeldField => heldFields.includes(field);

/** Whether a listing knows every filter of this search; of the others the database knows more. */
export const isAnsweredByListing = ({ chosen }: Conditions): boolean => [...chosen.keys()].every(isHeld);

/**
 * One page, the total and every facet. The database is asked for what it alone knows: which jobs hold the words, and
 * how well the first of them answer.
 */
export async function findInListing(
  db: Db,
  listing: CountryListing,
  conditions: Conditions,
  request: PageRequest,
): Promise<FoundPage> {
  const words = holding(conditions.parsed);
  const holders = words.length === 0 ? null : await findHolders(db, conditions.country, words);
  const marked = conditions.parsed.isUnanswerable ? new Uint8Array() : holders && mark(listing, holders);
  const { rows, facets } = countListing(listing, toFilters(conditions), marked);
  const byDate = rows.map((row) => listing.jobIdAt(row));
  const jobIds = request.sort === 2 ? await rankFirst(db, conditions, byDate) : byDate;
  const start = (request.page - 1) * request.size;
  return { jobIds: jobIds.slice(start, start + request.size), total: rows.length, facets };
}

const toSeconds = (date: Date) => date.getTime() / 1_000;

function toFilters({ chosen, salaryFrom, salaryTo, asOf, now }: Conditions): ListingFilters {
  return {
    chosen: new Map([...chosen].flatMap(([field, ids]) => (isHeld(field) ? [[field, ids] as const] : []))),
    salaryFrom,
    salaryTo,
    asOf: asOf && toSeconds(asOf),
    now: toSeconds(now),
  };
}

async function findHolders(
  db: Db,
  country: string,
  words: readonly RawBuilder<boolean>[],
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(job_id) as ids from search_documents where country_key = ${country} and ${sql.join(words, sql` and `)}`.execute(
    db,
  );
  return rows[0]?.ids ?? [];
}

function mark(listing: CountryListing, jobIds: readonly number[]): Uint8Array {
  const marked = new Uint8Array(listing.capacity);
  for (const id of jobIds) {
    const row = listing.rowOf(id);
    if (row !== undefined) marked[row] = 1;
  }
  return marked;
}

/** The best answers first, out of as many as are worth weighing: those with the words in their title, then the newest. */
async function rankFirst(
  db: Db,
  conditions: Conditions,
  byDate: readonly number[],
): Promise<readonly number[]> {
  const { country } = conditions;
  const candidates = byDate.length <= mostRanked ? byDate : await titledFirst(db, conditions, byDate);
  const { rows } = await sql<{ job_id: number }>`
    select job_id from search_documents
    where country_key = ${country} and job_id = any(${candidates.slice(0, mostRanked)}::bigint[])
    order by ${relevance(conditions)} desc, posted_at desc, job_id desc`.execute(db);
  const ranked = rows.map((row) => row.job_id);
  const isRanked = new Set(ranked);
  return [...ranked, ...candidates.filter((id) => !isRanked.has(id))];
}

async function titledFirst(
  db: Db,
  conditions: Conditions,
  byDate: readonly number[],
): Promise<readonly number[]> {
  const titled = inTitle(conditions);
  if (titled === null) return byDate;
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(job_id) as ids from search_documents where country_key = ${conditions.country} and ${titled}`.execute(
    db,
  );
  const isTitled = new Set(rows[0]?.ids);
  return [...byDate.filter((id) => isTitled.has(id)), ...byDate.filter((id) => !isTitled.has(id))];
}
