import type { Health, SetFigures } from '../contract/schemas.ts';
import { type HealthKey, type HealthMinute, type HealthRow, unsignedSet } from './health-row.ts';
import { addHistogram, type Histogram, percentile, samplesOf } from './histogram.ts';
import { screenFigures } from './screen-figures.ts';

export interface SeriesQuery {
  /** Seconds. */
  from: number;
  to: number;
  /** Filter: rows must match all of these. */
  where: { [K in 'set' | 'remote' | 'country' | 'language']?: HealthKey[K] | undefined };
  by: 'set' | 'country' | 'language' | undefined;
}

type Series = Health['series'][number];
type Vital = Health['vitals'][number]['vital'];

/** Step of a series in seconds: whole minutes, limited number of points. */
function stepOf(span: number): number {
  const steps = [60, 300, 900, 3_600, 7_200, 21_600];
  return steps.find((step) => span / step <= 180) ?? 86_400;
}

/** Time series by remote and version, and percentiles of the web vitals. */
export function seriesOf(minutes: readonly HealthMinute[], query: SeriesQuery): Omit<Health, 'releases'> {
  const step = stepOf(query.to - query.from);
  const from = Math.floor(query.from / step) * step;
  const count = Math.max(1, Math.ceil((query.to - from) / step));
  let unsigned = 0;
  const series = new Map<string, Series & { histograms: Map<string, Histogram> }>();

  for (const { at, rows } of minutes) {
    const index = Math.floor((at - from) / step);
    for (const row of rows) {
      if (index < 0 || index >= count || !agrees(row, query.where)) continue;
      if (row.set === unsignedSet) {
        unsigned += row.visits;
        continue;
      }
      const group = query.by && row[query.by];
      const name = [row.remote, row.version, group].join('|');
      const own = series.get(name) ?? {
        remote: row.remote,
        version: row.version,
        ...(group !== undefined && { group }),
        points: Array.from({ length: count }, (_, i) => ({ at: from + i * step, visits: 0, failed: 0 })),
        failures: {},
        histograms: new Map<string, Histogram>(),
      };
      series.set(name, own);
      const point = own.points[index];
      if (point) {
        point.visits += row.visits;
        point.failed += row.failed;
      }
      for (const [event, times] of Object.entries(row.events)) {
        if (/failed$|^crashed$/.test(event)) own.failures[event] = (own.failures[event] ?? 0) + times;
      }
      for (const [vital, histogram] of Object.entries(row.vitals)) {
        const whole = own.histograms.get(vital) ?? {};
        addHistogram(whole, histogram);
        own.histograms.set(vital, whole);
      }
    }
  }

  const all = [...series.values()].sort((a, b) => (a.remote + a.version < b.remote + b.version ? -1 : 1));
  return {
    screens: screenFigures(minutes.flatMap(({ rows }) => rows).filter((row) => agrees(row, query.where))),
    from,
    to: from + count * step,
    step,
    unsigned,
    series: all.map(({ histograms: _, ...rest }) => rest),
    vitals: all.flatMap(({ remote, version, group, histograms }) =>
      [...histograms].flatMap(([vital, histogram]) => {
        if (!isVital(vital)) return [];
        const figure = (share: number) => rounded(vital, percentile(histogram, share) ?? 0);
        const samples = samplesOf(histogram);
        const named = { remote, version, ...(group !== undefined && { group }), vital };
        return [{ ...named, p50: figure(0.5), p75: figure(0.75), samples }];
      }),
    ),
  };
}

/** Visits and failed visits by set, most visits first. */
export function trafficOf(minutes: readonly HealthMinute[]): SetFigures[] {
  const sets = new Map<string, { opened: number; broken: number }>();
  for (const { rows } of minutes) {
    for (const { set, opened, broken } of rows) {
      if (set === unsignedSet) continue;
      const own = sets.get(set) ?? { opened: 0, broken: 0 };
      own.opened += opened;
      own.broken += broken;
      sets.set(set, own);
    }
  }
  return [...sets]
    .map(([set, { opened, broken }]) => ({ set, visits: Math.max(opened, broken), failed: broken }))
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => b.visits - a.visits);
}

const agrees = (row: HealthRow, where: SeriesQuery['where']): boolean =>
  (['set', 'remote', 'country', 'language'] as const).every(
    (key) => where[key] === undefined || where[key] === row[key],
  );

const vitals: readonly string[] = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'];
const isVital = (name: string): name is Vital => vitals.includes(name);

const rounded = (vital: Vital, value: number): number =>
  vital === 'CLS' ? Math.round(value) / 1_000 : Math.round(value);
