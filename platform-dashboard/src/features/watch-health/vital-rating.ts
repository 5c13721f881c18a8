import type { Health } from '@jobharbor/platform/schemas';

type Vital = Health['vitals'][number];

/** Published thresholds of the web vitals: good up to the first, poor beyond the second. */
const limits: Record<Vital['vital'], readonly [number, number]> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1_800],
  FCP: [1_800, 3_000],
};

/** What the thresholds say of a percentile. */
export function rate({ vital, p75 }: Pick<Vital, 'vital' | 'p75'>) {
  const [good, poor] = limits[vital];
  if (p75 <= good) return { tone: 'success', word: 'good' } as const;
  return p75 > poor
    ? ({ tone: 'danger', word: 'poor' } as const)
    : ({ tone: 'attention', word: 'fair' } as const);
}

const two = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

export function formatVital(vital: Vital['vital'], value: number): string {
  if (vital === 'CLS') return two.format(value);
  return value < 1_000 ? `${Math.round(value)} ms` : `${two.format(Math.round(value / 10) / 100)} s`;
}
