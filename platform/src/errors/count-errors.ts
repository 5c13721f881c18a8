import { createHash } from 'node:crypto';
import type { HealthFact } from '@jobharbor/shared/telemetry/beacon';
import { LRUCache } from 'lru-cache';
import { lruOptions } from '../process/lru-options.ts';
import { createMonotonicClock } from '../process/monotonic-clock.ts';
import type { ErrorHour, RecordedError } from './error-hour.ts';

export interface CountedError extends Pick<HealthFact, 'remote' | 'version' | 'text' | 'stack'> {
  event: HealthFact['event'] | 'render-failed';
}

export interface ErrorCounter {
  /** Counts an error once for each page. Ignores facts that are no errors. */
  note(fact: CountedError, page: { trace: string; country: string }): void;
  /** Complete hours that changed since the last call. Finished ones are dropped afterwards. */
  takeChanged(): ErrorHour[];
}

/** Maximum number of different errors of one gateway and hour. At this maximum, the rarest error is evicted. */
const maxErrors = 300;
const failures = new Set([
  'load-failed',
  'mount-failed',
  'crashed',
  'unmount-failed',
  'slot-failed',
  'part-failed',
]);
/** Reports of the shell besides failures; other words after `reported` are a remote's custom events. */
const shellReports = /^(?:uncaught|page-changed|elements-left|lease-left) /;

/** Whether a fact is listed as an error. */
export const isError = ({ event, text }: Pick<HealthFact, 'event' | 'text'>): boolean =>
  failures.has(event) ||
  event === 'hydration-mismatch' ||
  (event === 'reported' && shellReports.test(text ?? ''));

/** Aggregates the errors that this gateway's pages report, by hour. */
export function createErrorCounter(now: () => number = Date.now): ErrorCounter {
  const hours = new Map<
    number,
    { errors: Map<string, RecordedError>; leftOut: number; isChanged: boolean }
  >();
  const met = new LRUCache<string, true>(lruOptions(50_000));
  const clock = createMonotonicClock(now);
  const currentHour = () => Math.floor(clock() / 3_600_000) * 3_600;

  return {
    note({ remote, version, event, text = '', stack = '' }, { trace, country }) {
      const key = [remote, version, text, stack].join('\n');
      // The same failure is reported at each step of the fallback chain.
      const visit = createHash('sha256').update(`${trace}\n${key}`).digest('base64url');
      if (met.has(visit)) return;
      met.set(visit, true);
      const at = currentHour();
      const hour = hours.get(at) ?? { errors: new Map<string, RecordedError>(), leftOut: 0, isChanged: true };
      hours.set(at, hour);
      hour.isChanged = true;
      const seconds = Math.floor(clock() / 1_000);
      const known = hour.errors.get(key);
      if (!known && hour.errors.size >= maxErrors) hour.leftOut += evictRarest(hour.errors);
      const error = known ?? {
        ...{ remote, version, event, text, stack, count: 0, first: seconds, last: seconds },
        countries: {},
      };
      hour.errors.set(key, error);
      error.count += 1;
      error.countries[country] = (error.countries[country] ?? 0) + 1;
      error.last = seconds;
    },
    takeChanged() {
      const taken: ErrorHour[] = [];
      for (const [at, hour] of hours) {
        if (hour.isChanged)
          taken.push({ at, errors: structuredClone([...hour.errors.values()]), left_out: hour.leftOut });
        hour.isChanged = false;
        if (at < currentHour()) hours.delete(at);
      }
      return taken;
    },
  };
}

/** Evicts the rarest error, the oldest of several; returns its number of pages. */
function evictRarest(errors: Map<string, RecordedError>): number {
  let rarest: [string, RecordedError] | undefined;
  for (const entry of errors) if (!rarest || entry[1].count < rarest[1].count) rarest = entry;
  if (!rarest) return 0;
  errors.delete(rarest[0]);
  return rarest[1].count;
}
