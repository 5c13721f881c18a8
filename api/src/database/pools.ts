import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

export interface Pools {
  /** Everything but search. */
  db: Db;
  /** Search alone, with a time limit: a flood of searches must not keep a save or a message waiting. */
  searchDb: Db;
  close(): Promise<void>;
}

/** Ids are bigint in the database and safe integers on the wire; a date stays the ISO day that it is. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, String);
const int8Array = 1016;
types.setTypeParser(int8Array, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)));

export interface PoolOptions {
  connectionString: string;
  max?: number;
  searchMax?: number;
  searchTimeout?: number;
}

export function createPools(options: PoolOptions): Pools {
  const create = (max: number, extra: pg.PoolConfig): Db => {
    const pool = new pg.Pool({ connectionString: options.connectionString, max, types, ...extra });
    // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
    pool.on('error', (error) => console.warn(`A database connection was lost: ${error.message}`));
    return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  };
  const db = create(options.max ?? 10, { application_name: 'jobharbor' });
  const searchDb = create(options.searchMax ?? 6, {
    application_name: 'jobharbor-search',
    statement_timeout: options.searchTimeout ?? 3_000,
  });
  return {
    db,
    searchDb,
    close: async () => {
      await Promise.all([db.destroy(), searchDb.destroy()]);
    },
  };
}
