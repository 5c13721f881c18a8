import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { createHealthStore } from '../health/health-store.ts';
import { prepareSet, startCanary } from '../operations/operations.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { aGateway, aVisitor, operator, setOfPage, traceOfPage } from '../testing/a-gateway.ts';
import { addRelease, aLiveStore } from '../testing/a-store.ts';
import { anApi } from '../testing/an-api.ts';
import { onlyCanary } from '../testing/canaries.ts';
import { createTrialReader } from './trial-sums.ts';
import { watchCanaries } from './watch-canaries.ts';

const page = `export const render = async () => ({ html: 'page', head: null, state: null, status: 200 })`;
const broken = `export const render = async () => { throw new Error('planted') }`;

async function aTrial({ server = page, share = 0.5, minimum = 20, tolerance = 0.02 } = {}) {
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'], server: page });
  await addRelease(store, { name: 'mfe-a', version: '2', paths: ['/jobs'], server });
  const { id } = await prepareSet(store, operator, { versions: { 'mfe-a': '2' }, reason: 'a trial' });
  const live = (await store.readLive())?.set ?? '';
  const threshold = { minimum_visits: minimum, tolerance };
  await startCanary(store, operator, { set: id, share, countries: [], threshold, reason: 'a trial' });
  return { store, set: id, live };
}

/** Opens the page as a new visitor, whose browser reports its start. `fails`: whether the remote crashes. */
async function visit(app: FastifyInstance, country: string, fails: (set: string) => boolean) {
  const answer = await aVisitor(app).get(`/en/${country}/jobs`);
  const set = setOfPage(answer) ?? '';
  const version = answer.body.includes('/assets/mfe-a/2/') ? '2' : '1';
  const fact = { at: 1, remote: 'mfe-a', version };
  const facts: object[] = [{ ...fact, event: 'visit' }];
  if (fails(set)) facts.push({ ...fact, event: 'crashed', rung: 'card', text: 'planted' });
  const payload = { set, language: 'en', country, trace: traceOfPage(answer), facts };
  expect((await app.inject({ method: 'POST', url: '/telemetry', payload })).statusCode).toBe(204);
}

const stateOf = async (store: ReleaseStore) => (await onlyCanary(store))?.state;
const stoppedEntries = async (store: ReleaseStore) =>
  (await store.log.read()).filter(({ action }) => action === 'canary-stopped');
/** Polls for the log entry, which is written after the canary was stopped. */
const ends = async (store: ReleaseStore) => {
  await expect.poll(() => stoppedEntries(store)).not.toEqual([]);
  expect(await stateOf(store)).toBe('rolled-back');
};

/** What a watch concludes once the store has the figures of all these visits. */
async function verdictAfter(store: ReleaseStore, visits: number) {
  const sumsOf = createTrialReader(createHealthStore(store.storage));
  const canary = await onlyCanary(store);
  const reported = async () => {
    const sums = canary && (await sumsOf(canary)).get('ph');
    return sums && sums.canary.opened + sums.live.opened;
  };
  await expect.poll(reported, { timeout: 10_000 }).toBe(visits);
  const facts = { apiUrl: '', checkLifecycle: null };
  const watch = watchCanaries({ store, facts, sumsOf, onStopped() {}, onError() {}, interval: 60_000 });
  const [verdict] = await watch.look();
  await watch.stop();
  return verdict;
}

describe('a canary under forged reports', () => {
  it('does what it does without them: neither crashes without a page nor many pages of one address or network stop it', async () => {
    const { store, set } = await aTrial({ minimum: 20, share: 1 });
    const app = await aGateway(store, { limits: { evidencePerMinute: 10 } });
    const crash = (trace: string, index: number) => ({
      ...{ set, language: 'en', country: 'ph', trace },
      facts: [{ at: index, remote: 'mfe-a', version: '2', event: 'crashed', rung: 'card' }],
    });
    const report = (payload: object) => app.inject({ method: 'POST', url: '/telemetry', payload });
    for (let index = 0; index < 100; index += 1) await report(crash(`made-up-${index}`, index));
    const addresses = [() => '198.51.100.1', (index: number) => `2001:db8:1:2:${index}::1`];
    for (const addressAt of addresses)
      for (let index = 0; index < 100; index += 1) {
        const answer = await app.inject({ url: '/en/ph/jobs', remoteAddress: addressAt(index) });
        await report(crash(traceOfPage(answer) ?? '', index));
      }
    for (let index = 0; index < 15; index += 1) await visit(app, 'ph', () => false);
    const canary = await onlyCanary(store);
    await vi.waitFor(async () => {
      const known = canary && (await createTrialReader(createHealthStore(store.storage))(canary));
      expect(known?.get('ph')?.canary).toMatchObject({ broken: 20, opened: 15 });
    }, 10_000);
    expect(await stateOf(store)).toBe('running');
  });
});

