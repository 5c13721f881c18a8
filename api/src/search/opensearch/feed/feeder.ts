import { setTimeout as delay } from 'node:timers/promises';
import type { CountryKey } from '@jobharbor/shared/contracts';
import type { EventBus } from '../../../events/event-bus.ts';
import { createFeedReport } from './feed-report.ts';
import { findIndices, retryAllocation } from './indices.ts';
import { lead } from './lead.ts';
import { type IndexTools, probeIndex, rebuildIndex, repairIndex } from './repair-index.ts';
import { storeChanged } from './store-changed.ts';
import { createUnsureCountries } from './unsure-countries.ts';
import { createWaitingJobs } from './waiting-jobs.ts';

/** Jobs that are remembered while they cannot be stored; beyond it all are compared. */
const maxChanged = 100_000;
/** Milliseconds between two steps: each batch makes a new segment of the index. */
const batchMs = 200;
/** Milliseconds after which changes that no node took are tried again. */
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
  const unsure = createUnsureCountries();
  const waiting = createWaitingJobs(async (ids) => {
    // What these countries miss is found by comparing them. Meanwhile the others go on.
    for (const [country, reason] of await storeChanged(tools, ids, unsure.isPostponed)) {
      report.fail(country, reason);
      unsure.postpone(country);
    }
  });
  let compareAt = 0;
  let isLeading = false;
  const report = createFeedReport(log);
  let woken = new AbortController();

  function compareAll(): void {
    compareAt = performance.now() + compareMs;
    unsure.addAll();
    woken.abort();
  }

  async function work(signal: AbortSignal): Promise<void> {
    isLeading = true;
    compareAll();
    while (!signal.aborted) {
      if (waiting.count() === 0 && !unsure.isDue()) await untilWork(signal);
      if (performance.now() >= compareAt) compareAll();
      const isDone = await step(signal);
      await pause(isDone ? batchMs : retryMs, signal);
    }
    isLeading = false;
    waiting.clear();
    report.reset();
  }

  /**
   * Changed jobs come before comparisons, and between their batches. A country that is postponed misses its changes, so it is
   * compared even if they never end. Whether the next step may follow soon.
   */
  async function step(signal: AbortSignal): Promise<boolean> {
    if (waiting.count() > 0 && !(await report.attempt('changes', () => waiting.store(), signal)))
      return false;
    report.forget('changes');
    const country = unsure.take({ onlyPostponed: waiting.count() > 0 });
    if (country === undefined) return true;
    const compare = () =>
      compareCountry({ ...tools, signal }, country, { isProbed: unsure.hasFailed(country) });
    const isLike = await report.attempt(country, compare, signal);
    if (isLike) unsure.settle(country);
    else unsure.postpone(country);
    return true;
  }

  async function untilWork(signal: AbortSignal): Promise<void> {
    woken = new AbortController();
    const next = Math.min(compareAt, unsure.next());
    await pause(Math.max(0, next - performance.now()), AbortSignal.any([signal, woken.signal]));
  }

  const unsubscribe = events.subscribe((event) => {
    if (event.kind !== 'listing' || !isLeading) return;
    waiting.add(event.job_ids);
    if (waiting.count() > maxChanged) {
      waiting.clear();
      compareAll();
    }
    woken.abort();
  });
  const unsubscribeGap = events.onGap(compareAll);
  const leading = lead(connectionString, work, (error) =>
    log.warn({ error: String(error) }, 'the feed of OpenSearch lost its connection to the database'),
  );
  return {
    failure: report.failure,
    async stop() {
      unsubscribe();
      unsubscribeGap();
      await leading.stop();
    },
  };
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  delay(milliseconds, undefined, { signal }).catch(() => {});

/** `isProbed`: a write comes first, so that an index which takes none costs the database no comparison. */
async function compareCountry(
  tools: IndexTools,
  country: CountryKey,
  { isProbed }: { isProbed: boolean },
): Promise<void> {
  const index = (await findIndices(tools.server)).get(country);
  if (index === undefined) {
    await rebuildIndex(tools, country);
    return;
  }
  if (isProbed) {
    await retryAllocation(tools.server);
    await probeIndex(tools, { country, index });
  }
  await repairIndex(tools, { country, index });
}
