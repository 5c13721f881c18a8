import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { countries } from '@jobharbor/shared/contracts';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { upsertJobs } from '../../../intake/job-intake.ts';
import { aJobDraft } from '../../../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../../../testing/servers/test-api.ts';
import { connectOpenSearch } from '../connection/connect-opensearch.ts';
import { aliasOf } from '../index-format.ts';
import { createFeeder } from './feeder.ts';

const settings = { urls: [''], prefix: 'test' };
const now = new Date('2026-11-20T12:00:00Z');
const indexOf = (country: string) => `${aliasOf(settings, country)}-a`;

let api: TestApi | undefined;
afterEach(() => api?.close());

const [first = 'tw'] = countries.map(({ key }) => key);

interface Line {
  index?: { _index: string };
}

interface Answer {
  status?: number;
  body?: object;
}

/** A server at the addresses of OpenSearch that has an empty index of each country, and a feeder for it. */
async function feed(answerTo: (path: string, lines: Line[]) => Answer | Promise<Answer> | undefined) {
  api = await createTestApi({ now });
  await upsertJobs(
    api.dependencies.db,
    Array.from({ length: 3 }, () => aJobDraft({ countryKey: first })),
    { now },
  );
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://node').pathname;
    const lines = await readLines(request);
    asked.push(path);
    const { status = 200, body = standing(path) } = (await answerTo(path, lines)) ?? {};
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const client = await connectOpenSearch({ ...settings, urls: [`http://127.0.0.1:${port}`] });
  const { events } = api.dependencies;
  const listeners: Parameters<typeof events.subscribe>[0][] = [];
  const feeder = createFeeder({
    db: api.dependencies.db,
    server: client,
    events: {
      ...events,
      subscribe(listener) {
        listeners.push(listener);
        return events.subscribe(listener);
      },
    },
    connectionString: api.connectionString,
    log: { warn: () => {} },
  });
  onTestFinished(async () => {
    await feeder.stop();
    await client.close();
    server.close();
  });
  const changeAgain = (jobId: number) => {
    for (const listen of listeners) listen({ kind: 'listing', job_ids: [jobId] });
  };
  return { feeder, asked, changeAgain };
}

