import { sql } from 'kysely';
import { DatabaseError } from '../database/database-error.ts';
import type { Db } from '../database/pools.ts';
import type { SecretBox, SecretKey } from './secret-box.ts';

const knownText = 'JobHarbor';
const contextOf = (keyId: string) => `secret-key-check ${keyId}`;

/** If processes start concurrently on an empty database, one of them decides. */
const lockId = 7_260_650;

/**
 * Refuses keys with which nothing of this database can be read, such as those that a second machine created for itself.
 * The first process on a database decides.
 */
export const checkKeys = (db: Db, newest: SecretKey, secrets: SecretBox): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(tx);
    await compareKeys(tx, secrets);
    await tx
      .insertInto('secret_key_checks')
      .values({ key_id: newest.id, sealed: secrets.seal(knownText, contextOf(newest.id)) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

/** {@link checkKeys} where the database takes no changes. */
export async function compareKeys(db: Db, secrets: SecretBox): Promise<void> {
  const seen = await db.selectFrom('secret_key_checks').selectAll().execute();
  if (seen.length > 0 && !seen.some(({ key_id: id, sealed }) => canOpen(secrets, id, sealed)))
    throw foreignKeys(seen.map(({ key_id: id }) => id));
}

function canOpen(secrets: SecretBox, id: string, sealed: string): boolean {
  try {
    return secrets.open(sealed, contextOf(id)) === knownText;
  } catch {
    return false;
  }
}

const foreignKeys = (ids: readonly string[]) =>
  new DatabaseError(
    'foreign-key',
    `The secrets of this database were encrypted with another key (${ids.join(', ')}). Set SECRET_KEYS to the same keys on all machines. Without SECRET_KEYS they are in the file secret-keys of the first machine's data folder. If that key is lost, empty the table secret_key_checks.`,
  );
