import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isConnectionLost } from '../is-connection-lost.ts';

/** A connection, and what its statements are raced with: a server that is away may never answer them. */
export interface Connected {
  client: PostgresPoolClient;
  /** A statement that takes too long on the primary does so again. One of a replica can be answered by the primary. */
  isPrimary: boolean;
  unlessAway<T>(work: Promise<T>): Promise<T>;
}

/**
 * Retries the first statement on a new connection if the connection is broken or its server is away. For reads only: nothing
 * ran on the connection before, but the statement itself may have been carried out.
 */
export function replaceBroken(
  first: Connected,
  connect: () => Promise<PostgresPoolClient>,
): PostgresPoolClient {
  let { client } = first;
  let statements = 0;
  let isLost = false;

  async function query<R>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    statements += 1;
    const isFirst = statements === 1;
    try {
      const answer = client.query<R>(statement, parameters);
      return await (isFirst ? first.unlessAway(answer) : answer);
    } catch (error) {
      isLost = isConnectionError(error);
      if (!isLost || !isFirst || (first.isPrimary && isTimeout(error))) throw error;
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

/** A lost connection, or a statement that recovery cancelled (SQLSTATE 40001): another server can answer instead. */
const isConnectionError = (error: unknown): boolean =>
  error instanceof Error && (isConnectionLost(error) || ('code' in error && error.code === '40001'));

/** pg's error of a statement without an answer, which has no code. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Query read timeout');
