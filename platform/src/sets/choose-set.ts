import { readBucket } from '../canary/bucket-sequence.ts';
import { hasBucket, isInCountry } from '../contract/canaries.ts';
import type { Deployment } from './deployment-reader.ts';

/** What is known of somebody who asks for a page, the API or discovery. */
export interface Visitor {
  /** Of the page that they look at. */
  country: string;
  /** The cookie `jh_bucket` as it came. */
  bucketCookie: string | undefined;
  /** The set of a signed choice that is valid: somebody with a token tries it. */
  pinned: string | undefined;
}

export interface SetChoice {
  /** The set to serve first, then what to serve where that one cannot be. */
  sets: readonly string[];
  /** A bucket that the visitor has from now on. */
  newBucket?: number;
}

/** How many earlier sets are tried where the live one cannot be served. */
const earlier = 5;

/**
 * Decides which set a visitor gets: one chosen for a test, that of the one canary that has their bucket in their country,
 * else the live one. Each is a set that somebody tried as a whole: nobody gets what two canaries change together. A bucket is
 * drawn only where it decides something; `nextBucket` is left out where no cookie can be set.
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
