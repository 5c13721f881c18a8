import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { deviceDays } from '../../session/session-cookies.ts';
import { generateToken, hashToken } from '../../session/session-token.ts';

/** Whether the account's owner has signed in on the device before. */
export const isKnownDevice = async (
  db: Db,
  token: string | null,
  accountId: number,
  now: Date,
): Promise<boolean> => (await findKnownAccount(db, token, [accountId], now)) !== null;

/** The account that signed in last on the device; null if none of them did. */
export async function findKnownAccount(
  db: Db,
  token: string | null,
  accountIds: readonly number[],
  now: Date,
): Promise<number | null> {
  if (token === null) return null;
  const row = await db
    .selectFrom('known_devices')
    .where('token_hash', '=', hashToken(token))
    .where('account_id', '=', sql<number>`any(${accountIds}::bigint[])`)
    .where('last_used_at', '>', oldestUse(now))
    .select('account_id')
    .orderBy('last_used_at', 'desc')
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/**
 * Remembers that the account's owner has signed in on the device and returns its new token: one that somebody planted
 * is invalid afterwards. Other accounts of the device keep it.
 */
export async function rememberDevice(
  db: Db,
  token: string | null,
  accountId: number,
  now: Date,
): Promise<string> {
  const next = generateToken();
  if (token !== null)
    await db
      .updateTable('known_devices')
      .set({ token_hash: hashToken(next) })
      .where('token_hash', '=', hashToken(token))
      .execute();
  await db
    .insertInto('known_devices')
    .values({ token_hash: hashToken(next), account_id: accountId, last_used_at: now })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'account_id']).doUpdateSet({ last_used_at: now }),
    )
    .execute();
  return next;
}

/** No device but `token` is the account's own any more. */
export async function forgetOtherDevices(db: Db, accountId: number, token: string | null): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .$if(token !== null, (query) => query.where('token_hash', '<>', hashToken(token ?? '')))
    .execute();
}

/** No device is the account's own any more. */
export async function forgetDevices(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('known_devices').where('account_id', '=', accountId).execute();
}

export async function forgetOldDevices(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('last_used_at', '<=', oldestUse(now)).execute();
}

const oldestUse = (now: Date) => new Date(now.getTime() - deviceDays * 86_400_000);
