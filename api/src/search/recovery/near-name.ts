import { withNearNames } from '../synonyms/near-names.ts';
import { type Found, read, type Search } from './search.ts';

/** The name of a job that was nearly typed; of several as near ones that with the most jobs. */
export async function nearName(search: Search): Promise<Found | null> {
  const searches = withNearNames(search.typed).map((query) => search.with({ query }));
  const counts = await search.engine.count(searches.map(({ conditions }) => conditions));
  const most = Math.max(...counts);
  const best = searches[counts.indexOf(most)];
  const found = best && most > 0 ? await read(best) : null;
  return found && { ...found, correctedQuery: found.search.typed };
}
