import { createHmac, timingSafeEqual } from 'node:crypto';
import { neighbours, networkOf, wideNetworkOf } from '@jobharbor/shared/http-server';
import { LRUCache } from 'lru-cache';
import { lruOptions } from '../process/lru-options.ts';

/** Signed facts about a page that was sent. */
export interface TracedPage {
  set: string;
  /** Country key. */
  country: string;
  /** Whether it counts for canaries. */
  isEvidence: boolean;
  /** The sending gateway has counted a failed server render. */
  hasFailed: boolean;
}

export interface PageTraces {
  /** Creates the trace of a page: request id, time, country, flags and set, signed (HMAC). */
  sign(id: string, page: TracedPage): string;
  /** Verifies a trace for `set`, valid for a day; null if invalid. */
  read(trace: string | undefined, set: string): TracedPage | null;
}

/** Seconds. A page that is open for longer reports unsigned. */
const maxAge = 86_400;
const macBytes = 12;

/**
 * Format of a trace: `id.time.country.weight.mac`; time in seconds to base 36, weight a bit field: 1 counts for canaries,
 * 2 failed.
 */
export function createPageTraces(key: Buffer, now: () => number = Date.now): PageTraces {
  const macOf = (text: string, set: string) =>
    createHmac('sha256', key).update(`trace.${text}.${set}`).digest().subarray(0, macBytes);
  return {
    sign(id, { set, country, isEvidence, hasFailed }) {
      const text = `${id}.${Math.floor(now() / 1000).toString(36)}.${country}.${Number(isEvidence) + 2 * Number(hasFailed)}`;
      return `${text}.${macOf(text, set).toString('base64url')}`;
    },
    read(trace, set) {
      const [id, time = '', country = '', weight = '', mac = '', ...more] = (trace ?? '').split('.');
      const given = Buffer.from(mac, 'base64url');
      if (more.length > 0 || given.length !== macBytes) return null;
      if (!timingSafeEqual(given, macOf(`${id}.${time}.${country}.${weight}`, set))) return null;
      const age = now() / 1000 - Number.parseInt(time, 36);
      const bits = Number(weight);
      return age < maxAge ? { set, country, isEvidence: bits % 2 === 1, hasFailed: bits >= 2 } : null;
    },
  };
}

/** Counts one for an address; returns whether it is within the quota. */
export type AddressQuota = (address: string) => boolean;

/**
 * Rate limit of `perMinute` for each address (IPv6: network of 64 bits), and of ten times that for the organisation's
 * network around it. An LRU cache holds 50,000.
 */
export function createAddressQuota(perMinute: number): AddressQuota {
  const counts = new LRUCache<string, { given: number }>({ ...lruOptions(50_000), ttl: 60_000 });
  const isWithin = (key: string, max: number) => {
    const count = counts.get(key) ?? { given: 0 };
    if (count.given === 0) counts.set(key, count);
    count.given += 1;
    return count.given <= max;
  };
  return (address) =>
    isWithin(networkOf(address), perMinute) &&
    isWithin(`network ${wideNetworkOf(address)}`, perMinute * neighbours);
}
