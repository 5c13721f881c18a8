import { addStatement, isTracing } from '@jobharbor/shared/tracing';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import { fairPool } from './fair-pool.ts';
import { LimitedPostgresDialect } from './limited-dialect.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

export interface Pools {
  /** For everything but search, with connections in turn too. */
  db: Db;
  /**
   * Serves public reads: search, lists of companies, schools, the sitemap. With a statement timeout, so that many
   * searches cannot delay a save or a message, and with connections in turn ({@link fairPool}).
   */
  searchDb: Db;
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
}

/** Connections of one process: at most, and opened when they are needed. */
export const defaultPools = { rest: 10, search: 6 };

/** Calls that may wait for a connection. Those of the first pool are short. */
const maxWaiting = { rest: 500, search: 100 };

const traceStatement = (event: LogEvent): void =>
  addStatement({
    sql: event.query.sql,
    milliseconds: event.queryDurationMillis,
    ...(event.level === 'error' && { error: event.error }),
  });

export function createPools(options: PoolOptions): Pools {
  const create = (max: number, extra: pg.PoolConfig, timeout?: number): Db => {
    const pool = new pg.Pool({
      connectionString: options.connectionString,
      max,
      types,
      ...(timeout !== undefined && !options.isPooled && { statement_timeout: timeout }),
      ...extra,
    });
    const onError = (error: Error) => console.warn(`A database connection was lost: ${error.message}`);
    // The pool replaces broken connections. Without listeners an `error` event would crash the process. An idle
    // connection emits it on the pool, one in use on the client, for example 57P01 in a failover.
    pool.on('error', onError);
    pool.on('connect', (client) => client.on('error', onError));
    const isForWrites = timeout === undefined;
    const inTurn = fairPool(pool, {
      max,
      isForWrites,
      waiting: isForWrites ? maxWaiting.rest : maxWaiting.search,
    });
    return new Kysely<Database>({
      dialect:
        timeout !== undefined && options.isPooled
          ? new LimitedPostgresDialect({ pool: inTurn }, timeout)
          : new PostgresDialect({ pool: inTurn }),
      ...(isTracing() && { log: traceStatement }),
    });
  };
  const db = create(options.max ?? defaultPools.rest, { application_name: 'jobharbor' });
  const searchDb = create(
    options.searchMax ?? defaultPools.search,
    { application_name: 'jobharbor-search' },
    options.searchTimeout ?? 3_000,
  );
  return {
    db,
    searchDb,
    close: async () => {
      await Promise.all([db.destroy(), searchDb.destroy()]);
    },
  };
}
