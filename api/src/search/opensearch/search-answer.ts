import { SearchUnavailableError } from '../search-engine.ts';

/** Part of an answer to a search that this engine reads. */
export interface SearchAnswer {
  timed_out: boolean;
  _shards: { failed: number };
  hits: { total?: { value: number }; hits: { _index: string; sort: number[] }[] };
  aggregations?: unknown;
}

/** Throws unless all matches were looked at. */
export function checkComplete({ timed_out, _shards }: SearchAnswer): void {
  if (timed_out || _shards.failed > 0)
    throw new SearchUnavailableError(
      `OpenSearch answered with a part of the matches: ${timed_out ? 'out of time' : `${_shards.failed} shards failed`}`,
    );
}

/** Time that a node spends on a search. */
export const timeLimit = '3s';
