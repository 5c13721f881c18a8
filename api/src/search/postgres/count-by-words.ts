import type { CountryKey } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { TitleCount } from '../job-search.ts';
import { readConditions } from './conditions.ts';
import { countQueries } from './count-matches.ts';

/**
 * Counts the results of a search for each title, which are more than the jobs of exactly that title. The number next to
 * a suggestion is the total of the list that it opens.
 */
export async function countByWords(
  db: Db,
  country: CountryKey,
  titles: readonly TitleCount[],
  now: Date,
): Promise<TitleCount[]> {
  const nothing = readConditions({ country, query: { page: 1, size: 1 } }, now);
  const counts = await countQueries(
    db,
    nothing,
    titles.map(({ value }) => value),
  );
  return titles.map((title, index) => ({ ...title, count: counts[index] ?? title.count }));
}
