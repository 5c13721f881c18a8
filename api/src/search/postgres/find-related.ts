import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { createRowPredicate } from '../listing/listing-filters.ts';
import type { TitleCache } from '../related/title-cache.ts';
import type { NearTitle } from '../related/title-index.ts';
import { type Conditions, matchClauses, matching, readWords } from './conditions.ts';
import { type InListing, toFilters } from './find-in-listing.ts';

/** With this many matches no related jobs are added. */
const fewMatches = 100;
const nearness = { least: 0.2, most: 500 };
const maxOfOneTitle = 20;

/** The related jobs on the page. */
interface Place {
  room: number;
  offset: number;
}

/**
 * When the words find few jobs, jobs with a similar title, most similar first, after the last match. All filters and
 * excluded words still apply.
 */
export async function findRelated(
  { db, titles, held }: { db: Db; titles: TitleCache; held: InListing | null },
  conditions: Conditions,
  { total, page, size }: { total: number; page: number; size: number },
): Promise<number[]> {
  const offset = Math.max(0, (page - 1) * size - total);
  const room = Math.min(size, Math.max(0, page * size - total));
  const { must, not } = conditions.parsed;
  const isNarrow = must.length === 0 || must.some(({ isPhrase }) => isPhrase);
  if (isNarrow || room === 0 || total >= fewMatches) return [];
  const index = await titles.of(conditions.country, held?.listing.newestTitleId);
  const near = index?.near(readWords(conditions).text, nearness) ?? [];
  if (near.length === 0) return [];
  // Only the database knows which jobs contain an excluded word.
  return held !== null && not.length === 0
    ? relatedInListing(held, near, conditions, { room, offset })
    : relatedInDatabase(db, near, conditions, { room, offset });
}

function relatedInListing(
  { listing, marked }: InListing,
  near: readonly NearTitle[],
  conditions: Conditions,
  { room, offset }: Place,
): number[] {
  const { placeIds } = readWords(conditions);
  const passes = createRowPredicate(listing, toFilters(conditions));
  const locations = listing.columns.job_locations;
  const isThere = placeIds.length === 0 ? null : locations.listsWithAny(placeIds);
  const rowsOf = new Map(near.map(({ id }): [number, number[]] => [id, []]));
  for (let at = 0; at < listing.length; at += 1) {
    const row = listing.order[at] ?? 0;
    const rows = rowsOf.get(listing.titles[row] ?? 0);
    if (rows === undefined || rows.length === maxOfOneTitle || marked?.[row] === 1) continue;
    if (isThere !== null && isThere[locations.numbers[row] ?? 0] !== 1) continue;
    if (passes(row)) rows.push(row);
  }
  const rows = [...rowsOf.values()].flat().slice(offset, offset + room);
  return rows.map((row) => listing.jobIdAt(row));
}

async function relatedInDatabase(
  db: Db,
  near: readonly NearTitle[],
  conditions: Conditions,
  { room, offset }: Place,
): Promise<number[]> {
  const { placeIds } = readWords(conditions);
  const wider: Conditions = { ...conditions, parsed: { ...conditions.parsed, must: [], isEmpty: true } };
  const words = sql.join(matchClauses({ ...conditions.parsed, not: [] }), sql` and `);
  const place = placeIds.length === 0 ? sql`true` : sql`location_ids && ${placeIds}::bigint[]`;
  const { rows } = await sql<{ job_id: number }>`
    select job.job_id
    from unnest(${near.map(({ id }) => id)}::bigint[]) with ordinality title (id, rank)
    cross join lateral (
      select job_id, posted_at from search_documents
      where title_id = title.id and ${matching(wider)} and not (${words}) and ${place}
      order by posted_at desc, job_id desc
      limit ${maxOfOneTitle}
    ) job
    order by title.rank, job.posted_at desc, job.job_id desc
    limit ${room} offset ${offset}`.execute(db);
  return rows.map((row) => row.job_id);
}
