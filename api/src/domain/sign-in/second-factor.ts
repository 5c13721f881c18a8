import type { Db } from '../../database/pools.ts';
import { challengeMinutes } from '../../session/session-cookies.ts';
import { generateToken, hashToken } from '../../session/session-token.ts';
import { isKnownDevice } from './known-devices.ts';

/** The device that signs in. */
interface Device {
  device: string | null;
  now: Date;
}

/** Whether the account asks for a second factor on this device: it does where nobody of it has signed in before. */
export async function needsSecondFactor(db: Db, accountId: number, caller: Device): Promise<boolean> {
  return (
    (await hasAuthenticator(db, accountId)) &&
    !(await isKnownDevice(db, caller.device, accountId, caller.now))
  );
}

export async function hasAuthenticator(db: Db, accountId: number): Promise<boolean> {
  const factor = await db
    .selectFrom('two_factors')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return factor !== undefined;
}

/** A login that waits for its second step. Resolves with its token, for a cookie; only its hash is stored. */
export async function createPendingLogin(
  db: Db,
  { accountId, factor, now }: { accountId: number; factor: 'app' | 'mail'; now: Date },
): Promise<string> {
  const token = generateToken();
  const expires_at = new Date(now.getTime() + challengeMinutes * 60_000);
  await db
    .insertInto('pending_logins')
    .values({ token_hash: hashToken(token), account_id: accountId, factor, expires_at })
    .execute();
  return token;
}

/** Deletes app, recovery codes and logins that wait for them. Resolves with whether two-factor authentication was on. */
export async function deleteFactor(tx: Db, accountId: number): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('pending_logins').where('account_id', '=', accountId).execute();
  const factor = await tx
    .deleteFrom('two_factors')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return factor?.confirmed_at != null;
}
