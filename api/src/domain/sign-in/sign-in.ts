import type { Credentials } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { createFairQueue } from '@jobharbor/shared/http-server';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createOwnerProof } from '../../session/owner-proof-repository.ts';
import { recordActivity } from '../../session/record-activity.ts';
import { needsAuthenticator } from '../../session/second-factor-rule.ts';
import { createSession, endSession, toSessionUser } from '../../session/session-repository.ts';
import { type Account, findAccountsByEmail, findSaltSource } from '../accounts/account-repository.ts';
import { findPassword, hashesAtOnce, hashPassword, hasSameSalt } from '../accounts/password.ts';
import { refuseSuspended } from '../suspensions/refuse-suspended.ts';
import type { Caller, SignedIn } from './caller.ts';
import { findKnownAccount, rememberDevice } from './known-devices.ts';
import { consumeLoginAttempt } from './login-throttle.ts';
import { requireDeviceCode } from './new-device.ts';
import { createPendingLogin, needsSecondFactor } from './second-factor.ts';

/**
 * Admission control (load shedding): a sign-in queues here before it queries the database, so that bursts do not occupy
 * connections or the event loop. Three more sign-ins than hashing slots are in progress, so that hashing never waits
 * for the database. On two processors with 200 sign-ins a second, three more gave 106 a second, one more gave 68.
 * Beyond the queue, requests of whoever filled it are refused with 40019.
 */
const admitted = createFairQueue({ running: hashesAtOnce + 3, waiting: 100 });

/** Signs in by email and password, under admission control: {@link admitted}. */
export const signInByPassword = (...args: Parameters<typeof checkPassword>): Promise<SignedIn> =>
  admitted(() => checkPassword(...args));

/**
 * An unknown email and a wrong password get the same error. If several accounts have the same unconfirmed address, the
 * account that the device knows comes first.
 */
async function checkPassword(
  services: Pick<Dependencies, 'db' | 'queue'>,
  { login, password }: Credentials,
  caller: Caller,
): Promise<SignedIn> {
  const { db } = services;
  const all = await findAccountsByEmail(db, login);
  const ids = all.map(({ id }) => id);
  const known = await findKnownAccount(db, caller.device, ids, caller.now);
  const accounts = all.toSorted((a, b) => Number(b.id === known) - Number(a.id === known));
  const [first] = accounts;
  if (first !== undefined) caller.identify(first.id);
  const attempt = { login, place: caller.place, knownDevice: known === null ? null : caller.device };
  const { before, wasRight } = await consumeLoginAttempt(db, attempt, caller.now);
  const hashes = accounts.map(({ password_hash }) => password_hash);
  const account = accounts[await findPassword(hashes, password, before)];
  if (account === undefined) throw new ApiError(errorCode.invalidCredential);
  await refuseSuspended(db, account);
  await wasRight();
  await shareSalt(db, account, findSaltSource(all), password);
  await requireDeviceCode(services, account, caller);
  return openSession(db, account, caller);
}

/** Rehashes the password with the salt of the newest registration, so that a sign-in computes one hash for both. */
async function shareSalt(
  db: Db,
  { id, password_hash: stored }: Account,
  like: string | null,
  password: string,
): Promise<void> {
  if (stored === null || like === null || hasSameSalt(stored, like)) return;
  const password_hash = await hashPassword(password, like);
  await db
    .updateTable('accounts')
    .set({ password_hash })
    .where('id', '=', id)
    .where('password_hash', '=', stored)
    .execute();
}

/**
 * Creates a session with a new token and ends the caller's previous one (session fixation). Throws 42054 if the account
 * requires a second factor; `isProved`: it was shown. `approvedBy`: the session that approves this one. The new session
 * is then no proof that its user owns the account, ends no later, and makes no known device.
 */
export async function openSession(
  db: Db,
  account: Account,
  caller: Caller,
  { isProved = false, approvedBy }: { isProved?: boolean; approvedBy?: { begunAt: Date } } = {},
): Promise<SignedIn> {
  if (!isProved && (await needsSecondFactor(db, account.id, caller))) {
    caller.challenge(await createPendingLogin(db, { accountId: account.id, factor: 'app', now: caller.now }));
    throw new ApiError(errorCode.secondFactorNeeded);
  }
  const { session, now, userAgent, device } = caller;
  return db.transaction().execute(async (tx) => {
    if (session !== null) await endSession(tx, session.id);
    await recordActivity(tx, account.id, now);
    const created = await createSession(tx, account.id, { now, userAgent, begunAt: approvedBy?.begunAt });
    const isOwner = account.role !== 'guest' && approvedBy === undefined;
    return {
      token: created.token,
      device: isOwner ? await rememberDevice(tx, device, account.id, now) : null,
      proof: isOwner ? await createOwnerProof(tx, created.id, now) : null,
      user: toSessionUser({ ...account, needs_second_factor: await needsAuthenticator(tx, account.id) }),
    };
  });
}
