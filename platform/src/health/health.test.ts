import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fact, place } from '../testing/a-reporting-site.ts';
import { anEmptyStore } from '../testing/a-store.ts';
import { createHealthCounter } from './count-health.ts';
import { createHealthStore } from './health-store.ts';
import { addValue, type Histogram, percentile } from './histogram.ts';

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

  it('does not take what the network failed to bring for a failure of the release, at any gateway', () => {
    const gateways = [createHealthCounter(), createHealthCounter()] as const;
    const cutOff = { ...fact, event: 'part-failed' as const, cause: 'network' as const };
    gateways[0].countBeacon(place, { trace: 'a', facts: [cutOff, { ...cutOff, remote: 'mfe-b' }] });
    const before = [{ event: cutOff.event, remote: 'mfe-a', cause: cutOff.cause }];
    gateways[1].countBeacon(place, { trace: 'a', facts: [cutOff], before });
    const rows = gateways.flatMap((gateway) => gateway.takeChanged()).flatMap((minute) => minute.rows);
    expect(rows.map(({ failed, broken, cut_off }) => [failed, broken, cut_off])).toEqual([
      [0, 0, 1],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    gateways[1].countBeacon(place, { trace: 'a', facts: [{ ...fact, event: 'part-failed' }] });
    expect(gateways[1].takeChanged()[0]?.rows[0]).toMatchObject({ failed: 1, broken: 1 });
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
