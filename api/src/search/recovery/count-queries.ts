import { asText, type Conditions } from '../conditions.ts';
import { readQuery } from '../query/read-query.ts';
import type { SearchEngine } from '../search-engine.ts';

/**
 * Counts what each query finds under these conditions, in one call. As in a search, words that find nothing as options count
 * as text.
 */
export async function countQueries(
  engine: Pick<SearchEngine, 'count'>,
  conditions: Conditions,
  queries: readonly string[],
): Promise<number[]> {
  const asOptions = queries.map((query) => ({ ...conditions, parsed: readQuery(conditions.country, query) }));
  const asWords = asOptions.map((search, index) => asText(search, queries[index] ?? ''));
  const texts = asWords.filter((search) => search !== null);
  if (queries.length === 0) return [];
  const counts = await engine.count([...asOptions, ...texts]);
  const countOf = (text: Conditions) => counts[queries.length + texts.indexOf(text)] ?? 0;
  return asWords.map((text, index) => counts[index] || (text === null ? 0 : countOf(text)));
}
