import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { isRunning } from '../contract/canaries.ts';
import { publish } from '../operations/live-set.ts';
import { changeCanary, prepareSet, promote, startCanary, stopCanary } from '../operations/operations.ts';
import type { CheckLifecycle } from '../release-gate/run-release-gate.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { aGateway, aVisitor, operator, setOfPage, traceOfPage } from '../testing/a-gateway.ts';
import { anEmptyStore } from '../testing/a-store.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { anApi } from '../testing/an-api.ts';
import { storeFacts } from '../testing/canaries.ts';

const reason = 'for a test';
const frame = `export const renderFrame = () => ({ before: '<div id="jh-outlet">', after: '</div>', title: null });`;
const threshold = { minimum_visits: 20, tolerance: 0.02 };

/** A live site of remotes a, b and c in version 1, whose versions 2 are in the store. */
async function aSite() {
  const store = await anEmptyStore();
  await addValidRelease(store, { name: 'shell', server: frame });
  const names = ['mfe-a', 'mfe-b', 'mfe-c'];
  for (const name of names) for (const version of ['1', '2']) await addValidRelease(store, { name, version });
  await publish(store, { shell: '1', ...Object.fromEntries(names.map((name) => [name, '1'])) }, 'first');
  return { store, live: (await store.readLive())?.set ?? '' };
}

async function tryOne(store: ReleaseStore, name: string, share: number, countries: string[] = []) {
  const { id: set } = await prepareSet(store, operator, { versions: { [name]: '2' }, reason });
  return startCanary(store, operator, { set, share, countries, threshold, reason });
}

const running = async (store: ReleaseStore) =>
  (await store.readCanaries()).canaries.filter(isRunning).map(({ set, share }) => [set, share]);

const visitors = (app: FastifyInstance, count: number) => Array.from({ length: count }, () => aVisitor(app));
const setsOf = (all: ReturnType<typeof visitors>, country = 'ph') =>
  Promise.all(all.map(async ({ get }) => setOfPage(await get(`/en/${country}/mfe-a`))));
const countIn = (sets: unknown[], set: string) => sets.filter((one) => one === set).length;

/** Opens a page as a new visitor, whose browser reports its start. */
async function visit(app: FastifyInstance, fails: (set: string) => string | null) {
  const answer = await aVisitor(app).get('/en/ph/mfe-a');
  const set = setOfPage(answer) ?? '';
  const remote = fails(set);
  const facts: object[] = [{ at: 1, remote: 'mfe-a', version: '1', event: 'visit' }];
  if (remote) facts.push({ at: 1, remote, version: '2', event: 'crashed', rung: 'card' });
  const payload = { set, language: 'en', country: 'ph', trace: traceOfPage(answer), facts };
  await app.inject({ method: 'POST', url: '/telemetry', payload });
}

describe('canaries of different remotes', () => {
  it('share the visitors out: each gets one set that was tried as a whole, and keeps it while the others come and go', async () => {
    const { store, live } = await aSite();
    const a = await tryOne(store, 'mfe-a', 0.3);
    const b = await tryOne(store, 'mfe-b', 0.2);
    const app = await aGateway(store);
    const all = visitors(app, 100);
    const first = await setsOf(all);
    expect([a.set, b.set, live].map((set) => countIn(first, set))).toEqual([30, 20, 50]);
    await expect(tryOne(store, 'mfe-c', 0.6)).rejects.toThrow('leave it 50% of these visitors');
    const { id: both } = await prepareSet(store, operator, {
      versions: { 'mfe-b': '2', 'mfe-c': '2' },
      reason,
    });
    await expect(
      startCanary(store, operator, { set: both, share: 0.1, countries: [], reason }),
    ).rejects.toThrow(`set ${b.set} is running, with mfe-b too`);
    await expect(stopCanary(store, operator, { reason })).rejects.toThrow('Several canaries');

    await stopCanary(store, operator, { reason, id: a.set });
    await changeCanary(store, operator, { reason, id: b.id, share: 0.6, countries: [] });
    const c = await tryOne(store, 'mfe-c', 0.4);
    await expect.poll(async () => (await setsOf(all)).includes(c.set)).toBe(true);
    const then = await setsOf(all);
    expect([b.set, c.set].map((set) => countIn(then, set))).toEqual([60, 40]);
    expect(first.every((set, index) => set !== b.set || then[index] === b.set)).toBe(true);
  });

  it('of other countries leave each other all visitors', async () => {
    const { store } = await aSite();
    const a = await tryOne(store, 'mfe-a', 1, ['ph']);
    const b = await tryOne(store, 'mfe-b', 1, ['sg']);
    const app = await aGateway(store);
    const all = visitors(app, 10);
    expect(new Set(await setsOf(all, 'ph'))).toEqual(new Set([a.set]));
    expect(new Set(await setsOf(all, 'sg'))).toEqual(new Set([b.set]));
    const wider = { reason, id: b.id, share: 0.1, countries: [] };
    await expect(changeCanary(store, operator, wider)).rejects.toThrow('leave it 0%');
  });

  it('are judged apart: the one that fails is stopped, the one beside it goes on and has none of its failures', async () => {
    const { store, live } = await aSite();
    const a = await tryOne(store, 'mfe-a', 0.3);
    const b = await tryOne(store, 'mfe-b', 0.3);
    const app = await aGateway(store);
    for (let index = 0; index < 100; index += 1) await visit(app, (set) => (set === b.set ? 'mfe-b' : null));
    await expect.poll(() => running(store), { timeout: 10_000 }).toEqual([[a.set, 0.3]]);
    // The entry is written after the canary was stopped.
    await expect
      .poll(async () => (await store.log.read()).at(-1)?.reason)
      .toMatch(new RegExp(`with set ${b.set}, most often by mfe-b 2, against 0 of \\d+ .*${live}`));
    await expect.poll(async () => countIn(await setsOf(visitors(app, 10)), b.set)).toBe(0);
  });
});

