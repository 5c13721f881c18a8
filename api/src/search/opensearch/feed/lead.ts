import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { keepAlive, tryToLead } from '../../../database/leader-lock.ts';

/** Advisory lock of the process that feeds the indices; it is freed with the connection. */
const feedLock = 727_100_048;
const retryMs = 1_000;
/** Milliseconds between two questions of the process that feeds: one that asks nothing loses the lock. */
const askMs = 1_000;

/**
 * Calls `work` in one process of a site at a time, on whichever database connection holds the lock. The signal says that it no
 * longer does.
 */
export function lead(
  connectionString: string,
  work: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const isOver = () => stopping.signal.aborted;

  async function attempt(): Promise<void> {
    const lost = new AbortController();
    const client = new pg.Client({ connectionString, application_name: 'jobharbor-feed', keepAlive: true });
    client.on('error', () => lost.abort());
    client.once('end', () => lost.abort());
    try {
      await client.connect();
      await keepAlive(client);
      const signal = AbortSignal.any([lost.signal, stopping.signal]);
      while (!signal.aborted) {
        if (await tryToLead(client, feedLock)) return await workAsking(client, signal);
        await pause(stopping.signal);
      }
    } finally {
      await client.end().catch(() => {});
    }
  }

  async function workAsking(client: pg.Client, signal: AbortSignal): Promise<void> {
    const asking = setInterval(() => void client.query('select 1').catch(() => {}), askMs);
    try {
      await work(signal);
    } finally {
      clearInterval(asking);
    }
  }

  async function run(): Promise<void> {
    while (!isOver()) {
      await attempt().catch((error: unknown) => isOver() || onError(error));
      await pause(stopping.signal);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

const pause = (signal: AbortSignal): Promise<void> => delay(retryMs, undefined, { signal }).catch(() => {});
