import { describe, expect, it, vi } from 'vitest';
import { publish } from '../operations/live-set.ts';
import { prepareSet, promote, rollBack, startCanary } from '../operations/operations.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { aGateway, aVisitor, operator, setOfPage } from '../testing/a-gateway.ts';
import { addRelease, aLiveStore } from '../testing/a-store.ts';
import { storeFacts } from '../testing/canaries.ts';

const draws = (text: string) =>
  `export const render = async () => ({ html: '${text}', head: null, state: null, status: 200 });`;
const frame = `export const renderFrame = () => ({ before: '<div id="jh-outlet">', after: '</div>', title: null });`;
const jobs = (version: string, server = draws(`version ${version}`)) => ({
  name: 'mfe-a',
  version,
  paths: ['/jobs'],
  server,
});

/** A set with these releases, not served. */
async function aSet(store: ReleaseStore, ...drafts: { name: string; version: string; server: string }[]) {
  for (const draft of drafts) await addRelease(store, { paths: ['/jobs'], ...draft });
  const versions = Object.fromEntries(drafts.map(({ name, version }) => [name, version]));
  return (await prepareSet(store, operator, { versions, reason: 'for a test' })).id;
}

const liveOf = async (store: ReleaseStore) => (await store.readLive())?.set ?? '';

describe('promoting and rolling back', () => {
  it('reach the next page of every gateway that runs', async () => {
    const store = await aLiveStore(jobs('1'));
    const gateways = [await aGateway(store), await aGateway(store)];
    const first = await liveOf(store);
    const second = await aSet(store, jobs('2'));
    const allShow = (set: string) =>
      vi.waitFor(
        async () => {
          for (const app of gateways) expect(setOfPage(await app.inject({ url: '/en/ph/jobs' }))).toBe(set);
        },
        { timeout: 10_000, interval: 20 },
      );
    await allShow(first);
    await promote(store, operator, { set: second, reason: 'good' }, storeFacts);
    await allShow(second);
    await rollBack(store, operator, { reason: 'not so good' });
    await allShow(first);
  });
});

describe('a set that cannot be served', () => {
  it.each([
    ['cannot be imported', 'this is no JavaScript'],
    ['throws when it is imported', 'throw new Error("planted")'],
    ['has no renderFrame', 'export const nothing = 1'],
    ['throws when it draws', 'export const renderFrame = () => { throw new Error("planted") }'],
  ])('costs a canary’s visitors nothing when its shell %s', async (_how, server) => {
    const store = await aLiveStore(jobs('1'));
    const set = await aSet(store, { name: 'shell', version: '2', server });
    await startCanary(store, operator, { set, share: 1, countries: [], reason: 'a trial' });
    const answer = await aVisitor(await aGateway(store)).get('/en/ph/jobs');
    expect([answer.statusCode, setOfPage(answer)]).toEqual([200, await liveOf(store)]);
  });

  it('leaves the site to the set before it, even when it is live', async () => {
    const store = await aLiveStore(jobs('1'));
    const app = await aGateway(store);
    const first = await liveOf(store);
    const set = await aSet(store, { name: 'shell', version: '2', server: 'throw new Error("planted")' });
    await promote(store, operator, { set, reason: 'forced' }, storeFacts);
    const answer = await aVisitor(app).get('/en/ph/jobs');
    expect([answer.statusCode, setOfPage(answer)]).toEqual([200, first]);
    expect((await app.inject({ url: '/discovery.json' })).json()).toMatchObject({ set: first });
  });

  it('is served without the HTML of a remote whose server bundle cannot be imported', async () => {
    const store = await aLiveStore(jobs('1'));
    const set = await aSet(store, jobs('2', 'throw new Error("planted")'));
    await promote(store, operator, { set, reason: 'forced' }, storeFacts);
    const answer = await aVisitor(await aGateway(store)).get('/en/ph/jobs');
    expect([answer.statusCode, setOfPage(answer)]).toEqual([503, set]);
    expect(answer.body).toContain('"isRendered":false');
  });

  it.each([
    ['no html', `({ status: 200 })`],
    [
      'a state that is no JSON',
      `{ const s = {}; s.s = s; return { html: '', head: null, state: s, status: 200 } }`,
    ],
    [
      'a redirect to another site',
      `({ html: '', head: null, state: null, status: 301, redirect: '//evil.test' })`,
    ],
  ])('is served without what a remote answers when that is %s', async (_what, answered) => {
    const server = `export const render = async () => ${answered};`;
    const store = await aLiveStore(jobs('1', server));
    const answer = await aVisitor(await aGateway(store)).get('/en/ph/jobs');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('"isRendered":false');
  });
});

