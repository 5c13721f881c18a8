import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type Health, health, supportCase } from '../contract/schemas.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { aGateway, aToken, setOfPage, traceOfPage } from '../testing/a-gateway.ts';
import { aLiveStore, anEmptyStore } from '../testing/a-store.ts';
import { createHealthCounter } from './count-health.ts';
import { createHealthStore } from './health-store.ts';
import { addValue, type Histogram, percentile } from './histogram.ts';
import { createPageTraces } from './page-trace.ts';

const place = { set: 's', country: 'ph', language: 'en', trial: '' };
const fact = { at: 1, remote: 'mfe-a', version: '1' };

interface Site {
  store: ReleaseStore;
  app: FastifyInstance;
  token: string;
  /** The trace of a page that the gateway sent. */
  page: { set: string; trace: string };
}

async function aSite(): Promise<Site> {
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
  const app = await aGateway(store);
  return { store, app, page: await aPage(app), token: await aToken(store, ['read']) };
}
async function aPage(app: FastifyInstance) {
  const answer = await app.inject({ url: '/en/ph/jobs' });
  return { set: setOfPage(answer) ?? '', trace: traceOfPage(answer) ?? '' };
}
const visitsOf = ({ series }: Health) =>
  series.flatMap(({ points }) => points).reduce((sum, { visits }) => sum + visits, 0);
