import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Account } from '../accounts/account-repository.ts';
import { checkCurrentPassword, ownAccount } from './current-password.ts';
import type { SettingRequest } from './setting-request.ts';

/** Minutes for which a login counts as recent, for accounts without a password. */
const freshMinutes = 15;

/** Proof of ownership: the password, or without one a recent login. */
export async function proveOwner(
  db: Db,
  request: SettingRequest,
  password: string | undefined,
): Promise<Account> {
  const account = await ownAccount(db, request.session);
  await checkCurrentPassword(db, account, password, request.now);
  if (account.password_hash !== null) return account;
  const fresh = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', request.session.id)
    .where('created_at', '>', new Date(request.now.getTime() - freshMinutes * 60_000))
    .executeTakeFirst();
  if (fresh === undefined) throw new ApiError(errorCode.freshLoginNeeded);
  return account;
}
