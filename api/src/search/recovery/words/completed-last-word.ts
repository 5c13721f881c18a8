import { type Found, read, type Search } from '../search.ts';

/** The unfinished last word completed: "soft" finds the jobs of "software". */
export async function completedLastWord(search: Search): Promise<Found | null> {
  const query = await search.completion();
  const found = query === null ? null : await read(search.with({ query }));
  return found && { ...found, correctedQuery: query };
}
