const digits = [0, 5, 2, 7, 4, 9, 1, 6, 3, 8] as const;
const places = 6;
const period = 10 ** places;

/**
 * Sequence of buckets for new visitors: numbers from 0 up to 1, in millionths. A van der Corput sequence in base 10
 * (low discrepancy), since shares are percentages. Exactly n of any 100 consecutive visitors have a bucket below n %,
 * and exactly n of any 1,000 below n ‰. The digits are permuted to spread neighbours.
 */
export function createBucketSequence(start = Math.floor(Math.random() * period)): () => number {
  let next = start % period;
  return () => {
    let bucket = 0;
    for (let rest = next, place = 0; place < places; place += 1) {
      bucket = bucket * 10 + (digits[rest % 10] as number);
      rest = Math.floor(rest / 10);
    }
    next = (next + 1) % period;
    return bucket;
  };
}

/**
 * A sequence for each country, so that the share is exact in each. Canaries are judged by country, and alternating
 * visitors of two countries must not split the buckets between them.
 */
export function createBuckets(): (country: string) => number {
  const sequences = new Map<string, () => number>();
  return (country) => {
    const next = sequences.get(country) ?? createBucketSequence();
    sequences.set(country, next);
    return next();
  };
}

/** The bucket of a cookie; undefined for a missing or invalid one. */
export function readBucket(cookie: string | undefined): number | undefined {
  return cookie !== undefined && /^\d{1,6}$/.test(cookie) ? Number(cookie) : undefined;
}
