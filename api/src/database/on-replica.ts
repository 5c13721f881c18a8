import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from './pools.ts';

/** SQLSTATE of a change on a server that only reads. */
const readOnly = '25006';

/** Whether a read is answered by a replica. On the pool of accounts: only while the primary is away. */
export async function isReplica(db: Db): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select pg_is_in_recovery() as yes`.execute(db);
  return rows[0]?.yes === true;
}

/** Seconds after which a row that no replica has may be known. */
const retryAfter = 5;

/**
 * What `find` finds. 50016 where a replica lacks it, which may not have the newest rows yet. On one connection: the primary may
 * come back in between, and would answer that it is no replica.
 */
export const findUnlessLate = <Found>(
  db: Db,
  find: (db: Db) => Promise<Found | null>,
): Promise<Found | null> =>
  db.connection().execute(async (connection) => {
    const found = await find(connection);
    if (found === null && (await isReplica(connection)))
      throw new ApiError(errorCode.serviceUnavailable, { retryAfter });
    return found;
  });

/** Leaves a change out that only notes that something was read, where a replica answers in place of the primary. */
export async function unlessOnReplica(change: Promise<unknown>): Promise<void> {
  await change.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === readOnly)) throw error;
  });
}
