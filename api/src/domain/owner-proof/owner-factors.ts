import type { OwnerFactor } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Account } from '../accounts/account-repository.ts';

/** Confirmed channels that a code can go to. */
export function codeChannels(
  { email, is_email_verified, phone_num, is_mobile_verified }: Account,
  { sms }: Pick<Dependencies['config'], 'sms'>,
): { email: string | null; phone: string | null } {
  return {
    email: is_email_verified ? email : null,
    phone: is_mobile_verified && sms.kind !== 'none' ? phone_num : null,
  };
}

/**
 * Factors by which the owner can prove the ownership, the quickest first. An unconfirmed address or number is no
 * factor, since it may be a stranger's.
 */
export async function findOwnerFactors(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  account: Account,
): Promise<OwnerFactor[]> {
  const { email, phone } = codeChannels(account, config);
  return [
    ...((await hasPasskey(db, account.id)) ? (['passkey'] as const) : []),
    ...(account.password_hash === null ? [] : (['password'] as const)),
    ...(email === null ? [] : (['email'] as const)),
    ...(phone === null ? [] : (['phone'] as const)),
  ];
}

async function hasPasskey(db: Db, accountId: number): Promise<boolean> {
  const found = await db
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
