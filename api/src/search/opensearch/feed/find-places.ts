import type { CountryKey } from '@jobharbor/shared/contracts';
import { type OpenSearch, reasonIn, type ServerError } from '../connection/connect-opensearch.ts';
import type { OpenSearchSettings } from '../connection/opensearch-settings.ts';
import { aliasOf, countryOfIndex } from '../index-format.ts';
import type { SearchAnswer } from '../search-answer.ts';

export interface Place {
  jobId: number;
  country: CountryKey;
  index: string;
}

interface Places {
  places: Place[];
  /** Countries whose index cannot be read, with the reason. */
  unreadable: Map<CountryKey, string>;
}

type Answer = SearchAnswer & { error?: ServerError };

/** The indices that hold these jobs. All that was stored before is visible. */
export async function findPlaces(
  server: OpenSearch,
  countries: readonly CountryKey[],
  ids: readonly number[],
): Promise<Places> {
  const { settings } = server;
  const body = { _source: false, query: { terms: { job_id: ids } }, sort: ['job_id'] };
  const answer = await server.request<Answer>({
    method: 'POST',
    path: `/${aliasOf(settings, '*')}/_search`,
    query: { allow_partial_search_results: true },
    // A job that moves may be in two for a moment.
    body: { ...body, size: ids.length * 3 },
  });
  if (isComplete(answer)) return { places: placesIn(settings, answer), unreadable: new Map() };
  // It does not name the indices whose shards are lost.
  const { responses } = await server.request<{ responses: Answer[] }>({
    method: 'POST',
    path: '/_msearch',
    lines: countries.flatMap((country) => [
      { index: aliasOf(settings, country), allow_partial_search_results: false },
      { ...body, size: ids.length },
    ]),
  });
  const found: Places = { places: [], unreadable: new Map() };
  for (const [at, country] of countries.entries()) {
    const one = responses[at];
    if (one && !one.error && isComplete(one)) found.places.push(...placesIn(settings, one));
    else found.unreadable.set(country, `OpenSearch: ${reasonIn(one?.error)}`);
  }
  return found;
}

const isComplete = ({ timed_out, _shards }: SearchAnswer): boolean => !timed_out && _shards.failed === 0;

const placesIn = (settings: OpenSearchSettings, { hits }: SearchAnswer): Place[] =>
  hits.hits.map(({ _index: index, sort }) => ({
    jobId: sort[0] ?? 0,
    country: countryOfIndex(settings, index),
    index,
  }));
