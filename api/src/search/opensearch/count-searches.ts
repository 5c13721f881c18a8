import type { Conditions } from '../conditions.ts';
import type { OpenSearch } from './connection/connect-opensearch.ts';
import { conditionsQuery } from './query/conditions-query.ts';
import { searchTogether } from './search-together.ts';

/** Counts the matches of several searches in one request. */
export async function countSearches(server: OpenSearch, searches: readonly Conditions[]): Promise<number[]> {
  const answers = await searchTogether(
    server,
    searches.map((search) => ({
      country: search.country,
      body: { size: 0, track_total_hits: true, query: conditionsQuery(search) },
    })),
  );
  return answers.map(({ hits }) => hits.total?.value ?? 0);
}
