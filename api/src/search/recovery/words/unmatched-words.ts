import { partsOfQuery } from '../../query/shorten-query.ts';
import { countQueries } from '../count-queries.ts';
import type { Search } from '../search.ts';

/**
 * The parts of a query without jobs that no job has under the same filters: "welder" of "welder jurong". Empty where no part
 * has any.
 */
export async function unmatchedWords({
  engine,
  conditions,
  typed,
}: Pick<Search, 'engine' | 'conditions' | 'typed'>): Promise<string[]> {
  const parts = partsOfQuery(conditions.country, typed);
  if (parts.length < 2) return [];
  const counts = await countQueries(engine, conditions, parts);
  const unmatched = parts.filter((_, index) => counts[index] === 0);
  return unmatched.length < parts.length ? unmatched : [];
}
