import { sql } from 'kysely';
import type { OpenSearch } from '../connection/connect-opensearch.ts';
import { checkComplete, type SearchAnswer } from '../find-page.ts';
import { aliasOf, countryOfIndex } from '../index-format.ts';
import { readDocuments } from '../job-document.ts';
import { findIndices } from './indices.ts';
import type { IndexTools } from './repair-index.ts';
import { type Change, storeDocuments } from './store-documents.ts';

/**
 * Stores these jobs as they are in the database now, and removes those that are no longer in it or in that country. Countries
 * without an index are left out: it will be built from the database.
 */
export async function storeChanged({ db, server, warn }: IndexTools, ids: readonly number[]): Promise<void> {
  const { settings } = server;
  const indices = await findIndices(server);
  if (indices.size === 0) return;
  const rows = await readDocuments(db, sql`job_id = any(${ids}::bigint[])`);
  const countryOf = new Map(rows.map((row) => [row.job_id, row.country_key]));
  const isElsewhere = ({ jobId, index }: Place) => countryOf.get(jobId) !== countryOfIndex(settings, index);
  const changes: Change[] = [
    ...rows
      .filter((row) => indices.has(row.country_key))
      .map((row) => ({ alias: aliasOf(settings, row.country_key), row })),
    ...(await findPlaces(server, ids)).filter(isElsewhere),
  ];
  await storeDocuments(server, changes, warn);
}

interface Place {
  jobId: number;
  index: string;
}

/** The indices that hold these jobs. All that was stored before is visible. */
async function findPlaces(server: OpenSearch, ids: readonly number[]): Promise<Place[]> {
  const answer = await server.request<SearchAnswer>({
    method: 'POST',
    path: `/${aliasOf(server.settings, '*')}/_search`,
    query: { allow_partial_search_results: false },
    // A job that moves may be in two for a moment.
    body: { size: ids.length * 3, _source: false, query: { terms: { job_id: ids } }, sort: ['job_id'] },
  });
  checkComplete(answer);
  return answer.hits.hits.map(({ _index: index, sort }) => ({ index, jobId: sort[0] ?? 0 }));
}
