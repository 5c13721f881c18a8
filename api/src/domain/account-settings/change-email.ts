import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { insertAccountEvent } from '../../http/account-event.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeMinutes, writeTime } from '../../mail/write-time.ts';
import { type Account, emailKeyOf } from '../accounts/account-repository.ts';
import { claimEmail } from '../accounts/claim-email.ts';
import {
  checkCode,
  codeMinutes,
  makeCode,
  spendCodeRequest,
  storeCode,
  useCode,
} from '../codes/one-time-codes.ts';
import { checkCurrentPassword, ownAccount } from './current-password.ts';
import type { SettingRequest } from './setting-request.ts';

type Services = Pick<Dependencies, 'db' | 'queue'>;

/** A code is for one account and one address: it makes the address nobody else's. */
const codeOf = ({ session, place, now }: SettingRequest, email: string) =>
  ({ purpose: 'email-change', subject: `${session.accountId}:${emailKeyOf(email)}`, place, now }) as const;

/**
 * Sends a code to the new address. One of another account gets it too, so that nobody learns here who is registered; its
 * owner is told after showing the code.
 */
export async function requestEmailChange(
  { db, queue }: Services,
  request: SettingRequest,
  { email, current_password }: { email: string; current_password?: string | undefined },
): Promise<void> {
  const account = await ownAccount(db, request.session);
  await checkCurrentPassword(db, account, current_password, request.now);
  if (emailKeyOf(email) === account.email_key && account.is_email_verified) throw alreadyYours();
  const code = codeOf(request, email);
  await spendCodeRequest(db, code);
  // Neither another account nor another new address gives more attempts at filling one mailbox.
  await spendCodeRequest(db, { ...code, subject: emailKeyOf(email) });
  const made = await makeCode();
  await db.transaction().execute(async (tx) => {
    const { code: digits, expiresAt } = await storeCode(tx, code, made);
    const { language, now } = request;
    const data = { code: digits, duration: writeMinutes(language, codeMinutes) };
    await sendMail(tx, queue, { template: 'email-change-code', to: email, language, data, now, expiresAt });
  });
}

/** Makes `email` the account's with the code that was sent there, and tells the old address. */
export async function changeEmail(
  { db, queue }: Services,
  request: SettingRequest,
  { email, otp }: { email: string; otp: string },
): Promise<Account> {
  const account = await ownAccount(db, request.session);
  const code = codeOf(request, email);
  await checkCode(db, code, otp);
  const { origin, language, now } = request;
  return db.transaction().execute(async (tx) => {
    await useCode(tx, code);
    await claimEmail(tx, { id: account.id, email }, now);
    await insertAccountEvent(tx, { accountId: account.id, event: 'email-changed', origin, now });
    if (account.email !== null && account.email_key !== emailKeyOf(email)) {
      const data = { time: writeTime(language, now) };
      await sendMail(tx, queue, { template: 'email-changed', to: account.email, language, data, now });
    }
    return { ...account, email, email_key: emailKeyOf(email), is_email_verified: true };
  });
}

const alreadyYours = () => new ApiError(errorCode.invalidParameters, { fieldProblems: { email: 'invalid' } });
