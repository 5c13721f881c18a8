import type { Canary, CanaryLink, Slice } from './documents.ts';

/** Running canaries by start time, and the one that ended last. */
export interface Canaries {
  /** Increments with every change of any canary; 0 before the first. */
  revision: number;
  canaries: readonly Canary[];
}

/** The canaries of a stored document; none without one. */
export function canariesIn(link: CanaryLink | null): Canary[] {
  if (!link) return [];
  const { others, ...first } = link;
  return [first, ...others];
}

/** All buckets of visitors. */
export const allBuckets = 1_000_000;

export const isRunning = ({ state }: Canary): boolean => state === 'running';

/** The buckets of a canary. Canaries from before slices existed have the first buckets. */
export const slicesOf = ({ slices, share }: Canary): readonly Slice[] =>
  slices.length > 0 || share === 0 ? slices : [[0, Math.round(share * allBuckets)]];

/** Whether visitors with this bucket get the canary's set, in its countries. */
export const hasBucket = (canary: Canary, bucket: number): boolean =>
  slicesOf(canary).some(([from, to]) => bucket >= from && bucket < to);

export const isInCountry = ({ countries }: Canary, country: string): boolean =>
  countries.length === 0 || countries.includes(country);

/** Whether two canaries have a country in common. */
export const shareCountry = (one: Pick<Canary, 'countries'>, other: Pick<Canary, 'countries'>): boolean =>
  one.countries.length === 0 ||
  other.countries.length === 0 ||
  one.countries.some((key) => other.countries.includes(key));
