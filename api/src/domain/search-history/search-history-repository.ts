import {
  type AlertFilters,
  type CountryKey,
  normaliseFilters,
  searchLimits,
} from '@jobharbor/shared/contracts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { SearchHistoryTables } from '../../database/tables/search-history-tables.ts';
import { hashFilters } from '../job-alerts/compile-search.ts';

/** The newest results of a search, without companies that the person has blocked. */
export interface Results {
  ids: number[];
  total: number;
}

export type StoredRow = Selectable<SearchHistoryTables['search_history']>;

/** Filters in any order are one search. Similar titles are a wish of alerts, and no filter of the results page. */
function historyFilters({ near_titles: _, ...filters }: AlertFilters): AlertFilters {
  return normaliseFilters(filters);
}

/** The key of a search: capital letters make no other one. */
export function historyHash(filters: AlertFilters): Buffer {
  const { query, ...others } = historyFilters(filters);
  return hashFilters({ ...others, ...(query !== undefined && { query: query.toLowerCase() }) });
}

export const findSearch = (db: Db, accountId: number, id: number): Promise<StoredRow | undefined> =>
  db
    .selectFrom('search_history')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

export const findPage = (
  db: Db,
  accountId: number,
  { page, size }: { page: number; size: number },
): Promise<StoredRow[]> =>
  db
    .selectFrom('search_history')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();

export async function countSearches(db: Db, accountId: number): Promise<number> {
  const { total } = await db
    .selectFrom('search_history')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return total;
}

interface LookedAt {
  accountId: number;
  country: CountryKey;
  filters: AlertFilters;
  results: Results;
  now: Date;
}

/**
 * Stores a look at results. The first one after a pause of `visitMinutes` keeps those of the visit before for comparison.
 * Looks of two tabs wait for each other.
 */
export async function storeLook(
  db: Db,
  { accountId, country, filters, results, now }: LookedAt,
): Promise<StoredRow> {
  const wanted = historyFilters(filters);
  const hash = historyHash(wanted);
  const ended = new Date(now.getTime() - searchLimits.visitMinutes * 60_000);
  const before = (stored: string, seen: string) =>
    sql`case when h.seen_at <= ${ended} then h.${sql.ref(seen)} else h.${sql.ref(stored)} end`;
  const { rows } = await sql<StoredRow>`
    insert into search_history as h (account_id, country_key, filters, filters_hash, results, seen_at, seen_ids)
    values (${accountId}, ${country}, ${JSON.stringify(wanted)}::text::jsonb, ${hash}, ${results.total}, ${now}, ${results.ids}::bigint[])
    on conflict (account_id, country_key, filters_hash) do update set
      visits = h.visits + case when h.seen_at <= ${ended} then 1 else 0 end,
      before_at = ${before('before_at', 'seen_at')},
      before_ids = ${before('before_ids', 'seen_ids')},
      before_results = ${before('before_results', 'results')},
      results = excluded.results,
      seen_at = greatest(h.seen_at, excluded.seen_at),
      seen_ids = excluded.seen_ids
    returning h.*`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A search was not stored');
  // A new search, or one whose results were not compared any more.
  if (row.before_ids === null) await dropOldest(db, accountId);
  return row;
}

/** Deletes the oldest searches over the limit, and the results of those that are not compared any more. */
async function dropOldest(db: Db, accountId: number): Promise<void> {
  const older = (offset: number) => sql`
    select id from search_history where account_id = ${accountId}
    order by seen_at desc, id desc offset ${sql.lit(offset)}`;
  await sql`delete from search_history where id in (${older(searchLimits.stored)})`.execute(db);
  await sql`
    update search_history set seen_ids = null, before_at = null, before_ids = null, before_results = null
    where id in (${older(searchLimits.comparedSearches)}) and (seen_ids is not null or before_ids is not null)`.execute(
    db,
  );
}
