import type { ShorterQuery } from '../../job-search.ts';
import { shortenQuery } from '../../query/shorten-query.ts';
import { countQueries } from '../count-queries.ts';
import type { Search, Shortening } from '../search.ts';

const maxShorter = 2;

/** The query without so many of its words, or of its names of several words: those choices that find most. */
export const withoutWords =
  (dropped: number): Shortening =>
  async (search: Search): Promise<ShorterQuery[]> => {
    const queries = shortenQuery(search.conditions.country, search.typed, dropped);
    const counts = await countQueries(search.engine, search.conditions, queries);
    return queries
      .map((query, index) => ({ query, total: counts[index] ?? 0 }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total)
      .slice(0, maxShorter);
  };