/** Lines of a bulk request, or of several searches. */
async function readLines(request: IncomingMessage): Promise<Line[]> {
  const text = (await request.toArray()).map(String).join('');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function standing(path: string): object {
  if (path.startsWith('/_alias/'))
    return Object.fromEntries(
      countries.map(({ key }) => [indexOf(key), { aliases: { [aliasOf(settings, key)]: {} } }]),
    );
  if (path === '/_bulk') return { errors: false, items: [] };
  return {
    ...{ timed_out: false, _shards: { failed: 0 }, hits: { hits: [] } },
    aggregations: { ranges: { buckets: [] } },
  };
}

it('compares the other countries where the index of one cannot be read', async () => {
  const [broken, ...others] = countries.map(({ key }) => `/${indexOf(key)}/_search`);
  const { feeder, asked } = await feed((path) =>
    path === broken ? { status: 400, body: { error: { type: 'lost', reason: 'no shard' } } } : undefined,
  );
  await vi.waitFor(() => expect(asked).toEqual(expect.arrayContaining(others)), 30_000);
  expect(asked.filter((path) => path === broken).length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(feeder.failure()).toMatch(/no shard/), 30_000);
});

it('ends soon while an index is repaired', async () => {
  const stored = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const { feeder, asked } = await feed(async (path) => {
    if (path !== '/_bulk') return {};
    stored.resolve();
    await goOn.promise;
    return {};
  });
  await stored.promise;
  const stopped = feeder.stop();
  await delay(0);
  goOn.resolve();
  await stopped;
  // An index that never becomes like the database would be repaired ten times.
  expect(asked.filter((path) => path === '/_bulk')).toHaveLength(1);
});

it('stores the changes of the other countries where an index lost its shard, and its own once it is back, while others do not end', async () => {
  // Neither has a job yet.
  const [, broken = first, other = first] = countries.map(({ key }) => key);
  let isLost = false;
  const stored: string[] = [];
  const lost = { error: { type: 'no_shard_available', reason: 'no shard' }, status: 503 };
  const found = { timed_out: false, _shards: { failed: 0 }, hits: { hits: [] } };
  let busy: number | undefined;
  const { feeder, asked, changeAgain } = await feed((path, lines) => {
    if (path === '/_bulk' && busy !== undefined) changeAgain(busy);
    if (!isLost && path !== '/_bulk') return undefined;
    if (path === `/${aliasOf(settings, '*')}/_search`) return { body: { ...found, _shards: { failed: 1 } } };
    if (path === '/_msearch')
      return { body: { responses: countries.map(({ key }) => (key === broken ? lost : found)) } };
    if (path === `/${indexOf(broken)}/_search`) return { status: 503, body: lost };
    if (path === '/_bulk') stored.push(...lines.flatMap(({ index }) => index?._index ?? []));
    return undefined;
  });
  await vi.waitFor(() => expect(asked).toContain(`/${indexOf(countries.at(-1)?.key ?? '')}/_search`), 30_000);
  isLost = true;
  stored.length = 0;
  const change = (countryKey: typeof first) =>
    upsertJobs((api as TestApi).dependencies.db, [aJobDraft({ countryKey })], { now });
  await change(broken);
  await change(other);
  await vi.waitFor(() => expect(stored).toContain(aliasOf(settings, other)), 30_000);
  expect(stored.filter((name) => name.startsWith(aliasOf(settings, broken)))).toEqual([]);
  expect(feeder.failure()).toMatch(new RegExp(`^${broken}: .*no shard`));
  [busy] = (await change(other)).ids;
  isLost = false;
  await vi.waitFor(
    () => expect(stored.some((name) => name.startsWith(aliasOf(settings, broken)))).toBe(true),
    30_000,
  );
});

const refusing = (lines: Line[], error: object): Answer => ({
  body: {
    errors: true,
    items: lines.flatMap(({ index }) => (index ? [{ index: { _id: '1', status: 403, error } }] : [])),
  },
});

it('builds an index only once a new one takes a job, where there is none and the disks are full, and goes on after a node was busy', async () => {
  const full = { type: 'cluster_block_exception', reason: 'disk usage exceeded flood-stage watermark' };
  const busy = { type: 'circuit_breaking_exception', reason: 'Data too large' };
  let isFull = true;
  let bulks = 0;
  let indicesWhenBusy: number | undefined;
  const { asked } = await feed((path, lines) => {
    if (path === `/_alias/${aliasOf(settings, '*')}`) return { body: {} };
    if (path !== '/_bulk') return undefined;
    bulks += 1;
    if (isFull) return refusing(lines, full);
    if (comparisons().length === 0 || indicesWhenBusy !== undefined) return undefined;
    indicesWhenBusy = indices().length;
    return { status: 429, body: { error: busy } };
  });
  const indices = () => asked.filter((path) => new RegExp(`^/${aliasOf(settings, first)}-\\w+$`).test(path));
  const comparisons = () => asked.filter((path) => path === `${indices().at(-1)}/_refresh`);
  await vi.waitFor(() => expect(bulks).toBeGreaterThan(1), 30_000);
  expect(comparisons()).toEqual([]);
  isFull = false;
  // It is compared again after its batch was taken.
  await vi.waitFor(() => expect(comparisons().length).toBeGreaterThan(1), 30_000);
  expect(indices()).toHaveLength(indicesWhenBusy ?? 0);
});

it('compares a country whose index refuses changes only once, until it takes a job again', async () => {
  const full = { type: 'cluster_block_exception', reason: 'disk usage exceeded flood-stage watermark' };
  let isFull = true;
  let bulks = 0;
  const { feeder, asked } = await feed((path, lines) => {
    // Some services refuse it, each in its own way. It is no reason to leave the country out.
    if (path === '/_cluster/reroute') return { status: 401, body: {} };
    if (path !== '/_bulk') return undefined;
    bulks += 1;
    return isFull ? refusing(lines, full) : undefined;
  });
  const comparisons = () => asked.filter((path) => path === `/${indexOf(first)}/_refresh`).length;
  await vi.waitFor(() => expect(bulks).toBeGreaterThan(2), 30_000);
  expect(comparisons()).toBe(1);
  expect(feeder.failure()).toMatch(/flood-stage/);
  // A shard that was given up on the full disk is not allocated again otherwise.
  expect(asked).toContain('/_cluster/reroute');
  isFull = false;
  await vi.waitFor(() => expect(comparisons()).toBeGreaterThan(1), 30_000);
});
