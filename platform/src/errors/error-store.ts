import { randomUUID } from 'node:crypto';
import type { ObjectStorage } from '../store/object-storage.ts';
import { readOrWarn } from '../store/read-or-warn.ts';
import { type ErrorHour, errorHour } from './error-hour.ts';

/** Errors of all gateways by hour, stored beside the health figures. */
export interface ErrorStore {
  /** Replaces this gateway's record of the hour. */
  write(hour: ErrorHour): Promise<void>;
  /** Records of all gateways that overlap `from` to `to` (seconds). */
  read(from: number, to: number): Promise<ErrorHour[]>;
  /** Removes the days that are older than `days`. */
  removeOlderThan(days: number): Promise<void>;
}

const root = 'health/errors';
const day = 86_400;
const momentOf = (at: number) => new Date(at * 1_000).toISOString();
const dayOf = (at: number) => momentOf(at).slice(0, 10);
const hourOf = (at: number) => momentOf(at).slice(11, 13);

export function createErrorStore(
  storage: ObjectStorage,
  gateway: string = randomUUID().slice(0, 8),
): ErrorStore {
  async function readFile(key: string): Promise<ErrorHour | null> {
    const body = await storage.read(key);
    if (!body) return null;
    return readOrWarn(key, () => ({ hour: errorHour.parse(JSON.parse(body.toString())) })).hour ?? null;
  }
  return {
    write: (hour) =>
      storage.write(`${root}/${dayOf(hour.at)}/${hourOf(hour.at)}.${gateway}.json`, JSON.stringify(hour)),
    async read(from, to) {
      const keys: string[] = [];
      for (let at = from - (from % day); at <= to; at += day) {
        const first = dayOf(at) === dayOf(from) ? hourOf(from) : '';
        const last = dayOf(at) === dayOf(to) ? hourOf(to) : '24';
        for (const name of await storage.list(`${root}/${dayOf(at)}`, first))
          if (name.slice(0, 2) <= last) keys.push(`${root}/${dayOf(at)}/${name}`);
      }
      const read: ErrorHour[] = [];
      for (let index = 0; index < keys.length; index += 32) {
        const found = await Promise.all(keys.slice(index, index + 32).map(readFile));
        read.push(...found.filter((hour) => hour !== null));
      }
      return read;
    },
    async removeOlderThan(days) {
      const oldest = dayOf(Date.now() / 1_000 - days * day);
      for (const name of await storage.list(root)) {
        if (name >= oldest) continue;
        for (const file of await storage.list(`${root}/${name}`))
          await storage.remove(`${root}/${name}/${file}`);
      }
    },
  };
}
