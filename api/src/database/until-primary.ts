import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from './database-error.ts';
import { isConnectionLost } from './is-connection-lost.ts';

interface PrimaryWait {
  /** What a start does with the primary: migrations, rights, keys, events. */
  attempt: () => Promise<void>;
  signal: AbortSignal;
  retryMs?: number;
  /** Milliseconds that a primary which is back may pass no events on. */
  eventsMs?: number;
}

/**
 * Does what a start does, once the primary is back, which may be lost again at any step. Logs the reason of a failure when it
 * changes. Rejects with what would have ended that start, such as newer tables or a missing right.
 */
export async function untilPrimary({
  attempt,
  signal,
  retryMs = 1_000,
  eventsMs = 60_000,
}: PrimaryWait): Promise<void> {
  let logged = '';
  let noEventsSince: number | null = null;
  while (!signal.aborted) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted) return;
      const now = performance.now();
      noEventsSince = isWithoutEvents(error) ? (noEventsSince ?? now) : null;
      const isPassing = noEventsSince === null ? isPrimaryAway(error) : now - noEventsSince < eventsMs;
      if (!isPassing) throw error;
      const reason = String(error instanceof Error ? error.message || error.name : error);
      if (reason !== logged) console.warn(`The primary cannot be used yet: ${reason}`);
      logged = reason;
    }
    await delay(retryMs, undefined, { signal }).catch(() => {});
  }
}

const isWithoutEvents = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === 'no-events';

/** SQLSTATE of a server that only reads, and class 53 (insufficient resources), such as all connections taken. */
const unusable = /^(?:25006|53\w{3})$/;

/** Also of a migration, whose error has what PostgreSQL said as its cause. */
function isPrimaryAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseError) return error.code === 'unreachable' || isPrimaryAway(error.cause);
  return isConnectionLost(error) || ('code' in error && unusable.test(String(error.code)));
}
