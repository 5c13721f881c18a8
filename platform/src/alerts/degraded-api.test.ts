import { expect, it } from 'vitest';
import { anApi } from '../testing/an-api.ts';
import { createDegradedWatch, readMissingServers } from './degraded-api.ts';

it('reads from the readiness of an API which servers it goes on without', async () => {
  let [status, body]: [number, object] = [200, { status: 'ok' }];
  const { url } = await anApi((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  expect(await readMissingServers(url)).toEqual([]);
  const replicas = [
    { name: 'one:5432', isServing: true },
    { name: 'two:5432', isServing: false },
  ];
  body = { status: 'ok', redis: 'away', replicas };
  expect(await readMissingServers(url)).toEqual(['Redis', 'the replica two:5432']);
  body = { status: 'ok', redis: 'reached', events: 'relayed' };
  expect(await readMissingServers(url)).toEqual([]);
  body = { status: 'ok', redis: 'reached', events: 'polled' };
  expect(await readMissingServers(url)).toEqual(['events through Redis']);
  body = { status: 'ok', openSearch: 'reached', openSearchFeed: 'the disk is full' };
  expect(await readMissingServers(url)).toEqual(['the feed of OpenSearch']);
  body = { status: 'ok', openSearch: 'away', openSearchFeed: 'no node answers' };
  expect(await readMissingServers(url)).toEqual(['OpenSearch']);
  body = { status: 'ok', visitExport: 'late', refusedPixels: ['ph'] };
  expect(await readMissingServers(url)).toEqual(['the export of visits', 'the pixel of ph']);
  [status, body] = [503, { status: 'draining', redis: 'away' }];
  expect(await readMissingServers(url)).toEqual([]);
});

it('tells of a server that was away for half a minute, once in fifteen, and not of a short loss', async () => {
  let missing = ['Redis'];
  const find = createDegradedWatch(async () => missing);
  const at = async (now: number) => (await find(now)).map(({ id, summary }) => ({ id, summary }));
  expect([await at(900), await at(929)]).toEqual([[], []]);
  const [first] = await at(930);
  expect(first?.summary).toMatch(
    /^The API of .+ has been without Redis for 30 s: limits count per process, events are polled\.$/,
  );
  expect((await at(1_700))[0]?.id).toBe(first?.id);
  expect((await at(1_800))[0]?.id).not.toBe(first?.id);
  missing = [];
  expect(await at(1_810)).toEqual([]);
  missing = ['the replica two:5432'];
  expect([await at(1_820), await at(1_849)]).toEqual([[], []]);
  expect(await at(1_850)).toEqual([
    { id: expect.stringMatching(/-the-replica-two-5432-2$/), summary: expect.stringContaining('for 30 s') },
  ]);
});

it('tells once of what all gateways find, and for each machine of what only its API is without', async () => {
  const idsOf = async (host: string) => {
    const find = createDegradedWatch(async () => ['Redis', 'the export of visits', 'the pixel of ph'], host);
    await find(900);
    return (await find(930)).map(({ id }) => id);
  };
  const [[redis, ...ofSite], [otherRedis, ...others]] = [await idsOf('one'), await idsOf('two')];
  expect(ofSite).toEqual(others);
  expect(redis).not.toBe(otherRedis);
});
