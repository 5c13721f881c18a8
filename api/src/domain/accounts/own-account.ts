import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Session } from '../../session/session-repository.ts';
import { type Account, findAccount } from './account-repository.ts';

/** The account of the session. */
export async function ownAccount(db: Db, { accountId }: Session): Promise<Account> {
  const account = await findAccount(db, accountId);
  if (account === undefined) throw new ApiError(errorCode.sessionEnded);
  return account;
}
