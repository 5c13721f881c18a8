import { countries } from '@jobharbor/shared/contracts';
import type { AcrossConditions } from '../across/across-conditions.ts';
import { remoteIds } from '../across/across-listings.ts';
import { SearchUnavailableError } from '../search-engine.ts';
import type { OpenSearch } from './connection/connect-opensearch.ts';
import { aliasOf } from './index-format.ts';
import { wordsOf } from './query/conditions-query.ts';
import { optionQuery } from './query/match-query.ts';
import { checkComplete, type SearchAnswer, timeLimit } from './search-answer.ts';

/** Ids that are read at most. The lists hold a part of the jobs. */
const maxMatches = 100_000;

/** Whether the indices know all that decides which jobs a list may hold. */
export const isKnownList = ({ list }: AcrossConditions): boolean => list !== 'visa';

/**
 * Jobs of all countries that hold the words and may be in the list; null without words. Rejects where a country has no index,
 * or one that cannot be read.
 */
export async function findMatchesAcross(
  server: OpenSearch,
  { parsed, list }: AcrossConditions,
): Promise<number[] | null> {
  const words = wordsOf(parsed);
  if (words.length === 0) return null;
  const listed =
    list === 'remote' ? optionQuery('work_arrangements', remoteIds) : optionQuery('is_web3', [1]);
  const answer = await server.search<SearchAnswer>({
    path: `/${countries.map(({ key }) => aliasOf(server.settings, key)).join(',')}/_search`,
    query: {
      allow_partial_search_results: false,
      filter_path: 'timed_out,_shards.failed,hits.total.value,hits.hits.sort',
    },
    body: {
      ...{ size: maxMatches, timeout: timeLimit, track_total_hits: true, sort: ['job_id'] },
      ...{ _source: false, stored_fields: '_none_' },
      query: { bool: { filter: [...words, listed] } },
    },
  });
  checkComplete(answer);
  const ids = (answer.hits.hits ?? []).map(({ sort }) => sort[0] ?? 0);
  if (ids.length < (answer.hits.total?.value ?? 0))
    throw new SearchUnavailableError('OpenSearch: more jobs hold the words than are read.');
  return ids;
}
