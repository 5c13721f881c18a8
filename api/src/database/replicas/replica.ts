import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** Streaming replica of the database. Positions are bytes of the write-ahead log since its beginning. */
export interface Replica {
  /** Host and port, for the log and for readiness. */
  name: string;
  isServing(): boolean;
  /** A connection to rows that contain `position`; null where the replica is out, late or unreachable. */
  connect(position: number): Promise<pg.PoolClient | null>;
  /** A connection whatever was replayed since; null where the replica is out or unreachable. */
  connectServing(): Promise<pg.PoolClient | null>;
  /** A connection whatever the replication lag; null if the replica is unreachable. */
  connectAnyway(): Promise<pg.PoolClient | null>;
  /**
   * Reads the replica's position and decides whether it serves. `lagOf` returns the milliseconds since the primary was
   * ahead of a position; null while nobody knows, when the lag before holds.
   */
  check(lagOf: ((position: number) => number) | null): Promise<void>;
  end(): Promise<void>;
}

export interface ReplicaOptions {
  name: string;
  pool: pg.Pool;
  /** Maximum replication lag in milliseconds; beyond it the replica serves nothing. */
  maxLagMs: number;
  log: (text: string) => void;
}

/**
 * Milliseconds since the last replayed commit, within which a replica serves a process that started without the primary. Nobody
 * knows then how late it was; a site commits each second.
 */
const longestSilence = 600_000;

/** Timeout in milliseconds for a replica to replay the required position; after it the primary is read. */
const longestWait = 50;
const pollEvery = 2;

const statusQuery = `select pg_is_in_recovery() as is_replica,
  pg_wal_lsn_diff(coalesce(pg_last_wal_replay_lsn(), '0/0'), '0/0')::int8 as position,
  (extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000)::float8 as silence`;

export function createReplica({ name, pool, maxLagMs, log }: ReplicaOptions): Replica {
  let known = 0;
  let isServing = false;
  /** Milliseconds since the last replayed commit. */
  let silence = 0;
  /** Replication lag in milliseconds when the primary was last asked; infinite if the replica did not answer then, null before. */
  let lag: number | null = null;
  let reading: Promise<void> | null = null;

  function serve(next: boolean, reason: string): void {
    if (next !== isServing) log(`The replica ${name} ${next ? 'serves' : `does not serve: ${reason}`}.`);
    isServing = next;
  }

  /** Reads the replayed position: one query for all waiters (single flight). Rejects for a promoted replica. */
  function readPosition(): Promise<void> {
    reading ??= pool
      .query<{ is_replica: boolean; position: number; silence: number | null }>(statusQuery)
      .then(({ rows: [row] }) => {
        if (!row?.is_replica) throw new Error('it is no replica any more');
        known = row.position;
        silence = row.silence ?? Number.POSITIVE_INFINITY;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  }

  async function reaches(position: number): Promise<boolean> {
    const deadline = performance.now() + longestWait;
    while (known < position) {
      await readPosition();
      if (known >= position) return true;
      if (performance.now() > deadline) return false;
      await delay(pollEvery);
    }
    return true;
  }

  const giveUp = (error: unknown): null => {
    serve(false, error instanceof Error ? error.message : String(error));
    return null;
  };
  return {
    name,
    isServing: () => isServing,
    async connect(position) {
      if (!isServing) return null;
      try {
        return (await reaches(position)) ? await pool.connect() : null;
      } catch (error) {
        return giveUp(error);
      }
    },
    connectServing: async () => (isServing ? pool.connect().catch(giveUp) : null),
    connectAnyway: () => pool.connect().catch(giveUp),
    async check(lagOf) {
      try {
        await readPosition();
        if (lagOf !== null) lag = lagOf(known);
        // Once: it grows while the primary is away.
        else lag ??= silence <= longestSilence ? 0 : silence;
        serve(lag <= maxLagMs, `it is ${Math.round(lag / 1_000)} seconds behind`);
      } catch (error) {
        // Nobody knows how late it is when it returns during an outage of the primary.
        if (lagOf !== null) lag = Number.POSITIVE_INFINITY;
        giveUp(error);
      }
    },
    end: () => pool.end(),
  };
}
