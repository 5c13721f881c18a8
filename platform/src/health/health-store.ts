import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ObjectStorage } from '../store/object-storage.ts';
import { readOrWarn } from '../store/read-or-warn.ts';
import { type HealthMinute, healthMinute } from './health-row.ts';

/** Health of all gateways by minute, stored beside the releases. */
export interface HealthStore {
  /** Replaces this gateway's record of the minute. */
  write(minute: HealthMinute): Promise<void>;
  /** Records of all gateways from `from` (inclusive) to `to` (exclusive), in seconds. */
  read(from: number, to: number): Promise<HealthMinute[]>;
  /** Removes the days that are older than `days`. */
  removeOlderThan(days: number): Promise<void>;
}

const day = 86_400;
const dayOf = (at: number) => new Date(at * 1000).toISOString().slice(0, 10);
const minuteOf = (at: number) => new Date(at * 1000).toISOString().slice(11, 16).replace(':', '-');
/** Seconds after which a minute is final, allowing for clock skew. */
export const finalAfterSeconds = 300;

/** Health under `health/{yyyy-mm-dd}/{hh-mm}.{gateway}.json`. Final minutes are cached: an LRU cache of 3,000 files. */
export function createHealthStore(
  storage: ObjectStorage,
  gateway: string = randomUUID().slice(0, 8),
  now: () => number = Date.now,
): HealthStore {
  const settledMinutes = new LRUCache<string, HealthMinute>({ max: 3_000 });

  async function readFile(key: string): Promise<HealthMinute | null> {
    const known = settledMinutes.get(key);
    if (known) return known;
    const body = await storage.read(key);
    if (!body) return null;
    const { minute } = readOrWarn(key, () => ({ minute: healthMinute.parse(JSON.parse(body.toString())) }));
    if (!minute) return null;
    if (minute.at + 60 < now() / 1000 - finalAfterSeconds) {
      settledMinutes.set(key, minute);
    }
    return minute;
  }

  return {
    write: (minute) =>
      storage.write(
        `health/${dayOf(minute.at)}/${minuteOf(minute.at)}.${gateway}.json`,
        JSON.stringify(minute),
      ),
    async read(from, to) {
      const keys: string[] = [];
      for (let at = from; dayOf(at) <= dayOf(to - 1); at += day) {
        const first = dayOf(at) === dayOf(from) ? minuteOf(from) : '';
        const last = dayOf(at) === dayOf(to - 1) ? minuteOf(to - 1) : '24';
        for (const name of await storage.list(`health/${dayOf(at)}`, first)) {
          if (name.slice(0, 5) <= last) keys.push(`health/${dayOf(at)}/${name}`);
        }
      }
      const minutes: HealthMinute[] = [];
      for (let index = 0; index < keys.length; index += 32) {
        const read = await Promise.all(keys.slice(index, index + 32).map(readFile));
        minutes.push(...read.filter((minute) => minute !== null));
      }
      return minutes;
    },
    async removeOlderThan(days) {
      const oldest = dayOf(Date.now() / 1000 - days * day);
      for (const name of await storage.list('health')) {
        if (!/^\d{4}-\d\d-\d\d$/.test(name) || name >= oldest) continue;
        for (const file of await storage.list(`health/${name}`))
          await storage.remove(`health/${name}/${file}`);
      }
    },
  };
}
