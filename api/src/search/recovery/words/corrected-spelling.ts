import { type Found, read, type Search } from '../search.ts';

/** The words with their spelling corrected, where the last one is not merely unfinished. */
export async function correctedSpelling(search: Search): Promise<Found | null> {
  if ((await search.completion()) !== null) return null;
  const correction = await search.correction();
  const found = correction && (await read(search.with({ query: correction.query })));
  return found && { ...found, correctedQuery: correction.query };
}
