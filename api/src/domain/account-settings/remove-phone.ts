import type { OwnerProof } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeTime } from '../../mail/write-time.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import type { Account } from '../accounts/account-repository.ts';
import { ownAccount } from './current-password.ts';
import { checkOwner } from './owner-proof.ts';
import type { SettingRequest } from './setting-request.ts';

/** Removes the phone number, and notifies the email. Throws 42265 if it is the only way to sign in. */
export async function removePhone(
  { db, queue }: Pick<Dependencies, 'db' | 'queue'>,
  request: SettingRequest,
  proof: OwnerProof,
): Promise<void> {
  const account = await ownAccount(db, request.session);
  if (account.phone_num === null) return;
  // Checked before the code is used up.
  await requireOtherSignIn(db, account);
  await checkOwner(db, request, proof);
  const { origin, language, now } = request;
  await db.transaction().execute(async (tx) => {
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
    await insertAccountEvent(tx, { accountId: account.id, event: 'phone-removed', origin, now });
    if (account.email === null || !account.is_email_verified) return;
    const data = { time: writeTime(language, now) };
    await sendMail(tx, queue, { template: 'phone-removed', to: account.email, language, data, now });
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
