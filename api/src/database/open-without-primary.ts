import pTimeout from 'p-timeout';
import { DatabaseError } from './database-error.ts';
import { checkMigrated } from './migrate.ts';
import { type DatabaseSettings, openDatabase } from './open-database.ts';
import { isBehindPooler } from './pooler.ts';
import { createPools } from './pools.ts';
import type { ReplicaSettings } from './replicas/open-replicas.ts';

interface ApiDatabaseSettings extends DatabaseSettings {
  replicas: ReplicaSettings | null;
}

/** The database of an API process, and how it is reached. */
export interface ApiDatabase {
  connectionString: string;
  isPooled: boolean;
  /** Its primary does not answer. A replica has all tables of this version. Others may lack the newest until they have replayed them. */
  isPrimaryAway: boolean;
  close(): Promise<void>;
}

/** {@link openDatabase}, or its replicas where the primary does not answer: the process then reads, until the primary is back. */
export async function openPrimaryOrReplicas(settings: ApiDatabaseSettings): Promise<ApiDatabase> {
  const { databaseUrl, replicas } = settings;
  try {
    const { apiConnectionString: connectionString, close } = await openDatabase(settings);
    const isPooled = databaseUrl !== null && (await isBehindPooler(connectionString));
    return { connectionString, isPooled, isPrimaryAway: false, close };
  } catch (error) {
    if (databaseUrl === null || replicas === null || !isAway(error)) throw error;
    await checkAnyReplica(replicas.urls, error);
    console.warn(`${error.message}. Replicas serve reads, and changes are refused until it does.`);
    // A limit for each statement holds with a pooler and without one, and nobody can tell now.
    return { connectionString: databaseUrl, isPooled: true, isPrimaryAway: true, close: async () => {} };
  }
}

const isAway = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.code === 'unreachable';

/** Milliseconds for one replica: it may accept a connection and answer no statement. */
const replicaMs = 5_000;

/** Rejects where no replica answers in time, or none has the tables of this version. */
async function checkAnyReplica(urls: readonly string[], primaryError: unknown): Promise<void> {
  let reason = primaryError;
  for (const url of urls) {
    // A pooler refuses the options of a connection, and nobody can tell now whether there is one.
    const pools = createPools({ connectionString: url, isPooled: true, max: 1, searchMax: 1 });
    try {
      return await pTimeout(checkMigrated(pools.searchDb), { milliseconds: replicaMs });
    } catch (error) {
      if (error instanceof DatabaseError) reason = error;
    } finally {
      // Not waited for: a host that is gone does not answer.
      void pools.close().catch(() => {});
    }
  }
  throw reason;
}
