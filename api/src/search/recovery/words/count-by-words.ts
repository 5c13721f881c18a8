import type { CountryKey } from '@jobharbor/shared/contracts';
import { readConditions } from '../../conditions.ts';
import type { SearchEngine, TitleCount } from '../../search-engine.ts';
import { countQueries } from '../count-queries.ts';

/**
 * Counts the results of a search for each title, which are more than the jobs of exactly that title. The number next to
 * a suggestion is the total of the list that it opens.
 */
export async function countByWords(
  engine: Pick<SearchEngine, 'count'>,
  country: CountryKey,
  titles: readonly TitleCount[],
  now: Date,
): Promise<TitleCount[]> {
  const nothing = readConditions({ country, query: { page: 1, size: 1 } }, now);
  const counts = await countQueries(
    engine,
    nothing,
    titles.map(({ value }) => value),
  );
  return titles.map((title, index) => ({ ...title, count: counts[index] ?? title.count }));
}
