import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Conditions } from '../conditions.ts';
import { createRowPredicate } from '../listing/listing-filters.ts';
import { nearTyped } from '../related/near-typed.ts';
import type { TitleCache } from '../related/title-cache.ts';
import { minRareWordMatches, type NearTitle, type RareWord } from '../related/title-index.ts';
import type { RelatedRange } from '../search-engine.ts';
import { matchClauses, readWords, searchCondition } from './conditions.ts';
import { type InListing, toFilters } from './find-in-listing.ts';
import { findJobsWithWord } from './find-jobs-with-word.ts';

const maxOfOneTitle = 20;
/** A job that only mentions the rare word comes first where its title is so near, compared with the nearest. */
const shareOfNearest = 0.7;

/** Jobs with a similar title, most similar first. All filters and excluded words still apply. */
export async function findRelated(
  { db, titles, held }: { db: Db; titles: TitleCache; held: InListing | null },
  conditions: Conditions,
  place: RelatedRange,
): Promise<number[]> {
  const { must, not } = conditions.parsed;
  const isNarrow = must.every(({ option }) => option) || must.some(({ isPhrase }) => isPhrase);
  if (isNarrow || place.size === 0) return [];
  const index = await titles.of(conditions.country, held?.listing.newestTitleId);
  if (index === null) return [];
  const { text } = readWords(conditions);
  const near = nearTyped(index, text);
  const rare = index.rareWordOf(text);
  const found: Found = { near, ...(await findRareWordJobs(db, conditions.country, rare, near)) };
  if (found.near.length + found.rareWordJobs.length === 0) return [];
  // Only the database knows which jobs contain an excluded word.
  return held !== null && not.length === 0
    ? relatedInListing(held, found, conditions, place)
    : relatedInDatabase(db, found, conditions, place);
}

interface Found {
  near: readonly NearTitle[];
  /** Ids of jobs with the rare word of the search where hardly a title holds it; they come first. */
  rareWordJobs: readonly number[];
  /** Whether jobs without that word are left out where enough hold it. */
  isExclusive: boolean;
}

async function findRareWordJobs(
  db: Db,
  country: string,
  rare: RareWord | null,
  near: readonly NearTitle[],
): Promise<Pick<Found, 'rareWordJobs' | 'isExclusive'>> {
  if (rare === null || rare.holders.size >= minRareWordMatches)
    return { rareWordJobs: [], isExclusive: false };
  // A title far from the other words shares only a common one: a data entry clerk in Lyon for "data scientist lyon".
  const least = (near[0]?.score ?? 0) * shareOfNearest;
  const titleIds = near.filter(({ score }) => score >= least).map(({ id }) => id);
  return {
    rareWordJobs: await findJobsWithWord(db, country, rare.word, titleIds),
    isExclusive: rare.isUnknown,
  };
}

function relatedInListing(
  { listing, marked }: InListing,
  { near, rareWordJobs, isExclusive }: Found,
  conditions: Conditions,
  { offset, size }: RelatedRange,
): number[] {
  const { placeIds } = readWords(conditions);
  const passes = createRowPredicate(listing, toFilters(conditions));
  const locations = listing.columns.location_ids;
  const isThere = placeIds.length === 0 ? null : locations.listsWithAny(placeIds);
  const named = conditions.parsed.must.flatMap(({ option }) =>
    option
      ? [
          createRowPredicate(listing, {
            ...toFilters(conditions),
            chosen: new Map([[option.field, option.ids]]),
          }),
        ]
      : [],
  );
  const rowsOf = new Map(near.map(({ id }): [number, number[]] => [id, []]));
  const keeping = new Set(rareWordJobs.map((id) => listing.rowOf(id)));
  const kept: number[] = [];
  for (let at = 0; at < listing.length; at += 1) {
    const row = listing.order[at] ?? 0;
    const isKept = keeping.has(row);
    const rows = isKept ? kept : rowsOf.get(listing.titles[row] ?? 0);
    if (rows === undefined || (!isKept && rows.length === maxOfOneTitle) || marked?.[row] === 1) continue;
    if (isThere !== null && isThere[locations.numbers[row] ?? 0] !== 1) continue;
    if (passes(row) && named.every((passesNamed) => passesNamed(row))) rows.push(row);
  }
  const ranks = new Map(near.map(({ id }, rank) => [id, rank]));
  const rankOf = (row: number) => ranks.get(listing.titles[row] ?? 0) ?? near.length;
  kept.sort((one, other) => rankOf(one) - rankOf(other));
  const isAlone = isExclusive && kept.length >= minRareWordMatches;
  const rows = [...kept, ...(isAlone ? [] : [...rowsOf.values()].flat())];
  return rows.slice(offset, offset + size).map((row) => listing.jobIdAt(row));
}

async function relatedInDatabase(
  db: Db,
  { near, rareWordJobs, isExclusive }: Found,
  conditions: Conditions,
  { offset, size }: RelatedRange,
): Promise<number[]> {
  const { placeIds } = readWords(conditions);
  const must = conditions.parsed.must.filter(({ option }) => option);
  const wider: Conditions = { ...conditions, parsed: { ...conditions.parsed, must, isEmpty: true } };
  const words = sql.join(matchClauses({ ...conditions.parsed, not: [] }), sql` and `);
  const place = placeIds.length === 0 ? sql`true` : sql`location_ids && ${placeIds}::bigint[]`;
  const isRelated = sql`${searchCondition(wider)} and not (${words}) and ${place}`;
  const nearIds = near.map(({ id }) => id);
  const { rows: kept } = await sql<{ job_id: number }>`
    select job_id from search_documents where job_id = any(${[...rareWordJobs]}::bigint[]) and ${isRelated}
    order by array_position(${nearIds}::bigint[], title_id), posted_at desc, job_id desc`.execute(db);
  const keptIds = kept.map((row) => row.job_id);
  const first = keptIds.slice(offset, offset + size);
  if (isExclusive && keptIds.length >= minRareWordMatches) return first;
  const { rows } = await sql<{ job_id: number }>`
    select job.job_id
    from unnest(${nearIds}::bigint[]) with ordinality title (id, rank)
    cross join lateral (
      select job_id, posted_at from search_documents
      where title_id = title.id and ${isRelated} and job_id <> all(${keptIds}::bigint[])
      order by posted_at desc, job_id desc
      limit ${maxOfOneTitle}
    ) job
    order by title.rank, job.posted_at desc, job.job_id desc
    limit ${size - first.length} offset ${Math.max(0, offset - keptIds.length)}`.execute(db);
  return [...first, ...rows.map((row) => row.job_id)];
}
