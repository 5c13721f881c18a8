import type { Conditions } from '../conditions.ts';
import { SearchUnavailableError } from '../search-engine.ts';
import { type OpenSearch, reasonIn, type ServerError } from './connection/connect-opensearch.ts';
import { checkComplete, type SearchAnswer, timeLimit } from './find-page.ts';
import { aliasOf } from './index-format.ts';
import { conditionsQuery } from './query/conditions-query.ts';

/** Counts the matches of several searches in one request. */
export async function countSearches(server: OpenSearch, searches: readonly Conditions[]): Promise<number[]> {
  if (searches.length === 0) return [];
  const { responses } = await server.search<{ responses: (SearchAnswer & { error?: ServerError })[] }>({
    path: '/_msearch',
    lines: searches.flatMap((search) => [
      { index: aliasOf(server.settings, search.country), allow_partial_search_results: false },
      { size: 0, timeout: timeLimit, track_total_hits: true, query: conditionsQuery(search) },
    ]),
  });
  return responses.map((answer) => {
    if (answer.error) throw new SearchUnavailableError(`OpenSearch: ${reasonIn(answer.error)}`);
    checkComplete(answer);
    return answer.hits.total?.value ?? 0;
  });
}
