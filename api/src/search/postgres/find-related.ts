import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { HeldTitles } from '../related/held-titles.ts';
import { type Conditions, holding, matching, readWords } from './conditions.ts';

/** Whoever finds this many jobs has enough of what they asked for. */
const fewMatches = 100;
const nearness = { least: 0.2, most: 500 };
const mostOfOneTitle = 20;

/**
 * Where the words find few jobs, those whose title is near to them, the nearest first: what fills the page behind the
 * last match. They keep every filter, and what was excluded stays out.
 */
export async function findRelated(
  db: Db,
  titles: HeldTitles,
  conditions: Conditions,
  { total, page, size }: { total: number; page: number; size: number },
): Promise<number[]> {
  const offset = Math.max(0, (page - 1) * size - total);
  const room = Math.min(size, Math.max(0, page * size - total));
  const { must } = conditions.parsed;
  const isNarrow = must.length === 0 || must.some(({ isPhrase }) => isPhrase);
  if (isNarrow || room === 0 || total >= fewMatches) return [];
  const { text, placeIds } = readWords(conditions);
  const near = (await titles.of(conditions.country))?.near(text, nearness) ?? [];
  if (near.length === 0) return [];
  const wider: Conditions = { ...conditions, parsed: { ...conditions.parsed, must: [], isEmpty: true } };
  const words = sql.join(holding({ ...conditions.parsed, not: [] }), sql` and `);
  const place = placeIds.length === 0 ? sql`true` : sql`location_ids && ${placeIds}::bigint[]`;
  const { rows } = await sql<{ job_id: number }>`
    select job.job_id
    from unnest(${near.map(({ id }) => id)}::bigint[]) with ordinality title (id, rank)
    cross join lateral (
      select job_id, posted_at from search_documents
      where title_id = title.id and ${matching(wider)} and not (${words}) and ${place}
      order by posted_at desc, job_id desc
      limit ${mostOfOneTitle}
    ) job
    order by title.rank, job.posted_at desc, job.job_id desc
    limit ${room} offset ${offset}`.execute(db);
  return rows.map((row) => row.job_id);
}
