import type { Credentials, SessionUser } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { createSession, endSession, type Session, toSessionUser } from '../../http/session-repository.ts';
import { type Account, findAccountsByEmail } from '../accounts/account-repository.ts';
import { isPassword } from '../accounts/password.ts';
import { refuseSuspended } from '../suspensions/refuse-suspended.ts';
import { isKnownDevice, rememberDevice } from './known-devices.ts';
import { spendLogin } from './login-throttle.ts';
import { createPendingLogin, needsSecondFactor } from './second-factor.ts';

/** The client that a request comes from. */
export interface Caller {
  /** The network that limits count for; see `networkOf`. */
  place: string;
  userAgent: string | null;
  /** The token of the device, if somebody has signed in on it before. */
  device: string | null;
  /** The session that the call replaces. */
  session: Session | null;
  now: Date;
  /** Called with the account that an attempt is about, for the log of security events. */
  identify(accountId: number): void;
  /** Called with the token of a login that waits for its second factor. */
  challenge(token: string): void;
}

export interface SignedIn {
  token: string;
  /** The device's new token; null for a guest, whom no device is remembered for. */
  device: string | null;
  user: SessionUser;
}

/** Signs in by email and password. An unknown email and a wrong password get the same error. */
export async function signInByPassword(
  db: Db,
  { login, password }: Credentials,
  caller: Caller,
): Promise<SignedIn> {
  const accounts = await findAccountsByEmail(db, login);
  const [first] = accounts;
  if (first !== undefined) caller.identify(first.id);
  const isKnown = await isKnownDevice(db, caller.device, first?.id ?? 0, caller.now);
  const attempt = { login, place: caller.place, knownDevice: isKnown ? caller.device : null };
  const wasRight = await spendLogin(db, attempt, caller.now);
  const account = await findByPassword(accounts, password);
  if (account === undefined) throw new ApiError(errorCode.invalidCredential);
  await refuseSuspended(db, account);
  await wasRight();
  return openSession(db, account, caller);
}

/** Compares at least once, also where there is no account: the time must not tell. */
export async function findByPassword(
  accounts: readonly Account[],
  password: string,
): Promise<Account | undefined> {
  if (accounts.length === 0) await isPassword(null, password);
  for (const account of accounts) if (await isPassword(account.password_hash, password)) return account;
  return undefined;
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
    caller.challenge(await createPendingLogin(db, account.id, caller.now));
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
