import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Account } from '../accounts/account-repository.ts';

/**
 * Throws 41044 for a suspended account, or 41347 if permanent, with the reason in the field `reason`. Only after the
 * caller has proved to own the account.
 */
export async function refuseSuspended(db: Db, { id, suspended_at }: Account): Promise<void> {
  if (suspended_at === null) return;
  const active = await db
    .selectFrom('suspensions')
    .select(['reason', 'is_final'])
    .where('account_id', '=', id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  const code = active?.is_final ? errorCode.accountSuspendedForGood : errorCode.accountSuspended;
  throw new ApiError(code, active && { fields: { reason: [active.reason] } });
}
