import { addStatement, isTracing } from '@jobharbor/shared/tracing';
import { Kysely, type LogEvent, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { boundedClient } from './bounded-client.ts';
import { fairPool } from './fair-pool.ts';
import { LimitedPostgresDialect } from './limited-dialect.ts';
import { openReplicas, type ReplicaSettings, type Replicas } from './replicas/open-replicas.ts';
import type { Database } from './schema.ts';
import { toOutbox } from './to-outbox.ts';

export type Db = Kysely<Database>;

export interface Pools {
  /** For everything but search, with connections in turn too. */
  db: Db;
  /**
   * Serves public reads: search, lists of companies, schools, the sitemap. With a statement timeout, so that many
   * searches cannot delay a save or a message, and with connections in turn ({@link fairPool}).
   */
  searchDb: Db;
  /** Replicas behind `searchDb`; null without any. */
  replicas: Replicas | null;
  close(): Promise<void>;
}

/** Parses bigint as a safe integer, and leaves a date as its ISO text. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, String);
const int8Array = 1016;
types.setTypeParser(int8Array, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)));

export interface PoolOptions {
  connectionString: string;
  /** A pooler stands before the database: see `pooler.ts`. */
  isPooled?: boolean;
  max?: number;
  searchMax?: number;
  /** Milliseconds that a statement of the search pool may take. */
  searchTimeout?: number;
  /** Milliseconds that a statement of a request may take before its connection is given up. */
  requestTimeout?: number;
  /** Replicas that the search pool reads. */
  replicas?: ReplicaSettings | null;
  /** Events are published through the table `event_outbox` instead of NOTIFY. */
  hasOutbox?: boolean;
}

/** Connections of one process: at most, and opened when they are needed. */
export const defaultPools = { rest: 10, search: 6 };

/** Calls that may wait for a connection. Those of the first pool are short. */
const maxWaiting = { rest: 500, search: 100 };

const searchTimeoutMs = 3_000;
const requestTimeoutMs = 15_000;
const replicaConnectMs = 1_000;
/** Milliseconds for the primary to tell its position, which takes no time where it works. */
const positionMs = 3_000;

const traceStatement = (event: LogEvent): void =>
  addStatement({
    sql: event.query.sql,
    milliseconds: event.queryDurationMillis,
    ...(event.level === 'error' && { error: event.error }),
  });

export function createPools(options: PoolOptions): Pools {
  const { connectionString, isPooled = false } = options;
  const timeout = options.searchTimeout ?? searchTimeoutMs;
  const searchMax = options.searchMax ?? defaultPools.search;
  const Client = boundedClient({ requestMs: options.requestTimeout ?? requestTimeoutMs });
  const createSearchPool = (url: string, extra: pg.PoolConfig = {}) =>
    openPool({
      connectionString: url,
      max: searchMax,
      application_name: 'jobharbor-search',
      Client,
      // Read-only on the primary too, so that nothing is written that a replica would refuse.
      ...(!isPooled && { statement_timeout: timeout, options: '-c default_transaction_read_only=on' }),
      ...extra,
    });
  const settings = options.replicas ?? null;
  const primary = createSearchPool(connectionString);
  const replicas =
    settings &&
    openReplicas(settings, {
      primary,
      positions: openPool({
        connectionString,
        max: 1,
        application_name: 'jobharbor-positions',
        connectionTimeoutMillis: positionMs,
        query_timeout: positionMs,
      }),
      // An unreachable host (network partition) neither accepts nor refuses a connection.
      createPool: (url) =>
        createSearchPool(url, {
          connectionTimeoutMillis: replicaConnectMs,
          query_timeout: timeout + replicaConnectMs,
        }),
    });
  const max = options.max ?? defaultPools.rest;
  const rest = openPool({ connectionString, max, application_name: 'jobharbor', Client });
  const written = createDb(replicas?.withReads(rest) ?? rest, { max, isForWrites: true });
  const db = options.hasOutbox ? written.withPlugin(toOutbox) : written;
  const searchDb = createDb(replicas?.pool ?? primary, {
    max: searchMax * Math.max(1, settings?.urls.length ?? 0),
    isForWrites: false,
    ...(isPooled && { timeout }),
  });
  return {
    db,
    searchDb,
    replicas,
    close: async () => {
      await Promise.all([db.destroy(), searchDb.destroy()]);
    },
  };
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ types, ...config });
  const onError = (error: Error) => console.warn(`A database connection was lost: ${error.message}`);
  // The pool replaces broken connections. Without listeners an `error` event would crash the process. An idle
  // connection emits it on the pool, one in use on the client, for example 57P01 in a failover.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** `timeout` limits each statement where the connection cannot. */
function createDb(
  pool: PostgresPool,
  { max, isForWrites, timeout }: { max: number; isForWrites: boolean; timeout?: number },
): Db {
  const waiting = isForWrites ? maxWaiting.rest : maxWaiting.search;
  const inTurn = fairPool(pool, { max, isForWrites, waiting });
  return new Kysely<Database>({
    dialect:
      timeout === undefined
        ? new PostgresDialect({ pool: inTurn })
        : new LimitedPostgresDialect({ pool: inTurn }, timeout),
    ...(isTracing() && { log: traceStatement }),
  });
}
