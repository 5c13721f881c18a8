import { sql } from 'kysely';
import type { Db } from './pools.ts';

/** SQLSTATE of a change on a server that only reads. */
const readOnly = '25006';

/** Whether a read is answered by a replica. On the pool of accounts: only while the primary is away. */
export async function isReplica(db: Db): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select pg_is_in_recovery() as yes`.execute(db);
  return rows[0]?.yes === true;
}

/** Leaves a change out that only notes that something was read, where a replica answers in place of the primary. */
export async function unlessOnReplica(change: Promise<unknown>): Promise<void> {
  await change.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === readOnly)) throw error;
  });
}
