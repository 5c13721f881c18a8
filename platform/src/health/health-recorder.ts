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
  /** Writes the counts since the last write; those that cannot be written are retried with the next. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Records this gateway's health: writes every `interval` milliseconds and deletes what is past the retention. */
export function createHealthRecorder(
  { storage }: Pick<ReleaseStore, 'storage'>,
  onError: (error: unknown) => void,
  interval = 2_000,
): HealthRecorder {
  const counter = createHealthCounter();
  const store = createHealthStore(storage);
  const supportCases = createSupportCases(storage);
  const unwritten = new Map<number, HealthMinute>();
  let flushing: Promise<void> = Promise.resolve();

  async function writeAll() {
    for (const minute of counter.takeChanged()) unwritten.set(minute.at, minute);
    for (const [at, minute] of unwritten) {
      await store.write(minute);
      if (unwritten.get(at) === minute) unwritten.delete(at);
    }
  }
  function flush(): Promise<void> {
    flushing = flushing.then(writeAll).catch(onError);
    return flushing;
  }
  const clear = () =>
    Promise.all([store.removeOlderThan(keptFor), supportCases.removeOlderThan(keptFor)]).catch(onError);

  const timers = [setInterval(flush, interval), setInterval(clear, hour)];
  for (const timer of timers) timer.unref();
  return {
    counter,
    store,
    supportCases,
    flush,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await flush();
    },
  };
}
