import { isWithin, readBucket } from '../canary/bucket-sequence.ts';
import type { Canary } from '../contract/documents.ts';
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
 * Decides which set a visitor gets: one chosen for a test, the canary's by bucket and country, else the live one. A
 * bucket is drawn only where it decides something; `nextBucket` is left out where no cookie can be set.
 */
export function chooseSet(
  { live, canary }: Deployment,
  visitor: Visitor,
  nextBucket?: (country: string) => number,
): SetChoice {
  const usual = [live.set, ...live.previous.slice(-earlier).reverse()];
  if (visitor.pinned !== undefined) return { sets: startingWith(visitor.pinned, usual) };
  if (!canary || !isFor(canary, visitor.country)) return { sets: usual };
  const known = readBucket(visitor.bucketCookie);
  const bucket = known ?? nextBucket?.(visitor.country);
  if (bucket === undefined) return { sets: usual };
  const sets = isWithin(bucket, canary.share) ? startingWith(canary.set, usual) : usual;
  return known === undefined ? { sets, newBucket: bucket } : { sets };
}

const isFor = ({ countries }: Canary, country: string): boolean =>
  countries.length === 0 || countries.includes(country);

const startingWith = (first: string, rest: readonly string[]): string[] => [
  first,
  ...rest.filter((set) => set !== first),
];
