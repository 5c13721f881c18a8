import { allBuckets, shareCountry, slicesOf } from '../contract/canaries.ts';
import type { Canary, Slice } from '../contract/documents.ts';

type Wanted = Pick<Canary, 'countries' | 'slices'>;

/** Maximum share of a canary of these countries beside `others`: 0 to 1. */
export const availableShare = (wanted: Pick<Canary, 'countries'>, others: readonly Canary[]): number =>
  widthOf(freeSlices(takenBy(wanted, others))) / allBuckets;

/**
 * Allocates the buckets of a canary with this share, disjoint from other canaries of its countries. Keeps as many of its
 * current ones as possible, so that visitors stay with their set. Null if too few are free.
 */
export function allocateBuckets(wanted: Wanted, share: number, others: readonly Canary[]): Slice[] | null {
  const taken = takenBy(wanted, others);
  const kept = without(wanted.slices, taken);
  const added = freeSlices([...taken, ...kept]);
  let missing = Math.round(share * allBuckets);
  const given: Slice[] = [];
  for (const [from, to] of [...kept, ...added]) {
    const width = Math.min(to - from, missing);
    if (width > 0) given.push([from, from + width]);
    missing -= width;
  }
  return missing > 0 ? null : joined(given);
}

const takenBy = (wanted: Pick<Canary, 'countries'>, others: readonly Canary[]): Slice[] =>
  others.filter((other) => shareCountry(wanted, other)).flatMap(slicesOf);

const widthOf = (slices: readonly Slice[]): number =>
  slices.reduce((sum, [from, to]) => sum + Math.max(0, to - from), 0);

const freeSlices = (taken: readonly Slice[]): Slice[] => without([[0, allBuckets]], taken);

function without(slices: readonly Slice[], taken: readonly Slice[]): Slice[] {
  let left: Slice[] = [...slices];
  for (const [from, to] of taken)
    left = left.flatMap(([start, end]): Slice[] => {
      const parts: Slice[] = [
        [start, Math.min(end, from)],
        [Math.max(start, to), end],
      ];
      return parts.filter((part) => part[0] < part[1]);
    });
  return left;
}

/** Merges adjacent ranges. */
function joined(slices: readonly Slice[]): Slice[] {
  const all: Slice[] = [];
  for (const [from, to] of [...slices].sort(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && last[1] === from) all[all.length - 1] = [last[0], to];
    else all.push([from, to]);
  }
  return all;
}
