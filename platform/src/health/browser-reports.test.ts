import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { type Health, health } from '../contract/schemas.ts';
import {
  aPage,
  aReportingSite,
  beacon,
  fact,
  flushed,
  readPlatform,
  type Site,
  sendReport,
  visitsOf,
} from '../testing/a-reporting-site.ts';
import { createPageTraces } from './page-trace.ts';

describe('a browser’s report', () => {
  it('is answered with 204 and counted', async () => {
    const { app, page, token } = await aReportingSite();
    const lcpOf = (value: number) => ({ ...fact, event: 'vital', vital: 'LCP', value });
    const cls = { ...fact, event: 'vital', vital: 'CLS', value: 0.12 };
    const crash = { ...fact, event: 'crashed', rung: 'card' };
    const sent = await sendReport(
      app,
      beacon(page, { ...fact, event: 'visit' }, crash, lcpOf(100), lcpOf(9_000), cls),
    );
    for (const value of [200, 300, 4_000]) await sendReport(app, beacon(await aPage(app), lcpOf(value)));
    const inp = { ...fact, event: 'vital', vital: 'INP', value: 250 };
    await sendReport(app, beacon(page, { ...inp, screen: '/jobs' }));
    await sendReport(app, beacon(await aPage(app), { ...inp, screen: '/jobs of Maya' }));
    expect([sent.statusCode, sent.body]).toEqual([204, '']);
    expect(
      (await sendReport(app, JSON.stringify(beacon(page, { ...fact, event: 'mounted' })), 'text/plain'))
        .statusCode,
    ).toBe(204);
    const figures = async () =>
      health.parse((await readPlatform(app, token, 'health?minutes=5&country=ph')).json());
    const countOf = ({ series }: Health) =>
      series
        .flatMap(({ points }) => points)
        .reduce((sum, { visits, failed }) => sum + visits * 10 + failed, 0);
    // Figures may be written between two reports.
    await expect.poll(async () => countOf(await figures()), { timeout: 10_000 }).toBe(51);
    const { series, vitals: measured, screens } = await figures();
    expect(screens).toEqual([
      {
        set: page.set,
        remote: 'mfe-a',
        version: '1',
        screen: '/jobs',
        p75: expect.closeTo(250, -2),
        samples: 1,
      },
    ]);
    expect(series).toHaveLength(1);
    expect(series[0]?.failures).toEqual({ crashed: 1 });
    const lcp = measured.find(({ vital }) => vital === 'LCP');
    expect(lcp?.samples).toBe(4);
    expect(lcp?.p75).toBeGreaterThan(285);
    expect(lcp?.p75).toBeLessThan(315);
    expect(measured.find(({ vital }) => vital === 'CLS')?.p75).toBeCloseTo(0.12, 2);
    expect(
      health.parse((await readPlatform(app, token, 'health?minutes=5&country=sg')).json()).series,
    ).toEqual([]);
    const byCountry = health.parse((await readPlatform(app, token, 'health?minutes=5&by=country')).json());
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
    const { app, page, token } = await aReportingSite();
    expect((await sendReport(app, make(page))).statusCode).toBe(status);
    await flushed();
    expect(visitsOf(health.parse((await readPlatform(app, token, 'health')).json()))).toBe(0);
  });

  it('is not taken any more from an address that floods us', async () => {
    const { app, page } = await aReportingSite();
    const answers: number[] = [];
    for (let index = 0; index < 610; index += 1)
      answers.push((await sendReport(app, beacon(page, { ...fact, event: 'loaded' }))).statusCode);
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
    return (await sendReport(app, forged)).statusCode;
  };

  it.each([
    ['has no trace', () => undefined],
    ['has the trace of an earlier gateway', () => 'AbCdEfGhIjKl'],
    ['changes the trace’s country', (trace: string) => trace.replace('.ph.', '.sg.')],
    ['changes the trace’s time', (trace: string) => trace.replace(/\.\w+\./, '.zzzzzz.')],
    ['gives itself weight', (trace: string) => trace.replace(/\.[01]\.([^.]+)$/, '.2.$1')],
    ['goes on with a trace', (trace: string) => `${trace}.more`],
  ])('and %s is shown apart, and no code of it is kept', async (_how, change) => {
    const { app, page, token } = await aReportingSite();
    expect(await forge(app, page, change(page.trace))).toBe(204);
    const figures = async () => health.parse((await readPlatform(app, token, 'health')).json());
    await expect.poll(async () => (await figures()).unsigned, { timeout: 10_000 }).toBe(1);
    expect(visitsOf(await figures())).toBe(0);
    expect((await readPlatform(app, token, 'support/1A2B3C4D')).statusCode).toBe(404);
  });

  it('has the store asked for no release, and one with a name that all objects have counts for nobody', async () => {
    const { app, store, page, token } = await aReportingSite();
    const asked = vi.spyOn(store, 'hasRelease');
    const made = Array.from({ length: 20 }, () => ({ ...fact, version: randomUUID(), event: 'crashed' }));
    expect((await sendReport(app, beacon({ ...page, trace: 'made-up' }, ...made))).statusCode).toBe(204);
    expect(asked).not.toHaveBeenCalled();
    const odd = ['constructor', '__proto__', 'toString'].map((remote) => ({
      ...fact,
      remote,
      event: 'crashed',
    }));
    const before = odd.map(({ event, remote }) => ({ event, remote }));
    expect((await sendReport(app, { ...beacon(page, ...odd), before })).statusCode).toBe(204);
    expect(asked).not.toHaveBeenCalled();
    await flushed();
    expect(visitsOf(health.parse((await readPlatform(app, token, 'health')).json()))).toBe(0);
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
