import { setTimeout as delay } from 'node:timers/promises';
import { type CountryKey, countries } from '@jobharbor/shared/contracts';
import type { EventBus } from '../../../events/event-bus.ts';
import { findIndices } from './indices.ts';
import { lead } from './lead.ts';
import { type IndexTools, rebuildIndex, repairIndex } from './repair-index.ts';
import { storeChanged } from './store-changed.ts';
import { createWaitingJobs } from './waiting-jobs.ts';

/** Jobs that are remembered while they cannot be stored; beyond it all are compared. */
const maxChanged = 100_000;
/** Milliseconds between two steps: each batch makes a new segment of the index. */
const batchMs = 200;
/** Milliseconds after which a refused batch is tried again. */
const retryMs = 1_000;
/** Milliseconds between two comparisons of all indices with the database. */
const compareMs = 600_000;

export interface FeederOptions extends Omit<IndexTools, 'warn' | 'between'> {
  events: Pick<EventBus, 'subscribe' | 'onGap'>;
  /** Address of the database itself: a pooler keeps no advisory lock. */
  connectionString: string;
  log: { warn(details: object, text: string): void };
}

export interface Feeder {
  /** Why the indices are not kept up by this process; null while they are, or another process does. */
  failure(): string | null;
  stop(): Promise<void>;
}

/**
 * Keeps the indices as the database is. One process of a site does: it stores the jobs of each event. Whatever it missed it finds
 * by comparing: at its start, after a gap in the events, and every ten minutes.
 */
export function createFeeder({ events, connectionString, log, ...given }: FeederOptions): Feeder {
  const tools: IndexTools = {
    ...given,
    warn: (sentence) => log.warn({}, sentence),
    between: () => waiting.store(),
  };
  const waiting = createWaitingJobs((ids) => storeChanged(tools, ids));
  /** Countries whose index is yet to be compared. */
  const unsure = new Set<CountryKey>();
  let compareAt = 0;
  let isLeading = false;
  const { failure, report } = createReport(log);
  let wake = () => {};

  function compareAll(): void {
    compareAt = performance.now() + compareMs;
    for (const { key } of countries) unsure.add(key);
    wake();
  }

  async function work(signal: AbortSignal): Promise<void> {
    isLeading = true;
    compareAll();
    while (!signal.aborted) {
      if (waiting.count() + unsure.size === 0) await untilWork(signal);
      if (performance.now() >= compareAt) compareAll();
      await step().then(
        () => report(null),
        (error: unknown) => report(error instanceof Error ? error.message : String(error)),
      );
      await pause(failure() === null ? batchMs : retryMs, signal);
    }
    isLeading = false;
    waiting.clear();
    report(null);
  }

  /** Changed jobs come before comparisons, and between their batches. */
  async function step(): Promise<void> {
    if (await waiting.store()) return;
    const [country] = unsure;
    if (country === undefined) return;
    const index = (await findIndices(tools.server)).get(country);
    if (index === undefined) await rebuildIndex(tools, country);
    else await repairIndex(tools, { country, index });
    unsure.delete(country);
  }

  async function untilWork(signal: AbortSignal): Promise<void> {
    const woken = new AbortController();
    wake = () => woken.abort();
    await pause(Math.max(0, compareAt - performance.now()), AbortSignal.any([signal, woken.signal]));
    wake = () => {};
  }

  const unsubscribe = events.subscribe((event) => {
    if (event.kind !== 'listing' || !isLeading) return;
    waiting.add(event.job_ids);
    if (waiting.count() > maxChanged) {
      waiting.clear();
      compareAll();
    }
    wake();
  });
  const unsubscribeGap = events.onGap(compareAll);
  const leading = lead(connectionString, work, (error) =>
    log.warn({ error: String(error) }, 'the feed of OpenSearch lost its connection to the database'),
  );
  return {
    failure,
    async stop() {
      unsubscribe();
      unsubscribeGap();
      await leading.stop();
    },
  };
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  delay(milliseconds, undefined, { signal }).catch(() => {});

/** Why jobs are not stored; the log has a line for each change. */
function createReport(log: FeederOptions['log']) {
  let failure: string | null = null;
  return {
    failure: () => failure,
    report(reason: string | null): void {
      if (reason !== null && failure === null)
        log.warn({ reason }, 'jobs are not stored in OpenSearch; it is tried again each second');
      if (reason === null && failure !== null) log.warn({}, 'jobs are stored in OpenSearch again');
      failure = reason;
    },
  };
}
