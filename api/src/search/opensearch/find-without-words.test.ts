import { jobQuery } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { readConditions } from '../conditions.ts';
import type { OpenSearch } from './connection/connect-opensearch.ts';
import { findWithoutWords } from './find-without-words.ts';

const amount = { buckets: [{ key: 3_000, doc_count: 5 }], sum_other_doc_count: 0 };
const pay = { doc_count: 5, low: amount, median: amount, high: amount };

/** Answers each search with `total` matches, and with the pay of five jobs; notes the headers of each request. */
function serverOf(total: number) {
  const requests: { preference?: string }[][] = [];
  const server = {
    settings: { prefix: 'test' },
    search: async ({ lines = [] }: { lines?: readonly { preference?: string }[] }) => {
      requests.push(lines.filter((_, at) => at % 2 === 0));
      const hits = { total: { value: total }, hits: [] };
      const answer = { timed_out: false, _shards: { failed: 0 }, hits, aggregations: { pay } };
      return { responses: lines.filter((_, at) => at % 2 === 0).map(() => answer) };
    },
  } as unknown as OpenSearch;
  return { server, requests };
}

const conditions = readConditions({ country: 'sg', query: jobQuery.parse({}) }, new Date('2026-11-20'));
const find = (server: OpenSearch) => findWithoutWords(server, conditions, { sort: 1, page: 1, size: 10 });

it('asks for the pay of matches alone', async () => {
  const { server, requests } = serverOf(0);
  expect(await find(server)).toMatchObject({ total: 0, payRange: null });
  expect(requests).toHaveLength(1);
});

it('counts no more paid jobs than matches, and asks the same copies for all', async () => {
  const { server, requests } = serverOf(3);
  expect((await find(server)).payRange).toEqual({ low: 3_000, median: 3_000, high: 3_000, jobs: 3 });
  expect(requests).toHaveLength(2);
  expect(new Set(requests.flat().map(({ preference }) => preference ?? '')).size).toBe(1);
  expect(requests[0]?.[0]?.preference).toMatch(/^[^_]/);
});
