import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Advisory lock of the process that feeds the indices; it is freed with the connection. */
const feedLock = 727_100_048;
const retryMs = 1_000;

/** A host that is gone must not keep the lock for the hours of TCP's defaults. */
const keepalives =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3; set tcp_user_timeout = 25000';

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
      await client.query(keepalives);
      const signal = AbortSignal.any([lost.signal, stopping.signal]);
      while (!signal.aborted) {
        const { rows } = await client.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [
          feedLock,
        ]);
        if (rows[0]?.won) return await work(signal);
        await pause(stopping.signal);
      }
    } finally {
      await client.end().catch(() => {});
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
