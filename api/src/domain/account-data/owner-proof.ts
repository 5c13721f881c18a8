import type { OwnerProof } from '@jobharbor/shared/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeMinutes } from '../../mail/write-time.ts';
import { checkCurrentPassword, ownAccount } from '../account-settings/current-password.ts';
import type { SettingRequest } from '../account-settings/setting-request.ts';
import type { Account } from '../accounts/account-repository.ts';
import { checkCode, codeMinutes, createCode, spendCodeRequest, useCode } from '../codes/one-time-codes.ts';
import { requireSms, smsCode, spendRange } from '../codes/phone-codes.ts';

const codeOf = ({ session, place, now }: SettingRequest) =>
  ({ purpose: 'account-owner', subject: `account:${session.accountId}`, place, now }) as const;

/** Sends a code to the account's address, else to its mobile number; to nobody where it has neither. */
export async function sendOwnerCode(
  services: Pick<Dependencies, 'db' | 'queue' | 'config'>,
  request: SettingRequest,
): Promise<void> {
  const { db, queue } = services;
  const { email, phone_num: phone, is_mobile_verified } = await ownAccount(db, request.session);
  const code = codeOf(request);
  await spendCodeRequest(db, code);
  const { language, now } = request;
  if (email === null) {
    if (phone === null || !is_mobile_verified) return;
    requireSms(services);
    await spendRange(db, phone, now);
    await db.transaction().execute((tx) => smsCode(tx, services, { ...code, phone, language }));
    return;
  }
  await db.transaction().execute(async (tx) => {
    const { code: digits, expiresAt } = await createCode(tx, code);
    const data = { code: digits, duration: writeMinutes(language, codeMinutes) };
    await sendMail(tx, queue, { template: 'account-owner-code', to: email, language, data, now, expiresAt });
  });
}

/**
 * The caller's account, after they have shown that it is theirs: who found an open browser, or stole a session, knows
 * neither its password nor its mail nor its text messages. An account without any has nothing to show.
 */
export async function checkOwner(
  db: Dependencies['db'],
  request: SettingRequest,
  { current_password, otp }: OwnerProof,
): Promise<Account> {
  const account = await ownAccount(db, request.session);
  if (account.password_hash !== null) await checkCurrentPassword(db, account, current_password, request.now);
  else if (account.email !== null || account.is_mobile_verified) {
    await checkCode(db, codeOf(request), otp ?? '');
    await useCode(db, codeOf(request));
  }
  return account;
}
