/** Mergeable histogram: counts by bucket number, which can be summed over minutes, gateways and countries. */
export type Histogram = Record<string, number>;

const growth = Math.log(1.08);
const highest = 200;

/** Exponential buckets, each 8 % wider than the previous: percentiles are accurate to about 4 %. */
const bucketOf = (value: number): number => {
  if (!(value > 0)) return 0;
  return Math.min(highest, Math.round(Math.log1p(value) / growth));
};

const middleOf = (bucket: number): number => Math.expm1(bucket * growth);

export function addValue(histogram: Histogram, value: number): void {
  const key = String(bucketOf(value));
  histogram[key] = (histogram[key] ?? 0) + 1;
}

export function addHistogram(into: Histogram, other: Histogram): void {
  for (const [key, count] of Object.entries(other)) into[key] = (into[key] ?? 0) + count;
}

export const samplesOf = (histogram: Histogram): number =>
  Object.values(histogram).reduce((sum, count) => sum + count, 0);

/** The value below which `share` (0 to 1) of all values lie; null without any. */
export function percentile(histogram: Histogram, share: number): number | null {
  const wanted = samplesOf(histogram) * share;
  let seen = 0;
  const buckets = Object.entries(histogram)
    .map(([key, count]) => [Number(key), count] as const)
    .sort(([a], [b]) => a - b);
  for (const [bucket, count] of buckets) {
    seen += count;
    if (seen >= wanted) return middleOf(bucket);
  }
  return null;
}