const beacon = (page: Site['page'], ...facts: object[]) => ({
  ...page,
  language: 'en',
  country: 'ph',
  facts,
});
const send = (app: FastifyInstance, payload: object | string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/telemetry', payload, headers: { 'content-type': type } });
const read = (app: FastifyInstance, token: string, url: string) =>
  app.inject({ url: `/platform/api/${url}`, headers: { authorization: `Bearer ${token}` } });
const flushed = () => new Promise((resolve) => setTimeout(resolve, 450));

describe('counting', () => {
  it('takes each page’s failures once, of each remote once, and retries not at all', () => {
    const counter = createHealthCounter();
    const failed = { ...fact, event: 'load-failed' as const };
    counter.countBeacon(place, {
      trace: 'a',
      facts: [
        { ...fact, event: 'visit' },
        { ...failed, rung: 'retry' },
      ],
    });
    counter.countBeacon(place, { trace: 'a', facts: [{ ...failed, rung: 'previous-version' }] });
    counter.countBeacon(place, {
      trace: 'a',
      facts: [
        { ...failed, rung: 'card' },
        { ...fact, remote: 'mfe-b', event: 'slot-failed' },
      ],
    });
    counter.countBeacon(place, {
      trace: 'b',
      facts: [
        { ...fact, event: 'visit' },
        { ...fact, event: 'visit' },
      ],
    });
    const [minute] = counter.takeChanged();
    expect(minute?.rows).toMatchObject([
      { remote: 'mfe-a', opened: 2, visits: 2, failed: 1, broken: 1, events: { 'load-failed': 3 } },
      { remote: 'mfe-b', opened: 0, visits: 1, failed: 1, broken: 0, events: { 'slot-failed': 1 } },
    ]);
  });

  it('takes each page once, though each of its beacons reaches another gateway than the one that drew it', () => {
    const gateways = [createHealthCounter(), createHealthCounter(), createHealthCounter()] as const;
    const page = { remote: 'mfe-a', version: '1', trace: 'a', hasFailed: true, isBrowser: true };
    gateways[0].countPage(place, page);
    const visit = { ...fact, event: 'visit' as const };
    const crash = { ...fact, event: 'crashed' as const, rung: 'card' as const };
    const other = { ...fact, remote: 'mfe-b', event: 'slot-failed' as const };
    gateways[1].countBeacon(place, { trace: 'a', facts: [visit, crash, other], hasFailed: true });
    const before = [visit, crash, other];
    gateways[2].countBeacon(place, { trace: 'a', facts: [other, crash], before, hasFailed: true });
    const rows = gateways.flatMap((one) => one.takeChanged()).flatMap((minute) => minute.rows);
    const sumOf = (remote: string) =>
      (['opened', 'visits', 'failed', 'broken'] as const).map((key) =>
        rows.filter((row) => row.remote === remote).reduce((sum, row) => sum + row[key], 0),
      );
    expect([sumOf('mfe-a'), sumOf('mfe-b')]).toEqual([
      [1, 1, 1, 1],
      [0, 1, 1, 0],
    ]);
  });

  it('keeps a minute until it is over, and gives it again only when it has changed', () => {
    let now = 60_000 * 100;
    const counter = createHealthCounter(() => now);
    const visit = () => counter.countBeacon(place, { facts: [{ ...fact, event: 'visit' }] });
    visit();
    expect(counter.takeChanged()[0]?.rows[0]?.opened).toBe(1);
    expect(counter.takeChanged()).toEqual([]);
    visit();
    expect(counter.takeChanged()[0]?.rows[0]?.opened).toBe(2);
    now += 60_000;
    visit();
    expect(counter.takeChanged().map(({ at, rows }) => [at, rows[0]?.opened])).toEqual([[6_060, 1]]);
  });
});

it('a clock that is set back by two minutes costs no figures and counts none twice', () => {
  let now = 60_000 * 100;
  const [counter, kept] = [createHealthCounter(() => now), new Map<number, number>()];
  const visit = (trace: string) => {
    counter.countBeacon(place, { trace, facts: [{ ...fact, event: 'visit' }] });
    // A later write of a minute replaces the earlier one.
    for (const { at, rows } of counter.takeChanged())
      kept.set(
        at,
        rows.reduce((sum, { opened }) => sum + opened, 0),
      );
  };
  visit('a');
  for (const [step, trace] of [
    [60_000, 'b'],
    [60_000, 'c'],
    [-120_000, 'd'],
    [60_000, 'e'],
    [120_000, 'f'],
    [0, 'a'],
  ] as const) {
    now += step;
    visit(trace);
  }
  expect([...kept.values()].reduce((sum, count) => sum + count, 0)).toBe(6);
});

it('gives percentiles within 5 %', () => {
  const histogram: Histogram = {};
  for (let ms = 1; ms <= 4_000; ms += 1) addValue(histogram, ms);
  expect(Math.abs((percentile(histogram, 0.5) ?? 0) / 2_000 - 1)).toBeLessThan(0.05);
  expect(Math.abs((percentile(histogram, 0.75) ?? 0) / 3_000 - 1)).toBeLessThan(0.05);
  expect(percentile({}, 0.5)).toBeNull();
});

describe('what is kept', () => {
  const minute = (at: number) => ({ at, rows: [] });

  it('is read back over a span, of all gateways, across midnight', async () => {
    const { storage } = await anEmptyStore();
    const midnight = 20_000 * 86_400;
    const [one, two] = [createHealthStore(storage, 'one'), createHealthStore(storage, 'two')];
    for (const at of [midnight - 120, midnight - 60, midnight, midnight + 60]) await one.write(minute(at));
    await two.write(minute(midnight));
    const found = await one.read(midnight - 60, midnight + 60);
    expect(found.map(({ at }) => at - midnight)).toEqual([-60, 0, 0]);
  });

  it('goes after 30 days, and nothing younger does', async () => {
    const { storage, folder } = await anEmptyStore();
    const store = createHealthStore(storage, 'one');
    const now = Math.floor(Date.now() / 86_400_000) * 86_400;
    for (const days of [40, 31, 30, 0]) await store.write(minute(now - days * 86_400));
    await mkdir(join(folder, 'health/support'), { recursive: true });
    await writeFile(join(folder, 'health/support/kept'), '');
    await store.removeOlderThan(30);
    const left = await store.read(now - 50 * 86_400, now + 60);
    expect(left.map(({ at }) => (now - at) / 86_400)).toEqual([30, 0]);
    expect(await readdir(join(folder, 'health/support'))).toEqual(['kept']);
  });
});

describe('a browser’s report', () => {
  it('is answered with 204 and counted', async () => {
    const { app, page, token } = await aSite();
    const lcpOf = (value: number) => ({ ...fact, event: 'vital', vital: 'LCP', value });
    const cls = { ...fact, event: 'vital', vital: 'CLS', value: 0.12 };
    const crash = { ...fact, event: 'crashed', rung: 'card' };
    const sent = await send(
      app,
      beacon(page, { ...fact, event: 'visit' }, crash, lcpOf(100), lcpOf(9_000), cls),
    );
    for (const value of [200, 300, 4_000]) await send(app, beacon(await aPage(app), lcpOf(value)));
    expect([sent.statusCode, sent.body]).toEqual([204, '']);
    expect(
      (await send(app, JSON.stringify(beacon(page, { ...fact, event: 'mounted' })), 'text/plain')).statusCode,
    ).toBe(204);
    const figures = async () => health.parse((await read(app, token, 'health?minutes=5&country=ph')).json());
    const countOf = ({ series }: Health) =>
      series
        .flatMap(({ points }) => points)
        .reduce((sum, { visits, failed }) => sum + visits * 10 + failed, 0);
    // Figures may be written between two reports.
    await expect.poll(async () => countOf(await figures()), { timeout: 10_000 }).toBe(41);
    const { series, vitals: measured } = await figures();
    expect(series).toHaveLength(1);
    expect(series[0]?.failures).toEqual({ crashed: 1 });
    const lcp = measured.find(({ vital }) => vital === 'LCP');
    expect(lcp?.samples).toBe(4);
    expect(lcp?.p75).toBeGreaterThan(285);
    expect(lcp?.p75).toBeLessThan(315);
    expect(measured.find(({ vital }) => vital === 'CLS')?.p75).toBeCloseTo(0.12, 2);
    expect(health.parse((await read(app, token, 'health?minutes=5&country=sg')).json()).series).toEqual([]);
    const byCountry = health.parse((await read(app, token, 'health?minutes=5&by=country')).json());
    expect(byCountry.series.map(({ group }) => group)).toEqual(['ph']);
  });

  it.each([
    ['of another form', (page: Site['page']) => ({ ...page, facts: [] }), 400],
    [
      'that is too big',
      (page: Site['page']) => beacon(page, { ...fact, event: 'visit', text: 'x'.repeat(60_000) }),
      413,
    ],
    [
      'of a set that is not ours',
      (page: Site['page']) => beacon({ ...page, set: 'nowhere' }, { ...fact, event: 'visit' }),
      204,
    ],
    [
      'of a release that is not ours',
      (page: Site['page']) => beacon(page, { ...fact, version: randomUUID(), event: 'visit' }),
      204,
    ],
    [
      'of a country that is not ours',
      (page: Site['page']) => ({ ...beacon(page, { ...fact, event: 'visit' }), country: 'xx' }),
      204,
    ],
  ])('%s leaves no trace', async (_what, make, status) => {
    const { app, page, token } = await aSite();
    expect((await send(app, make(page))).statusCode).toBe(status);
    await flushed();
    expect(visitsOf(health.parse((await read(app, token, 'health')).json()))).toBe(0);
  });

  it('is not taken any more from an address that floods us', async () => {
    const { app, page } = await aSite();
    const answers: number[] = [];
    for (let index = 0; index < 610; index += 1)
      answers.push((await send(app, beacon(page, { ...fact, event: 'loaded' }))).statusCode);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('a report that nobody’s page sent', () => {
  const forge = async (app: FastifyInstance, page: Site['page'], trace: string | undefined) => {
    const crash = { ...fact, event: 'crashed', rung: 'card', support_code: '1A2B3C4D', text: 'planted' };
    const forged = {
      ...beacon({ ...page, trace: trace ?? '' }, crash),
      ...(trace === undefined && { trace }),
    };
    return (await send(app, forged)).statusCode;
  };

  it.each([
    ['has no trace', () => undefined],
    ['has the trace of an earlier gateway', () => 'AbCdEfGhIjKl'],
    ['changes the trace’s country', (trace: string) => trace.replace('.ph.', '.sg.')],
    ['changes the trace’s time', (trace: string) => trace.replace(/\.\w+\./, '.zzzzzz.')],
    ['gives itself weight', (trace: string) => trace.replace(/\.[01]\.([^.]+)$/, '.2.$1')],
    ['goes on with a trace', (trace: string) => `${trace}.more`],
  ])('and %s is shown apart, and no code of it is kept', async (_how, change) => {
    const { app, page, token } = await aSite();
    expect(await forge(app, page, change(page.trace))).toBe(204);
    const figures = async () => health.parse((await read(app, token, 'health')).json());
    await expect.poll(async () => (await figures()).unsigned, { timeout: 10_000 }).toBe(1);
    expect(visitsOf(await figures())).toBe(0);
    expect((await read(app, token, 'support/1A2B3C4D')).statusCode).toBe(404);
  });

  it('is one with the trace of another set', async () => {
    const traces = createPageTraces(Buffer.alloc(32, 1));
    const page = { set: 'a', country: 'ph', isEvidence: true, hasFailed: false };
    const trace = traces.sign('id', page);
    expect([traces.read(trace, 'a'), traces.read(trace, 'b')]).toEqual([page, null]);
  });

  it('is one with a trace that is older than a day', () => {
    const key = Buffer.alloc(32, 1);
    const page = { set: 'a', country: 'ph', isEvidence: true, hasFailed: false };
    const old = createPageTraces(key, () => Date.now() - 86_500_000).sign('id', page);
    expect(createPageTraces(key).read(old, 'a')).toBeNull();
  });
});

describe('a support code', () => {
  it('is kept for so many failures of one address a minute as people have', async () => {
    const { store, app, page, token } = await aSite();
    const codes = Array.from({ length: 40 }, (_, index) => `CODE00${String(index).padStart(2, '0')}`);
    const failures = codes.map((code, index) => ({
      ...fact,
      event: 'slot-failed',
      slot: `s${index}`,
      support_code: code,
    }));
    await send(app, beacon(page, ...failures));
    const kept = await Promise.all(
      codes.map(async (code) => (await read(app, token, `support/${code}`)).statusCode),
    );
    expect(kept.filter((status) => status === 200)).toHaveLength(30);
    expect(await store.storage.list('health/support')).toHaveLength(1);
  });

  it('resolves to remote, version, set and trace, on every gateway, in either case', async () => {
    const { store, app, page, token } = await aSite();
    const other = await aGateway(store);
    const failed = { ...fact, event: 'load-failed', rung: 'card', support_code: '1A2B3C4D', text: 'planted' };
    await send(app, beacon(page, failed));
    const found = supportCase.parse((await read(other, token, 'support/1a2b3c4d')).json());
    expect(found).toMatchObject({
      ...{ code: '1A2B3C4D', remote: 'mfe-a', version: '1', ...page },
      text: 'planted',
      country: 'ph',
    });
    await send(app, beacon(page, { ...failed, text: 'somebody else’s' }));
    expect((await read(other, token, 'support/1A2B3C4D')).json()).toMatchObject({ text: 'planted' });
    expect((await read(other, token, 'support/FFFFFFFF')).statusCode).toBe(404);
    expect((await read(other, token, 'support/..%2Fx')).statusCode).toBe(404);
  });
});
