import type { Credentials } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createSession, endSession, toSessionUser } from '../../http/session-repository.ts';
import { type Account, findAccountsByEmail } from '../accounts/account-repository.ts';
import { findPassword } from '../accounts/password.ts';
import { refuseSuspended } from '../suspensions/refuse-suspended.ts';
import type { Caller, SignedIn } from './caller.ts';
import { isKnownDevice, rememberDevice } from './known-devices.ts';
import { spendLogin } from './login-throttle.ts';
import { askOnNewDevice } from './new-device.ts';
import { createPendingLogin, needsSecondFactor } from './second-factor.ts';

/** Signs in by email and password. An unknown email and a wrong password get the same error. */
export async function signInByPassword(
  services: Pick<Dependencies, 'db' | 'queue'>,
  { login, password }: Credentials,
  caller: Caller,
): Promise<SignedIn> {
  const { db } = services;
  const accounts = await findAccountsByEmail(db, login);
  const [first] = accounts;
  if (first !== undefined) caller.identify(first.id);
  const isKnown = await isKnownDevice(db, caller.device, first?.id ?? 0, caller.now);
  const attempt = { login, place: caller.place, knownDevice: isKnown ? caller.device : null };
  const wasRight = await spendLogin(db, attempt, caller.now);
  const found = await findPassword(
    accounts.map(({ password_hash }) => password_hash),
    password,
  );
  const account = accounts[found];
  if (account === undefined) throw new ApiError(errorCode.invalidCredential);
  await refuseSuspended(db, account);
  await wasRight();
  await askOnNewDevice(services, account, caller);
  return openSession(db, account, caller);
}

/**
 * Opens a session with a new token and ends the session of the caller, against session fixation. Throws 42054 where the
 * account asks for a second factor first; `isProved`: it was shown.
 */
export async function openSession(
  db: Db,
  account: Account,
  caller: Caller,
  { isProved = false }: { isProved?: boolean } = {},
): Promise<SignedIn> {
  if (!isProved && (await needsSecondFactor(db, account.id, caller))) {
    caller.challenge(await createPendingLogin(db, { accountId: account.id, factor: 'app', now: caller.now }));
    throw new ApiError(errorCode.secondFactorNeeded);
  }
  const { session, now, userAgent, device } = caller;
  return db.transaction().execute(async (tx) => {
    if (session !== null) await endSession(tx, session.id);
    await tx.updateTable('accounts').set({ last_active_at: now }).where('id', '=', account.id).execute();
    const token = await createSession(tx, account.id, { now, userAgent });
    const known = account.role === 'guest' ? null : await rememberDevice(tx, device, account.id, now);
    return { token, device: known, user: toSessionUser(account) };
  });
}
