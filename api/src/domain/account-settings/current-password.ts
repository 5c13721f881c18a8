import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { consumeAttempt, resetAttempts } from '../../http/throttle.ts';
import type { Session } from '../../session/session-repository.ts';
import { type Account, findAccount } from '../accounts/account-repository.ts';
import { isPassword } from '../accounts/password.ts';

export async function ownAccount(db: Db, { accountId }: Session): Promise<Account> {
  const account = await findAccount(db, accountId);
  if (account === undefined) throw new ApiError(errorCode.sessionEnded);
  return account;
}

/**
 * Throws 41009 unless `password` is the account's; 40006 after ten wrong attempts. Passes for an account without a
 * password.
 */
export async function checkCurrentPassword(
  db: Db,
  { id, password_hash }: Account,
  password: string | undefined,
  now: Date,
): Promise<void> {
  if (password_hash === null) return;
  const key = `current-password:${id}`;
  await consumeAttempt(db, { key, limit: 10, seconds: 900 }, now);
  if (!(await isPassword(password_hash, password ?? '')))
    throw new ApiError(errorCode.currentPasswordMismatch, {
      fieldProblems: { current_password: errorCode.currentPasswordMismatch },
    });
  await resetAttempts(db, [key]);
}
