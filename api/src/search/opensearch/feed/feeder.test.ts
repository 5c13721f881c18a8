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

interface Answer {
  status?: number;
  body?: object;
}

/** A server at the addresses of OpenSearch that has an empty index of each country, and a feeder for it. */
async function feed(answerTo: (path: string) => Answer | Promise<Answer> | undefined) {
  api = await createTestApi({ now });
  await upsertJobs(
    api.dependencies.db,
    Array.from({ length: 3 }, () => aJobDraft({ countryKey: first })),
    { now },
  );
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://node').pathname;
    await readAll(request);
    asked.push(path);
    const { status = 200, body = standing(path) } = (await answerTo(path)) ?? {};
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const client = await connectOpenSearch({ ...settings, urls: [`http://127.0.0.1:${port}`] });
  const feeder = createFeeder({
    db: api.dependencies.db,
    server: client,
    events: api.dependencies.events,
    connectionString: api.connectionString,
    log: { warn: () => {} },
  });
  onTestFinished(async () => {
    await feeder.stop();
    await client.close();
    server.close();
  });
  return { feeder, asked };
}

async function readAll(request: IncomingMessage): Promise<void> {
  for await (const _ of request);
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
