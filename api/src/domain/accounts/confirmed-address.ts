import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { findAccount } from './account-repository.ts';

/** Throws 42342 for an account whose address its owner has not confirmed. */
export async function requireConfirmedAddress(db: Db, accountId: number): Promise<void> {
  const account = await findAccount(db, accountId);
  if (account?.email == null || !account.is_email_verified) throw new ApiError(errorCode.emailUnconfirmed);
}
