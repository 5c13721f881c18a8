import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeTime } from '../../mail/write-time.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import { findAccountsByEmail, findSaltSource } from '../accounts/account-repository.ts';
import { checkNewPassword } from '../accounts/check-new-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { endOtherSessions } from '../devices/device-repository.ts';
import { checkCurrentPassword, ownAccount } from './current-password.ts';
import type { SettingRequest } from './setting-request.ts';

interface PasswordChange {
  current_password?: string | undefined;
  new_password: string;
  confirm_password: string;
  end_sessions: boolean;
}

/** Changes the password, or sets the first one; notifies by mail, and optionally ends other sessions. */
export async function changePassword(
  { db, queue }: Pick<Dependencies, 'db' | 'queue'>,
  { session, origin, language, now }: SettingRequest,
  change: PasswordChange,
): Promise<void> {
  if (change.confirm_password !== change.new_password)
    throw new ApiError(errorCode.confirmationMismatch, {
      fieldProblems: { confirm_password: errorCode.confirmationMismatch },
    });
  const account = await ownAccount(db, session);
  await checkCurrentPassword(db, account, change.current_password, now);
  const known = [account.email ?? '', `${account.first_name} ${account.last_name}`];
  checkNewPassword(change.new_password, known, 'new_password');
  const others = account.is_email_verified ? [] : await findAccountsByEmail(db, account.email ?? '');
  const hash = await hashPassword(change.new_password, findSaltSource(others));
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('accounts')
      .set({ password_hash: hash, updated_at: now })
      .where('id', '=', account.id)
      .execute();
    if (change.end_sessions) await endOtherSessions(tx, account.id, session.id);
    await insertAccountEvent(tx, { accountId: account.id, event: 'password-changed', origin, now });
    if (account.email === null) return;
    const data = { time: writeTime(language, now) };
    await sendMail(tx, queue, { template: 'password-changed', to: account.email, language, data, now });
  });
}
