import type { Health } from '../contract/schemas.ts';
import { type HealthRow, screenVital, unsignedSet } from './health-row.ts';
import { addHistogram, type Histogram, percentile, samplesOf } from './histogram.ts';

type ScreenFigure = Health['screens'][number];

const prefix = screenVital('');

/** 75th percentile of interaction to next paint by set, release and screen. */
export function screenFigures(rows: readonly HealthRow[]): ScreenFigure[] {
  const found = new Map<string, { place: Omit<ScreenFigure, 'p75' | 'samples'>; histogram: Histogram }>();
  for (const { set, remote, version, vitals } of rows) {
    if (set === unsignedSet) continue;
    for (const [name, histogram] of Object.entries(vitals)) {
      if (!name.startsWith(prefix)) continue;
      const place = { set, remote, version, screen: name.slice(prefix.length) };
      const key = Object.values(place).join('|');
      const known = found.get(key) ?? { place, histogram: {} };
      addHistogram(known.histogram, histogram);
      found.set(key, known);
    }
  }
  return [...found.values()]
    .map(({ place, histogram }) => ({
      ...place,
      p75: Math.round(percentile(histogram, 0.75) ?? 0),
      samples: samplesOf(histogram),
    }))
    .sort((one, other) => one.screen.localeCompare(other.screen));
}
