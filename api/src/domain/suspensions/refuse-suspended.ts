import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Account } from '../accounts/account-repository.ts';

/**
 * Throws 41044, or 41347 where it is for good, for a suspended account, with the reason as the text of the field `reason`. Only for who has shown that
 * the account is theirs.
 */
export async function refuseSuspended(db: Db, { id, suspended_at }: Account): Promise<void> {
  if (suspended_at === null) return;
  const standing = await db
    .selectFrom('suspensions')
    .select(['reason', 'is_final'])
    .where('account_id', '=', id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  const code = standing?.is_final ? errorCode.accountSuspendedForGood : errorCode.accountSuspended;
  throw new ApiError(code, standing && { fields: { reason: [standing.reason] } });
}
