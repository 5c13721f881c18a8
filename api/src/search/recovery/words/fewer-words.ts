import type { ShorterQuery } from '../../job-search.ts';
import { takeOptions } from '../../query/options-in-query.ts';
import { type Found, type FurtherSearches, read, type Search } from '../search.ts';

/**
 * Of the shorter queries the one that asks for the same work, without a place or another option ("fresh graduate");
 * null for none. A query without one of its other words means another occupation, for which similar titles are better
 * results.
 */
export function sameOccupationQuery(
  { request, typed }: Search,
  shorter: readonly ShorterQuery[],
): string | null {
  const { filters, rest } = takeOptions(request.country, typed);
  if (filters.length === 0 || rest === '') return null;
  return shorter.find(({ query }) => query.includes(rest))?.query ?? null;
}

/** The jobs of a query with fewer words, where no job has all of them. */
export async function fewerWords(found: Found & Partial<FurtherSearches>): Promise<number[]> {
  const { search, fewerWords: query } = found;
  const jobs = query ? await read(search.with({ query })) : null;
  return jobs?.jobIds ?? [];
}
