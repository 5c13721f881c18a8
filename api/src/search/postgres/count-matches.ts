import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { readQuery } from '../query/read-query.ts';
import { asText, type Conditions, matching } from './conditions.ts';

/** Counts the matches of several searches in one query. */
export async function countMatches(db: Db, searches: readonly Conditions[]): Promise<number[]> {
  if (searches.length === 0) return [];
  const counts = searches.map(
    (search) => sql`(select count(*) from search_documents where ${matching(search)})`,
  );
  const { rows } = await sql<{
    counts: number[];
  }>`select array[${sql.join(counts)}]::int[] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}

/** Counts what each query finds under these conditions. As in a search, words that find nothing as options count as text. */
export async function countQueries(
  db: Db,
  conditions: Conditions,
  queries: readonly string[],
): Promise<number[]> {
  const searches = queries.map((query) => ({ ...conditions, parsed: readQuery(conditions.country, query) }));
  const counts = await countMatches(db, searches);
  const again = searches.flatMap((search, index) => {
    const text = counts[index] === 0 ? asText(search, queries[index] ?? '') : null;
    return text === null ? [] : [{ index, text }];
  });
  const found = await countMatches(
    db,
    again.map(({ text }) => text),
  );
  for (const [at, { index }] of again.entries()) counts[index] = found[at] ?? 0;
  return counts;
}
