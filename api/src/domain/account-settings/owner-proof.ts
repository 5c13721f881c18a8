import type { OwnerProof } from '@jobharbor/shared/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeMinutes } from '../../mail/write-time.ts';
import type { Account } from '../accounts/account-repository.ts';
import {
  checkCode,
  codeMinutes,
  consumeCodeRequest,
  generateCode,
  storeCode,
  useCode,
} from '../codes/one-time-codes.ts';
import { consumeRangeQuota, requireSms, smsCode } from '../codes/phone-codes.ts';
import { checkCurrentPassword, ownAccount } from './current-password.ts';
import type { SettingRequest } from './setting-request.ts';

const codeOf = ({ session, place, now }: SettingRequest) =>
  ({ purpose: 'account-owner', subject: `account:${session.accountId}`, place, now }) as const;

/** Channel of the code: the first confirmed one; null if the account has neither address nor number. */
function codeTarget({ email, is_email_verified, phone_num, is_mobile_verified }: Account) {
  const phone = is_mobile_verified ? phone_num : null;
  if (email !== null && (is_email_verified || phone === null)) return { email };
  return phone === null ? null : { phone };
}

/** Sends a code to the account's owner, if there is a channel. */
export async function sendOwnerCode(
  { db, queue, config }: Pick<Dependencies, 'db' | 'queue' | 'config'>,
  request: SettingRequest,
): Promise<void> {
  const target = codeTarget(await ownAccount(db, request.session));
  const { language, now } = request;
  const code = codeOf(request);
  await consumeCodeRequest(db, code);
  if (target === null) return;
  const { phone } = target;
  const made = await generateCode();
  if (phone !== undefined) {
    requireSms({ config });
    await consumeRangeQuota(db, phone, now);
    await db
      .transaction()
      .execute((tx) => smsCode(tx, { queue, config }, { ...code, made, phone, language }));
    return;
  }
  await db.transaction().execute(async (tx) => {
    const { code: digits, expiresAt } = await storeCode(tx, code, made);
    const data = { code: digits, duration: writeMinutes(language, codeMinutes) };
    const { email } = target;
    await sendMail(tx, queue, { template: 'account-owner-code', to: email, language, data, now, expiresAt });
  });
}

/**
 * The caller's account, after proof of ownership by password or code, which protects against stolen sessions and
 * unattended browsers. Passes for an account without either.
 */
export async function checkOwner(
  db: Dependencies['db'],
  request: SettingRequest,
  { current_password, otp }: OwnerProof,
): Promise<Account> {
  const account = await ownAccount(db, request.session);
  if (account.password_hash !== null) await checkCurrentPassword(db, account, current_password, request.now);
  else if (codeTarget(account) !== null) {
    await checkCode(db, codeOf(request), otp ?? '');
    await useCode(db, codeOf(request));
  }
  return account;
}
