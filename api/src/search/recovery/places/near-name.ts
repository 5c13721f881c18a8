import { withNearNames } from '../../synonyms/near-names.ts';
import { countQueries } from '../count-queries.ts';
import { type Found, read, type Search } from '../search.ts';
import { keywordOnly } from '../words/keyword-only.ts';

/** The name of a job that was nearly typed; of several as near ones that with the most jobs. */
export async function nearName(search: Search): Promise<Found | null> {
  const searches = (await search.nearNames()).map((query) => search.with({ query }));
  if (searches.length === 0) return null;
  const counts = await search.engine.count(searches.map(({ conditions }) => conditions));
  const most = Math.max(...counts);
  const best = searches[counts.indexOf(most)];
  const found = best && most > 0 ? await read(best) : null;
  return found && { ...found, correctedQuery: found.search.typed };
}

/** The query with each name of a job that was nearly typed; none for words that jobs hold as they are. */
export async function findNearNames({
  engine,
  conditions,
  typed,
}: Pick<Search, 'engine' | 'conditions' | 'typed'>): Promise<string[]> {
  const near = withNearNames(typed);
  if (near === null) return [];
  const [known = 0] = await countQueries(engine, keywordOnly(conditions), [near.part]);
  return known > 0 ? [] : near.queries;
}
