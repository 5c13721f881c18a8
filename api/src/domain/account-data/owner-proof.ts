import type { OwnerProof } from '@jobharbor/shared/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeMinutes } from '../../mail/write-time.ts';
import { checkCurrentPassword, ownAccount } from '../account-settings/current-password.ts';
import type { SettingRequest } from '../account-settings/setting-request.ts';
import type { Account } from '../accounts/account-repository.ts';
import { checkCode, codeMinutes, createCode, spendCodeRequest, useCode } from '../codes/one-time-codes.ts';

const codeOf = ({ session, place, now }: SettingRequest) =>
  ({ purpose: 'account-owner', subject: `account:${session.accountId}`, place, now }) as const;

/** Sends a code to the account's address; to nobody where it has none. */
export async function sendOwnerCode(
  { db, queue }: Pick<Dependencies, 'db' | 'queue'>,
  request: SettingRequest,
): Promise<void> {
  const { email } = await ownAccount(db, request.session);
  const code = codeOf(request);
  await spendCodeRequest(db, code);
  if (email === null) return;
  const { language, now } = request;
  await db.transaction().execute(async (tx) => {
    const { code: digits, expiresAt } = await createCode(tx, code);
    const data = { code: digits, duration: writeMinutes(language, codeMinutes) };
    await sendMail(tx, queue, { template: 'account-owner-code', to: email, language, data, now, expiresAt });
  });
}

/**
 * The caller's account, after they have shown that it is theirs: who found an open browser, or stole a session, knows
 * neither its password nor its mail. An account without either has nothing to show.
 */
export async function checkOwner(
  db: Dependencies['db'],
  request: SettingRequest,
  { current_password, otp }: OwnerProof,
): Promise<Account> {
  const account = await ownAccount(db, request.session);
  if (account.password_hash !== null) await checkCurrentPassword(db, account, current_password, request.now);
  else if (account.email !== null) {
    await checkCode(db, codeOf(request), otp ?? '');
    await useCode(db, codeOf(request));
  }
  return account;
}
