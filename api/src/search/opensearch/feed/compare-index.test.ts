import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/servers/test-api.ts';
import type { OpenSearch } from '../connection/connect-opensearch.ts';
import { compareIndex } from './compare-index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const shards = { timed_out: false, _shards: { failed: 0 } };

/** A node whose only range has this many jobs, which the database lacks. */
function nodeWith(jobs: number): OpenSearch {
  const answerTo = (path: string, body: { aggs?: object; search_after?: number[] } = {}): object => {
    if (!path.endsWith('/_search')) return {};
    if (body.aggs)
      return {
        ...shards,
        aggregations: { ranges: { buckets: [{ key: 0, doc_count: jobs, sum: { value: 1 } }] } },
      };
    const from = (body.search_after?.[0] ?? -1) + 1;
    const ids = Array.from({ length: Math.min(10_000, jobs - from) }, (_, at) => from + at);
    return { ...shards, hits: { hits: ids.map((id) => ({ sort: [id], fields: { version: [1] } })) } };
  };
  const unused = () => expect.unreachable();
  return {
    settings: { urls: [], prefix: 'test' },
    request: async <Body>({ path, body }: { path: string; body?: object }) => answerTo(path, body) as Body,
    ...{ search: unused, state: unused, close: unused },
  };
}

it('finds all jobs of a range that is larger than the arguments of a function', async () => {
  const { different } = await compareIndex(api.dependencies.db, nodeWith(150_000), {
    ...{ country: 'my', index: 'test' },
  });
  expect(different).toHaveLength(150_000);
});
