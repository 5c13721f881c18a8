const digits = [0, 5, 2, 7, 4, 9, 1, 6, 3, 8] as const;
const places = 6;
const period = 10 ** places;

/**
 * Buckets for new visitors, one after the other: numbers from 0 up to 1, as millionths. It is van der Corput's sequence
 * in base 10, because shares are given in percent: of any 100 visitors in a row exactly n have a bucket below n %, of
 * any 1,000 exactly n below n ‰, wherever the run starts. The digits are taken in an order that spreads neighbours.
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
 * A sequence for each country, so that the share is exact in each: canaries are judged by country, and visitors of two
 * countries who happen to come in turns do not divide the buckets between them.
 */
export function createBuckets(): (country: string) => number {
  const sequences = new Map<string, () => number>();
  return (country) => {
    const next = sequences.get(country) ?? createBucketSequence();
    sequences.set(country, next);
    return next();
  };
}

/** The bucket that a cookie holds; undefined for none or anything else. */
export function readBucket(cookie: string | undefined): number | undefined {
  return cookie !== undefined && /^\d{1,6}$/.test(cookie) ? Number(cookie) : undefined;
}