describe('a canary that fails', () => {
  it('for one country stops by itself, and the log says where, what and against what', async () => {
    const { store, set, live } = await aTrial({ tolerance: 0.4 });
    const app = await aGateway(store);
    // Overall a quarter fails, which this threshold tolerates; in one country everything does.
    for (let index = 0; index < 60; index += 1) {
      for (let turn = 0; turn < 3; turn += 1) await visit(app, 'sg', () => false);
      await visit(app, 'ph', (served) => served === set);
    }
    await ends(store);
    const [entry, ...more] = await stoppedEntries(store);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ by: 'canary watch', from_set: set, to_set: live });
    expect(entry?.reason).toMatch(
      new RegExp(
        `In ph \\d+ of \\d+ visits \\(100\\.0 %\\) failed with set ${set}, most often by mfe-a 2, ` +
          `against 0 of \\d+ \\(0\\.0 %\\) with the live set ${live}`,
      ),
    );
    expect(entry?.reason).not.toMatch(/In sg|Over all/);
    expect((await onlyCanary(store))?.why).toBe(entry?.reason);
    const sets = await Promise.all(
      Array.from({ length: 10 }, async () => setOfPage(await aVisitor(app).get('/en/ph/jobs'))),
    );
    expect(new Set(sets)).toEqual(new Set([live]));
  });

  it('stops once, however many gateways watch it, from what all of them have seen', async () => {
    const { store, set } = await aTrial({ minimum: 30 });
    const gateways = [await aGateway(store), await aGateway(store)] as const;
    // Each gateway alone has too few visits.
    for (let index = 0; index < 80; index += 1) {
      await visit(gateways[index % 2 === 0 ? 0 : 1], 'ph', (served) => served === set);
    }
    await ends(store);
    // A gateway closes once its watch has finished its turn.
    for (const gateway of gateways) await gateway.close();
    expect(await stoppedEntries(store)).toHaveLength(1);
  });

  it('on the server stops too, though the browser draws the page', async () => {
    const { store } = await aTrial({ server: broken });
    // With a healthy API; otherwise the failures would be attributed to the API.
    const { url } = await anApi((_request, response) => response.end('{}'));
    const app = await aGateway(store, { apiUrl: url });
    for (let index = 0; index < 60; index += 1) await visit(app, 'ph', () => false);
    await ends(store);
    expect((await stoppedEntries(store))[0]?.reason).toContain('mfe-a 2');
  });
});

describe('a canary that does as well', () => {
  it('goes on, and so does one of which too little is known', async () => {
    // The watch may run between two visits, when the sides differ by one in twenty.
    const well = await aTrial({ tolerance: 0.1 });
    const wellApp = await aGateway(well.store);
    let seen = 0;
    // Every third visit fails, in both sets.
    for (let index = 0; index < 60; index += 1)
      await visit(wellApp, 'ph', () => Math.floor(seen++ / 2) % 3 === 0);
    const young = await aTrial({ minimum: 50 });
    const youngApp = await aGateway(young.store);
    for (let index = 0; index < 20; index += 1) await visit(youngApp, 'ph', (set) => set === young.set);
    expect(await verdictAfter(well.store, 60)).toMatchObject({ findings: [] });
    expect(await verdictAfter(young.store, 20)).toMatchObject({ findings: [] });
    expect([await stateOf(well.store), await stateOf(young.store)]).toEqual(['running', 'running']);
  });
});
