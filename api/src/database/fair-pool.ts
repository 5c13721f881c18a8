import { createFairQueue } from '@jobharbor/shared/http-server';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/**
 * A pool whose connections go to clients in turn, by network and account: one network holds all but one. So no call that
 * reads through it, such as a search of companies, can hold up those of others. A connection that is refused rejects with
 * 40019. Nothing may wait for a second connection while it holds one: its other connections could do that to each other.
 */
export function fairPool(pool: PostgresPool, max: number): PostgresPool {
  const inTurn = createFairQueue({ running: max, waiting: 100, perNetwork: Math.max(1, max - 1) });
  return {
    connect() {
      const connected = Promise.withResolvers<PostgresPoolClient>();
      inTurn(async () => {
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
      }).catch(connected.reject);
      return connected.promise;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
