import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { announceChange } from '../account-changes/announce-change.ts';
import { readSignInMethods } from '../account-changes/sign-in-methods.ts';
import type { Account } from '../accounts/account-repository.ts';
import { ownAccount } from '../accounts/own-account.ts';
import type { SettingRequest } from '../accounts/setting-request.ts';

/** Removes the phone number, and notifies the email. Throws 42265 if it is the only way to sign in. */
export async function removePhone(
  { db, ...services }: Pick<Dependencies, 'db' | 'queue' | 'config'>,
  request: SettingRequest,
): Promise<void> {
  const account = await ownAccount(db, request.session);
  if (account.phone_num === null) return;
  const { now } = request;
  await db.transaction().execute(async (tx) => {
    const before = await readSignInMethods(tx, account.id);
    const removed = await tx
      .updateTable('accounts')
      .set((eb) => ({
        phone_num: null,
        is_mobile_verified: false,
        updated_at: now,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', account.id)
      .where('phone_num', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) return;
    await requireOtherSignIn(tx, account);
    await announceChange(tx, services, { ...request, event: 'phone-removed', account, before });
  });
}

/** A confirmed address, a password with an address, an account at a provider, or a passkey. */
async function requireOtherSignIn(
  db: Db,
  { id, email, is_email_verified, password_hash }: Account,
): Promise<void> {
  if (email !== null && (is_email_verified || password_hash !== null)) return;
  for (const table of ['social_identities', 'passkeys'] as const) {
    const other = await db
      .selectFrom(table)
      .select('account_id')
      .where('account_id', '=', id)
      .executeTakeFirst();
    if (other !== undefined) return;
  }
  throw new ApiError(errorCode.onlyWayIn);
}
