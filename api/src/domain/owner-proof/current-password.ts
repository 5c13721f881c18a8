import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { consumeAttempt, resetAttempts } from '../../http/throttle.ts';
import type { Account } from '../accounts/account-repository.ts';
import { isPassword } from '../accounts/password.ts';

/** Throws 41009 unless `password` is the account's, also if it has none; 40006 after ten wrong attempts. */
export async function checkCurrentPassword(
  db: Db,
  { id, password_hash }: Account,
  password: string,
  now: Date,
): Promise<void> {
  const key = `current-password:${id}`;
  await consumeAttempt(db, { key, limit: 10, seconds: 900 }, now);
  if (password_hash === null || !(await isPassword(password_hash, password)))
    throw new ApiError(errorCode.currentPasswordMismatch, {
      fieldProblems: { current_password: errorCode.currentPasswordMismatch },
    });
  await resetAttempts(db, [key]);
}
