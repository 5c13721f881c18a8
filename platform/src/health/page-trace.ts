import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What the gateway knows of a page that it sent. */
export interface TracedPage {
  set: string;
  /** Key. */
  country: string;
  /** It may decide about a release. */
  isEvidence: boolean;
  /** The gateway that sent it has counted a failure of the remote that it opens on. */
  hasFailed: boolean;
}

export interface PageTraces {
  /** The trace of a page: its request id, the time, the country, whether it is evidence and whether it has failed, signed together with its set. */
  sign(id: string, page: TracedPage): string;
  /** The page of a trace that this site signed for `set` within a day; null for any other. */
  read(trace: string | undefined, set: string): TracedPage | null;
}

/** Seconds. A page that is open for longer goes on reporting, unsigned. */
const maxAge = 86_400;
const macBytes = 12;

/** A trace is `id.time.country.weight.mac`: the time in seconds to base 36, the weight a bit for evidence, and one for a failure. */
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

/** Counts one more for an address; whether it is within the quota. */
export type AddressQuota = (address: string) => boolean;

/** At most `perMinute` of something for one address, for the 50,000 addresses that came last. */
export function createAddressQuota(perMinute: number): AddressQuota {
  const counts = new LRUCache<string, { given: number }>({ max: 50_000, ttl: 60_000 });
  return (address) => {
    const count = counts.get(address) ?? { given: 0 };
    if (count.given === 0) counts.set(address, count);
    count.given += 1;
    return count.given <= perMinute;
  };
}
