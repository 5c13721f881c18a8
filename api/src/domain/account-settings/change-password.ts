import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { announceChange } from '../account-changes/announce-change.ts';
import { readSignInMethods } from '../account-changes/sign-in-methods.ts';
import { findAccountsByEmail, findSaltSource } from '../accounts/account-repository.ts';
import { checkNewPassword } from '../accounts/check-new-password.ts';
import { ownAccount } from '../accounts/own-account.ts';
import { hashPassword } from '../accounts/password.ts';
import type { SettingRequest } from '../accounts/setting-request.ts';
import { endOtherSessions } from '../devices/device-repository.ts';

interface PasswordChange {
  new_password: string;
  confirm_password: string;
  end_sessions: boolean;
}

/** Changes the password, or sets the first one; notifies by mail, and optionally ends other sessions. */
export async function changePassword(
  { db, ...services }: Pick<Dependencies, 'db' | 'queue' | 'config'>,
  request: SettingRequest,
  change: PasswordChange,
): Promise<void> {
  if (change.confirm_password !== change.new_password)
    throw new ApiError(errorCode.confirmationMismatch, {
      fieldProblems: { confirm_password: errorCode.confirmationMismatch },
    });
  const { session, now } = request;
  const account = await ownAccount(db, session);
  const known = [account.email ?? '', `${account.first_name} ${account.last_name}`];
  checkNewPassword(change.new_password, known, 'new_password');
  const others = account.is_email_verified ? [] : await findAccountsByEmail(db, account.email ?? '');
  const hash = await hashPassword(change.new_password, findSaltSource(others));
  await db.transaction().execute(async (tx) => {
    const before = await readSignInMethods(tx, account.id);
    await tx
      .updateTable('accounts')
      .set({ password_hash: hash, updated_at: now })
      .where('id', '=', account.id)
      .execute();
    if (change.end_sessions) await endOtherSessions(tx, account.id, session.id);
    await announceChange(tx, services, { ...request, event: 'password-changed', account, before });
  });
}