describe('a canary beside which something becomes live', () => {
  async function twoOnTrial(checkLifecycle: CheckLifecycle) {
    const { store } = await aSite();
    const a = await tryOne(store, 'mfe-a', 0.3);
    const b = await tryOne(store, 'mfe-b', 0.3);
    const { url } = await anApi((_request, response) => response.end('{}'));
    const app = await aGateway(store, { apiUrl: url, checkLifecycle });
    const all = visitors(app, 20);
    const before = await setsOf(all);
    await promote(store, operator, { set: a.set, reason }, storeFacts);
    return { store, a, b, all, before };
  }

  it('gets the combined set once the release gate has checked it, and its previous set until then', async () => {
    const asked: Record<string, string>[] = [];
    let open = () => {};
    const isOpen = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { store, a, b, all, before } = await twoOnTrial(async ({ versions }) => {
      asked.push(versions);
      await isOpen;
      return { refusals: [] };
    });
    await expect.poll(() => asked).toEqual([{ 'mfe-b': '2' }]);
    const meanwhile = await setsOf(all);
    expect(new Set(meanwhile)).toEqual(new Set([a.set, b.set]));
    open();
    await expect.poll(async () => (await running(store))[0]?.[0]).not.toBe(b.set);
    const [[renewed, share] = []] = await running(store);
    expect((await store.readSet(String(renewed))).members).toMatchObject({ 'mfe-a': '2', 'mfe-b': '2' });
    expect(share).toBe(0.3);
    await expect.poll(async () => (await setsOf(all)).includes(String(renewed))).toBe(true);
    // Visitors of the previous canary belong to the renewed one.
    const after = await setsOf(all);
    expect(after.map((set) => set === renewed)).toEqual(before.map((set) => set === b.set));
    expect(asked).toHaveLength(1);
  });

  it('is stopped where the gate has something against the two together', async () => {
    const { store } = await twoOnTrial(async () => ({ refusals: ['mfe-b breaks beside mfe-a 2'] }));
    await expect.poll(() => running(store), { timeout: 10_000 }).toEqual([]);
    await expect
      .poll(async () => (await store.log.read()).at(-1))
      .toMatchObject({ action: 'canary-stopped', reason: expect.stringContaining('breaks beside') });
  });

  it('is left to a gateway that has a browser by one that has none', async () => {
    const { store, b } = await twoOnTrial(() => Promise.reject(new Error('There is no Chromium here')));
    let asked = 0;
    const { url } = await anApi((_request, response) => response.end('{}'));
    const checkLifecycle = async () => {
      asked += 1;
      return { refusals: [] };
    };
    await expect.poll(async () => (await store.storage.list('gate-turns')).length).toBeGreaterThan(0);
    await aGateway(store, { apiUrl: url, checkLifecycle });
    await expect.poll(async () => (await running(store))[0]?.[0]).not.toBe(b.set);
    expect(asked).toBe(1);
    expect((await store.log.read()).filter(({ action }) => action === 'canary-stopped')).toEqual([]);
  });

  it('is not made live together with it untried', async () => {
    const { store } = await aSite();
    const a = await tryOne(store, 'mfe-a', 0.3);
    await publish(store, { 'mfe-b': '2' }, 'meanwhile');
    const live = (await store.readLive())?.set;
    const facts = {
      apiUrl: 'http://127.0.0.1:9',
      checkLifecycle: async () => ({ refusals: ['they clash'] }),
    };
    await expect(promote(store, operator, { set: a.set, reason }, facts)).rejects.toThrow('they clash');
    expect((await store.readLive())?.set).toBe(live);
  });
});
