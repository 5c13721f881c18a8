import { SearchUnavailableError } from '../search-engine.ts';
import { type OpenSearch, reasonIn, type ServerError } from './connection/connect-opensearch.ts';
import { aliasOf } from './index-format.ts';
import type { Dsl } from './query/dsl.ts';
import { checkComplete, type SearchAnswer, timeLimit } from './search-answer.ts';

/** Several searches in one request, which the nodes may answer side by side. Throws unless each looked at all matches. Those with the same `preference` ask the same copies of an index. */
export async function searchTogether(
  server: OpenSearch,
  searches: readonly { country: string; body: Dsl }[],
  preference?: string,
): Promise<SearchAnswer[]> {
  if (searches.length === 0) return [];
  const { responses } = await server.search<{ responses: (SearchAnswer & { error?: ServerError })[] }>({
    path: '/_msearch',
    lines: searches.flatMap(({ country, body }) => [
      {
        ...{ index: aliasOf(server.settings, country), allow_partial_search_results: false },
        ...(preference !== undefined && { preference }),
      },
      { timeout: timeLimit, _source: false, stored_fields: '_none_', ...body },
    ]),
  });
  for (const answer of responses) {
    if (answer.error) throw new SearchUnavailableError(`OpenSearch: ${reasonIn(answer.error)}`);
    checkComplete(answer);
  }
  return responses;
}
