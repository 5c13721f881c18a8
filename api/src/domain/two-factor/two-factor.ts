import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { hashToken } from '../../session/session-token.ts';
import { announceChange } from '../account-changes/announce-change.ts';
import { readSignInMethods } from '../account-changes/sign-in-methods.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { ownAccount } from '../accounts/own-account.ts';
import type { SettingRequest } from '../accounts/setting-request.ts';
import { checkCode, useCode } from '../codes/one-time-codes.ts';
import { endOtherSessions } from '../devices/device-repository.ts';
import type { Caller, SignedIn } from '../sign-in/caller.ts';
import { forgetOtherDevices } from '../sign-in/known-devices.ts';
import { deviceCodeOf, notifyOfNewDevice } from '../sign-in/new-device.ts';
import { deleteFactor } from '../sign-in/second-factor.ts';
import { openSession } from '../sign-in/sign-in.ts';
import { refuseSuspended } from '../suspensions/refuse-suspended.ts';
import { createAuthenticator } from './authenticator.ts';
import * as factors from './two-factor-repository.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config' | 'secrets'>;

/** Maximum wrong guesses for one login, and for all logins of an account. */
const guessesPerLogin = 5;
const guesses = { limit: 20, seconds: 3_600 };

/** Creates a TOTP secret, inactive until {@link confirmAuthenticator}. */
export async function startAuthenticator(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  request: SettingRequest,
) {
  const account = await ownAccount(db, request.session);
  const factor = await factors.findFactor(db, account.id);
  if (factor?.confirmed_at != null) throw new ApiError(errorCode.twoFactorOn);
  const authenticator = createAuthenticator(account.email ?? account.phone_num ?? String(account.id));
  await factors.saveSecret({ tx: db, secrets }, account.id, authenticator.secret, request.now);
  return authenticator;
}

/**
 * Enables two-factor authentication with a code of the app; resolves with recovery codes. Other known devices are
 * forgotten.
 */
export async function confirmAuthenticator(
  { db, secrets, ...services }: Services,
  request: SettingRequest,
  { code, device }: { code: string; device: string | null },
): Promise<string[]> {
  const account = await ownAccount(db, request.session);
  const { now } = request;
  await consumeAttempt(db, { key: `second-factor:${account.id}`, ...guesses }, now);
  return db.transaction().execute(async (tx) => {
    const factor = await factors.findFactor(tx, account.id);
    if (factor?.confirmed_at != null) throw new ApiError(errorCode.twoFactorOn);
    if (!(await factors.useAppCode({ tx, secrets }, account.id, code, now))) throw wrongCode();
    const before = await readSignInMethods(tx, account.id);
    await tx
      .updateTable('two_factors')
      .set({ confirmed_at: now })
      .where('account_id', '=', account.id)
      .execute();
    await forgetOtherDevices(tx, account.id, device);
    // Begun without the app that they need, and so perhaps a thief's.
    if (request.session.needsSecondFactor) await endOtherSessions(tx, account.id, request.session.id);
    await announceChange(tx, services, { ...request, event: 'two-factor-on', account, before });
    return factors.replaceRecoveryCodes(tx, account.id);
  });
}

/** Disables two-factor authentication; idempotent. */
export async function endTwoFactor(
  { db, ...services }: Omit<Services, 'secrets'>,
  request: SettingRequest,
): Promise<void> {
  const account = await ownAccount(db, request.session);
  await db.transaction().execute(async (tx) => {
    const before = await readSignInMethods(tx, account.id);
    if (await deleteFactor(tx, account.id))
      await announceChange(tx, services, { ...request, event: 'two-factor-off', account, before });
  });
}

/** New recovery codes, in place of those before. */
export async function createRecoveryCodes(
  { db, ...services }: Omit<Services, 'secrets'>,
  request: SettingRequest,
): Promise<string[]> {
  const account = await ownAccount(db, request.session);
  const factor = await factors.findFactor(db, account.id);
  if (factor?.confirmed_at == null) throw new ApiError(errorCode.notFound);
  return db.transaction().execute(async (tx) => {
    const before = await readSignInMethods(tx, account.id);
    await announceChange(tx, services, { ...request, event: 'recovery-codes-made', account, before });
    return factors.replaceRecoveryCodes(tx, account.id);
  });
}

/** Completes the pending login `token` with a code of the app, a recovery code, or a mailed code. */
export async function passSecondFactor(
  { db, queue, secrets }: Omit<Services, 'config'>,
  { token, code }: { token: string | null; code: string },
  caller: Caller,
): Promise<SignedIn> {
  const { now } = caller;
  if (token === null) throw new ApiError(errorCode.secondFactorExpired);
  // Counted before comparing, so that concurrent guesses count too.
  const login = await db
    .updateTable('pending_logins')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning(['account_id', 'factor', 'attempts'])
    .executeTakeFirst();
  if (login === undefined || login.attempts > guessesPerLogin)
    throw new ApiError(errorCode.secondFactorExpired);
  caller.identify(login.account_id);
  await consumeAttempt(db, { key: `second-factor:${login.account_id}`, ...guesses }, now);
  const account = await findAccount(db, login.account_id);
  if (account === undefined) throw new ApiError(errorCode.secondFactorExpired);
  await refuseSuspended(db, account);
  const mailed = { ...deviceCodeOf(account.id, token, now), place: caller.place };
  if (login.factor === 'mail') await checkCode(db, mailed, code).catch(refuseField);
  await db.transaction().execute(async (tx) => {
    if (login.factor === 'mail') await useCode(tx, mailed);
    else if (!(await useFactor({ tx, secrets }, account.id, code, now))) throw wrongCode();
    const open = await tx
      .deleteFrom('pending_logins')
      .where('token_hash', '=', hashToken(token))
      .returning('account_id')
      .executeTakeFirst();
    // Another request with the same login was faster.
    if (open === undefined) throw new ApiError(errorCode.secondFactorExpired);
    await notifyOfNewDevice(tx, queue, account, caller);
  });
  return openSession(db, account, caller, { isProved: true });
}

/** Uses a recovery code or a code of the app up. The former first: it works where the key of the app's secret is lost. */
const useFactor = async (
  vault: { tx: Db; secrets: Dependencies['secrets'] },
  accountId: number,
  code: string,
  now: Date,
): Promise<boolean> =>
  (await factors.useRecoveryCode(vault.tx, accountId, code)) ||
  factors.useAppCode(vault, accountId, code, now);

/** The refusal of a code, named for the field of this call. */
function refuseField(error: unknown): never {
  if (!(error instanceof ApiError) || error.code === errorCode.tooManyAttempts) throw error;
  throw new ApiError(error.code, { fieldProblems: { code: error.code } });
}

const wrongCode = () => new ApiError(errorCode.wrongOtp, { fieldProblems: { code: errorCode.wrongOtp } });
