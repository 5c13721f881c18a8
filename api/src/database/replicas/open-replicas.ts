import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { createPrimaryPositions } from './primary-positions.ts';
import { createPrimaryWatch } from './primary-watch.ts';
import { createReplica } from './replica.ts';
import { accountPool, replicaPool } from './replica-pool.ts';

/** Streaming replicas for reads that need no account: search, lists, pages, the sitemap. */
export interface ReplicaSettings {
  /** Connection strings. */
  urls: readonly string[];
  /** A replica that is further behind serves nothing. */
  maxLagSeconds: number;
}

/** A pool of the primary, and of a replica with the same options. */
export interface ReadPools {
  primary: pg.Pool;
  /** Connection of its own for positions of the primary, so that no search and no save delays them. */
  positions: pg.Pool;
  createPool: (connectionString: string) => pg.Pool;
}

/** The part of the event bus that is needed here. */
interface Events {
  subscribe(listener: () => void): unknown;
  onGap(listener: () => void): unknown;
}

export interface Replicas {
  /** Connections of replicas, and of the primary where none will do. */
  pool: PostgresPool;
  /** Connections of the primary, and of replicas for requests that only read while it is away. */
  withReads(primary: PostgresPool): PostgresPool;
  isPrimaryAway(): boolean;
  /** Subscribes to events: rows that are read after an event contain its commit. */
  follow(events: Events): void;
  states(): { name: string; isServing: boolean }[];
  /** Checks them at once; used by tests. Otherwise it happens each second. */
  check(): Promise<void>;
}

const checkEvery = 1_000;

/** A log position may be ahead of what is flushed; it is never behind what was committed. */
const positionQuery = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::int8 as position`;

export function openReplicas({ urls, maxLagSeconds }: ReplicaSettings, pools: ReadPools): Replicas {
  const { primary, createPool } = pools;
  const log = (text: string) => console.warn(text);
  const watch = createPrimaryWatch(log);
  const positions = createPrimaryPositions(() => readPosition(pools.positions));
  const replicas = urls.map((url) =>
    createReplica({
      name: new URL(url).host,
      pool: createPool(url),
      maxLagMs: maxLagSeconds * 1_000,
      log,
    }),
  );
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    // A connection may have ended with a primary that is back: one failure says nothing.
    const isAnswering = await positions
      .sample()
      .catch(() => positions.sample())
      .then(
        () => true,
        () => false,
      );
    watch.note(isAnswering);
    await Promise.all(replicas.map((replica) => replica.check(isAnswering ? positions.lagOf : null)));
  }
  async function keepChecking(): Promise<void> {
    await check();
    if (isStopped) return;
    timer = setTimeout(() => void keepChecking(), checkEvery);
    timer.unref();
  }
  void keepChecking();

  const pool = replicaPool({ primary, replicas, positions, watch });
  return {
    pool: {
      ...pool,
      async end() {
        isStopped = true;
        clearTimeout(timer);
        positions.stop();
        await Promise.all([pool.end(), pools.positions.end()]);
      },
    },
    withReads: (pool) => accountPool({ primary: pool, replicas, watch }),
    isPrimaryAway: watch.isAway,
    follow(events) {
      positions.advance();
      events.subscribe(() => positions.advance());
      events.onGap(() => positions.advance());
    },
    states: () => replicas.map(({ name, isServing }) => ({ name, isServing: isServing() })),
    check,
  };
}

/** Closes the connection where it does not answer in time: nothing else could be sent on it before. */
async function readPosition(pool: pg.Pool): Promise<number> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ position: number }>(positionQuery);
    client.release();
    return rows[0]?.position ?? 0;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
