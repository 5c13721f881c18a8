import type { ShorterQuery } from '../../job-search.ts';
import { read, type Search } from '../search.ts';
import { quotes } from './correct-spelling.ts';

/** A quoted query is not corrected: what its words find without quotes, as they are or corrected. */
export async function withoutQuotes(search: Search): Promise<ShorterQuery[]> {
  const query = search.typed.replaceAll(quotes, ' ').replace(/\s+/gu, ' ').trim();
  if (query === search.typed.trim()) return [];
  const unquoted = search.with({ query });
  const found = await read(unquoted);
  if (found !== null) return [{ query, total: found.total }];
  const correction = await unquoted.correction();
  const corrected = correction && (await read(unquoted.with({ query: correction.query })));
  return corrected && correction ? [{ query: correction.query, total: corrected.total }] : [];
}
