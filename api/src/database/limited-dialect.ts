import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
} from 'kysely';

/**
 * PostgreSQL with a time limit for each statement, in milliseconds, as `set local` in a transaction of its own. Through a
 * pooler in transaction mode a limit of the connection is refused, or silently dropped. Costs two round trips a statement.
 */
export class LimitedPostgresDialect extends PostgresDialect {
  readonly #timeout: number;

  constructor(config: PostgresDialectConfig, timeout: number) {
    super(config);
    this.#timeout = timeout;
  }

  override createDriver(): Driver {
    return limitStatements(super.createDriver(), Math.round(this.#timeout));
  }
}

function limitStatements(driver: Driver, timeout: number): Driver {
  const begin = CompiledQuery.raw(`begin; set local statement_timeout = ${timeout}`);
  const commit = CompiledQuery.raw('commit');
  const rollback = CompiledQuery.raw('rollback');
  const setLimit = CompiledQuery.raw(`set local statement_timeout = ${timeout}`);
  /** Connections by what the callers hold in their place. */
  const limited = new Map<DatabaseConnection, DatabaseConnection>();
  const inTransaction = new Set<DatabaseConnection>();
  const connectionOf = (held: DatabaseConnection) => limited.get(held) ?? held;

  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      const connection = await driver.acquireConnection(options);
      const held: DatabaseConnection = {
        async executeQuery(query, options) {
          if (inTransaction.has(held)) return connection.executeQuery(query, options);
          await connection.executeQuery(begin);
          try {
            const result = await connection.executeQuery<never>(query, options);
            await connection.executeQuery(commit);
            return result;
          } catch (error) {
            await connection.executeQuery(rollback).catch(() => {});
            throw error;
          }
        },
        streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
      };
      limited.set(held, connection);
      return held;
    },
    async beginTransaction(held, settings) {
      await driver.beginTransaction(connectionOf(held), settings);
      inTransaction.add(held);
      await connectionOf(held).executeQuery(setLimit);
    },
    async commitTransaction(held) {
      inTransaction.delete(held);
      await driver.commitTransaction(connectionOf(held));
    },
    async rollbackTransaction(held) {
      inTransaction.delete(held);
      await driver.rollbackTransaction(connectionOf(held));
    },
    async releaseConnection(held, options) {
      const connection = connectionOf(held);
      limited.delete(held);
      await driver.releaseConnection(connection, options);
    },
    destroy: (options) => driver.destroy(options),
  };
}
