import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeMinutes, writeTime } from '../../mail/write-time.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import { type Account, emailKeyOf } from '../accounts/account-repository.ts';
import { claimEmail } from '../accounts/claim-email.ts';
import {
  checkCode,
  codeMinutes,
  consumeCodeRequest,
  generateCode,
  storeCode,
  useCode,
} from '../codes/one-time-codes.ts';
import { checkCurrentPassword, ownAccount } from './current-password.ts';
import type { SettingRequest } from './setting-request.ts';

type Services = Pick<Dependencies, 'db' | 'queue'>;

/** A code is bound to one account and address. */
const codeOf = ({ session, place, now }: SettingRequest, email: string) =>
  ({ purpose: 'email-change', subject: `${session.accountId}:${emailKeyOf(email)}`, place, now }) as const;

/**
 * Sends a code to the new address, also if another account has it (no account enumeration); the conflict is reported
 * after the code was shown.
 */
export async function requestEmailChange(
  { db, queue }: Services,
  request: SettingRequest,
  { email, current_password }: { email: string; current_password?: string | undefined },
): Promise<void> {
  const account = await ownAccount(db, request.session);
  await checkCurrentPassword(db, account, current_password, request.now);
  if (emailKeyOf(email) === account.email_key && account.is_email_verified) throw addressUnchanged();
  const code = codeOf(request, email);
  await consumeCodeRequest(db, code);
  // Rate limit by address, across accounts: protects a mailbox from flooding.
  await consumeCodeRequest(db, { ...code, subject: emailKeyOf(email) });
  const made = await generateCode();
  await db.transaction().execute(async (tx) => {
    const { code: digits, expiresAt } = await storeCode(tx, code, made);
    const { language, now } = request;
    const data = { code: digits, duration: writeMinutes(language, codeMinutes) };
    await sendMail(tx, queue, { template: 'email-change-code', to: email, language, data, now, expiresAt });
  });
}

/** Changes the account's email with the code that was sent to the new one, and notifies the old one. */
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

const addressUnchanged = () =>
  new ApiError(errorCode.invalidParameters, { fieldProblems: { email: 'invalid' } });
