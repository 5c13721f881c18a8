import { codeMinutes } from '@jobharbor/shared/contracts/sign-in/auth';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeMinutes } from '../../mail/write-time.ts';
import { announceChange } from '../account-changes/announce-change.ts';
import { readSignInMethods } from '../account-changes/sign-in-methods.ts';
import { type Account, emailKeyOf } from '../accounts/account-repository.ts';
import { claimEmail } from '../accounts/claim-email.ts';
import { ownAccount } from '../accounts/own-account.ts';
import type { SettingRequest } from '../accounts/setting-request.ts';
import { checkCode, consumeCodeRequest, generateCode, storeCode, useCode } from '../codes/one-time-codes.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

/** A code is bound to one account and address. */
const codeOf = ({ session, place, now }: SettingRequest, email: string) =>
  ({ purpose: 'email-change', subject: `${session.accountId}:${emailKeyOf(email)}`, place, now }) as const;

/**
 * Sends a code to the new address, also if another account has it (no account enumeration); the conflict is reported
 * after the code was shown.
 */
export async function requestEmailChange(
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  request: SettingRequest,
  email: string,
): Promise<void> {
  const account = await ownAccount(db, request.session);
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
  { db, ...services }: Services,
  request: SettingRequest,
  { email, otp }: { email: string; otp: string },
): Promise<Account> {
  const account = await ownAccount(db, request.session);
  const code = codeOf(request, email);
  await checkCode(db, code, otp);
  return db.transaction().execute(async (tx) => {
    await useCode(tx, code);
    const before = await readSignInMethods(tx, account.id);
    await claimEmail(tx, { id: account.id, email }, request.now);
    await announceChange(tx, services, { ...request, event: 'email-changed', account, before });
    return { ...account, email, email_key: emailKeyOf(email), is_email_verified: true };
  });
}

const addressUnchanged = () =>
  new ApiError(errorCode.invalidParameters, { fieldProblems: { email: 'invalid' } });
