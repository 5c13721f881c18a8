import { createErrorCounter, type ErrorCounter } from '../errors/count-errors.ts';
import type { ErrorHour } from '../errors/error-hour.ts';
import { createErrorStore, type ErrorStore } from '../errors/error-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { createHealthCounter, type HealthCounter } from './count-health.ts';
import type { HealthMinute } from './health-row.ts';
import { createHealthStore, type HealthStore } from './health-store.ts';
import { createSupportCases, type SupportCases } from './support-cases.ts';

/** Retention of health and support codes, in days. */
const keptFor = 30;
const hour = 3_600_000;

export interface HealthRecorder {
  counter: HealthCounter;
  store: HealthStore;
  supportCases: SupportCases;
  errorCounter: ErrorCounter;
  errors: ErrorStore;
  /** Writes the counts since the last write; failed writes are retried with the next. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Records this gateway's health: writes every `interval` milliseconds and deletes records past the retention. */
export function createHealthRecorder(
  { storage }: Pick<ReleaseStore, 'storage'>,
  onError: (error: unknown) => void,
  interval = 2_000,
): HealthRecorder {
  const counter = createHealthCounter();
  const store = createHealthStore(storage);
  const supportCases = createSupportCases(storage);
  const errorCounter = createErrorCounter();
  const errors = createErrorStore(storage);
  const unwritten = new Map<number, HealthMinute>();
  const unwrittenErrors = new Map<number, ErrorHour>();
  let flushing: Promise<void> = Promise.resolve();

  async function writeAll() {
    for (const minute of counter.takeChanged()) unwritten.set(minute.at, minute);
    for (const [at, minute] of unwritten) {
      await store.write(minute);
      if (unwritten.get(at) === minute) unwritten.delete(at);
    }
    for (const hour of errorCounter.takeChanged()) unwrittenErrors.set(hour.at, hour);
    for (const [at, hour] of unwrittenErrors) {
      await errors.write(hour);
      if (unwrittenErrors.get(at) === hour) unwrittenErrors.delete(at);
    }
  }
  function flush(): Promise<void> {
    flushing = flushing.then(writeAll).catch(onError);
    return flushing;
  }
  const clear = () =>
    Promise.all([store, supportCases, errors].map((kept) => kept.removeOlderThan(keptFor))).catch(onError);

  const timers = [setInterval(flush, interval), setInterval(clear, hour)];
  for (const timer of timers) timer.unref();
  return {
    counter,
    store,
    supportCases,
    errorCounter,
    errors,
    flush,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await flush();
    },
  };
}
