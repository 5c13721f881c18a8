import { currentAsker } from '@jobharbor/shared/http-server';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isConnectionLost } from '../is-connection-lost.ts';
import type { PrimaryPositions } from './primary-positions.ts';
import type { Replica } from './replica.ts';

export interface ReplicaPoolOptions {
  primary: PostgresPool;
  replicas: readonly Replica[];
  positions: Pick<PrimaryPositions, 'required'>;
}

/**
 * Connections for reads: of a replica that contains everything this process was told of, else of the primary. A client that
 * has just changed something reads the primary. While the primary is unreachable, any replica serves. A connection that is
 * broken at its first statement is replaced once.
 */
export function replicaPool({ primary, replicas, positions }: ReplicaPoolOptions): PostgresPool {
  let last = 0;

  async function connectReplica(): Promise<PostgresPoolClient | null> {
    const position = positions.required();
    if (position === null || currentAsker().readsOwnWrites) return null;
    last += 1;
    for (const index of replicas.keys()) {
      const client = await replicas[(last + index) % replicas.length]?.connect(position);
      if (client) return client;
    }
    return null;
  }

  async function connectPrimary(): Promise<PostgresPoolClient> {
    try {
      return await primary.connect();
    } catch (error) {
      for (const replica of replicas) {
        const client = await replica.connectAnyway();
        if (client) return client;
      }
      throw error;
    }
  }

  return {
    async connect() {
      const client = await connectReplica();
      return client === null ? connectPrimary() : replaceWhenBroken(client, connectPrimary);
    },
    async end() {
      await Promise.all([primary.end(), ...replicas.map((replica) => replica.end())]);
    },
    options: primary.options,
  };
}

/** Retries the first statement on a new connection if the connection is broken (idempotent: nothing ran on it before). */
function replaceWhenBroken(
  first: PostgresPoolClient,
  connect: () => Promise<PostgresPoolClient>,
): PostgresPoolClient {
  let client = first;
  let statements = 0;
  let isLost = false;

  async function query<R>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    statements += 1;
    const isFirst = statements === 1;
    try {
      return await client.query<R>(statement, parameters);
    } catch (error) {
      isLost = isConnectionError(error);
      if (!isLost || !isFirst) throw error;
    }
    client.release(true);
    client = await connect();
    isLost = false;
    return client.query<R>(statement, parameters);
  }

  return {
    // Kysely calls the overload with a cursor only where its dialect has the option `cursor`.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isLost),
  };
}

/** A lost connection, or a statement that recovery cancelled (SQLSTATE 40001): the primary can answer instead. */
const isConnectionError = (error: unknown): boolean =>
  error instanceof Error && (isConnectionLost(error) || ('code' in error && error.code === '40001'));