describe('/discovery.json', () => {
  it('names the version before second, from the set that had another', async () => {
    const store = await aLiveStore(jobs('1'));
    const app = await aGateway(store);
    for (const version of ['2', '3']) {
      await addRelease(store, jobs(version));
      await publish(store, { 'mfe-a': version }, version);
    }
    await addRelease(store, { name: 'shell', version: '2', server: frame });
    await publish(store, { shell: '2' }, 'another shell');
    const { microFrontends } = (await app.inject({ url: '/discovery.json' })).json();
    const versionsOf = (name: string) =>
      microFrontends[name].map(
        (entry: { metadata: { version: string }; deployment: { traffic: number; default: boolean } }) => [
          entry.metadata.version,
          entry.deployment.traffic,
          entry.deployment.default,
        ],
      );
    expect(versionsOf('mfe-a')).toEqual([
      ['3', 100, true],
      ['2', 0, false],
    ]);
    expect(versionsOf('shell')).toEqual([
      ['2', 100, true],
      ['1', 0, false],
    ]);
    const page = await app.inject({ url: '/en/ph/jobs' });
    expect(page.body).not.toContain('"version":"2","');
  });

  it('gives a canary’s visitor the live version second', async () => {
    const store = await aLiveStore(jobs('1'));
    const set = await aSet(store, jobs('2'));
    await startCanary(store, operator, { set, share: 1, countries: [], reason: 'a trial' });
    const maya = aVisitor(await aGateway(store));
    await maya.get('/en/ph/jobs');
    const { microFrontends } = (await maya.get('/discovery.json')).json();
    expect(microFrontends['mfe-a'].map((entry: { url: string }) => entry.url)).toEqual([
      '/assets/mfe-a/2/entry.js',
      '/assets/mfe-a/1/entry.js',
    ]);
  });

  it('is not sent again while nothing has changed', async () => {
    const store = await aLiveStore(jobs('1'));
    const app = await aGateway(store);
    const first = await app.inject({ url: '/discovery.json' });
    const ask = () =>
      app.inject({ url: '/discovery.json', headers: { 'if-none-match': String(first.headers.etag) } });
    expect([(await ask()).statusCode, (await ask()).body]).toEqual([304, '']);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    await addRelease(store, jobs('2'));
    await publish(store, { 'mfe-a': '2' }, 'second');
    await expect.poll(async () => (await ask()).statusCode).toBe(200);
  });
});

describe('an open page of an old set', () => {
  it('goes on finding its files after later releases', async () => {
    const store = await aLiveStore(jobs('1'));
    const app = await aGateway(store);
    for (let version = 2; version <= 11; version += 1) {
      await addRelease(store, jobs(String(version)));
      await publish(store, { 'mfe-a': String(version) }, 'another');
    }
    expect((await app.inject({ url: '/assets/mfe-a/1/entry.js' })).body).toContain('mfe-a 1');
    expect((await app.inject({ url: '/en/ph/jobs' })).body).toContain('version 11');
  });
});

it('sends pages compressed, in the best way that the browser takes', async () => {
  const app = await aGateway(await aLiveStore(jobs('1')));
  const codingFor = async (accepted: string) =>
    (await app.inject({ url: '/en/ph/jobs', headers: { 'accept-encoding': accepted } })).headers[
      'content-encoding'
    ];
  expect(await codingFor('gzip, deflate, br, zstd')).toBe('br');
  expect(await codingFor('gzip')).toBe('gzip');
  expect(await codingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(await codingFor('identity')).toBeUndefined();
});
