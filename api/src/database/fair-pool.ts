import { createFairQueue, currentAsker, ownWork } from '@jobharbor/shared/http-server';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** One network holds at most half of a shared pool, since others may need it at any time. */
export const shareOfNetwork = (places: number): number => Math.ceil(places / 2);

export interface FairPoolOptions {
  /** Connections of the pool. */
  max: number;
  /** Calls that may wait in all. */
  waiting: number;
  /**
   * Whether the pool writes. Then a call that has begun goes on when its client disconnects, and is not refused for its
   * next connection: it may have written already.
   */
  isForWrites: boolean;
}

/**
 * A pool whose connections go to clients in turn, by network and account: one network holds at most half. So no call, such
 * as a search of companies or a save that waits for a lock, can hold up those of others. A connection that is refused
 * rejects with 40019. Nothing may wait for a second connection while it holds one: its other connections could do that to
 * each other. Work of the program itself has no queue.
 */
export function fairPool(pool: PostgresPool, { max, waiting, isForWrites }: FairPoolOptions): PostgresPool {
  const inTurn = createFairQueue({ running: max, waiting, perNetwork: shareOfNetwork(max) });
  /** Requests that had a connection, by the signal of their client. */
  const begun = new WeakSet<AbortSignal>();
  return {
    connect() {
      const asker = currentAsker();
      if (asker === ownWork) return pool.connect();
      const { signal } = asker;
      const isRefusable = !isForWrites || signal === null || !begun.has(signal);
      const connected = Promise.withResolvers<PostgresPoolClient>();
      inTurn(
        async () => {
          if (signal !== null) begun.add(signal);
          const client = await pool.connect();
          const released = Promise.withResolvers<void>();
          // The pool sets it anew at each checkout.
          const release = client.release.bind(client);
          client.release = (destroy) => {
            release(destroy);
            released.resolve();
          };
          connected.resolve(client);
          await released.promise;
        },
        { asker: isRefusable ? asker : { ...asker, signal: null }, isRefusable },
      ).catch(connected.reject);
      return connected.promise;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
