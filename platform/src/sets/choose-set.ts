import { hasBucket, isInCountry } from '../contract/canaries.ts';
import { readBucket } from './bucket-sequence.ts';
import type { Deployment } from './deployment-reader.ts';

/** Inputs of the choice of a set: country and cookies of a request. */
export interface Visitor {
  /** Country of the page. */
  country: string;
  /** Raw value of the cookie `jh_bucket`. */
  bucketCookie: string | undefined;
  /** Pinned set of a valid signed cookie. */
  pinned: string | undefined;
}

export interface SetChoice {
  /** Sets in order: the first to serve, then fallbacks. */
  sets: readonly string[];
  /** New bucket of the visitor. */
  newBucket?: number;
}

/** Number of earlier sets to try if the live one cannot be served. */
const earlier = 5;

/**
 * Selects a visitor's set: a pinned one, that of the canary with their bucket in their country, else the live one. Each
 * was tested as a whole: nobody gets a combination of two canaries. A bucket is assigned only if a canary runs; omit
 * `nextBucket` where no cookie can be set.
 */
export function chooseSet(
  { live, canaries }: Deployment,
  visitor: Visitor,
  nextBucket?: (country: string) => number,
): SetChoice {
  const usual = [live.set, ...live.previous.slice(-earlier).reverse()];
  if (visitor.pinned !== undefined) return { sets: startingWith(visitor.pinned, usual) };
  const here = canaries.filter((canary) => isInCountry(canary, visitor.country));
  if (here.length === 0) return { sets: usual };
  const known = readBucket(visitor.bucketCookie);
  const bucket = known ?? nextBucket?.(visitor.country);
  if (bucket === undefined) return { sets: usual };
  const own = here.find((canary) => hasBucket(canary, bucket));
  const sets = own ? startingWith(own.set, usual) : usual;
  return known === undefined ? { sets, newBucket: bucket } : { sets };
}

const startingWith = (first: string, rest: readonly string[]): string[] => [
  first,
  ...rest.filter((set) => set !== first),
];
