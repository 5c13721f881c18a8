import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { migrate } from './migrate.ts';
import { createPools } from './pools.ts';

export interface OpenDatabase {
  connectionString: string;
  close(): Promise<void>;
}

/** Connects to the configured database and runs its migrations. Commands share the embedded server of a running API. */
export async function openDatabase(options: {
  databaseUrl: string | null;
  dataFolder: string;
}): Promise<OpenDatabase> {
  const server =
    options.databaseUrl === null
      ? await startEmbeddedServer({ dataFolder: options.dataFolder })
      : await reach(options.databaseUrl);
  const pools = createPools({ connectionString: server.connectionString, max: 2, searchMax: 1 });
  try {
    await migrate(pools.db);
    return { connectionString: server.connectionString, close: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    await pools.close();
  }
}

async function reach(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    if ((rows[0]?.version ?? 0) < 150_000) {
      throw new DatabaseError(
        'older-data',
        'DATABASE_URL names a PostgreSQL older than 15. Use version 15 or newer.',
      );
    }
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const reason = error instanceof Error ? error.message || error.name : 'unknown cause';
    throw new DatabaseError('unreachable', `The database of DATABASE_URL does not answer: ${reason}`, error);
  } finally {
    await client.end().catch(() => {});
  }
  return { connectionString, stop: async () => {} };
}
