import pg from 'pg';
import { grantApiRights, grantOwnRights, isSuperuser, prepareOwnRole } from './api-role.ts';
import { DatabaseError } from './database-error.ts';
import { startEmbeddedServer } from './embedded/embedded-server.ts';
import { migrate } from './migrate.ts';
import { createPools } from './pools.ts';

export interface OpenDatabase {
  /** For commands, which may load in bulk: the owner's connection. */
  connectionString: string;
  /** For the API, which is open to the network: a role with the rights that it needs. */
  apiConnectionString: string;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  databaseUrl: string | null;
  /** Another role of the same database, which owns its tables; null where one role does both. */
  databaseOwnerUrl: string | null;
  dataFolder: string;
}

/** Connects to the configured database and runs its migrations. Commands share the embedded server of a running API. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { databaseUrl, databaseOwnerUrl } = settings;
  const server =
    databaseUrl === null
      ? await startEmbeddedServer({ dataFolder: settings.dataFolder })
      : await connectAndCheckVersion(databaseOwnerUrl ?? databaseUrl);
  const { connectionString } = server;
  const pools = createPools({ connectionString, max: 2, searchMax: 1 });
  try {
    if (databaseUrl !== null) await grantOwnRights(connectionString);
    await migrate(pools.db);
    const apiConnectionString =
      databaseUrl === null
        ? await prepareOwnRole(connectionString)
        : await prepareForeignRole(databaseUrl, databaseOwnerUrl);
    return { connectionString, apiConnectionString, close: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    await pools.close();
  }
}

/** The role of `DATABASE_URL` gets its rights from the owner, where there is one besides it. */
async function prepareForeignRole(databaseUrl: string, ownerUrl: string | null): Promise<string> {
  if (ownerUrl !== null) await grantApiRights(ownerUrl, databaseUrl);
  if (await isSuperuser(databaseUrl))
    console.warn(
      'The role of DATABASE_URL is a superuser, of which the API needs nothing. Give it a role of its own, and the owner in DATABASE_OWNER_URL.',
    );
  return databaseUrl;
}

async function connectAndCheckVersion(connectionString: string) {
  // A pooler without a database accepts connections, and lets their statements wait.
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
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
    throw new DatabaseError(
      isRefusal(error) ? 'not-permitted' : 'unreachable',
      `The database of DATABASE_URL does not answer: ${reason}`,
      error,
    );
  } finally {
    // Not waited for: a host that is gone does not answer.
    void client.end().catch(() => {});
  }
  return { connectionString, stop: async () => {} };
}

/** SQLSTATE of a wrong role, password or database. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:28|3D)/.test(String(error.code));
