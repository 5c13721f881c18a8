import type { CountryKey } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeTime } from '../../mail/write-time.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import { sendSms } from '../../sms/send-sms.ts';
import { claimPhone } from '../accounts/claim-phone.ts';
import { type PhoneRequest, readMobile } from '../accounts/read-phone.ts';
import { checkCode, consumeCodeRequest, generateCode, useCode } from '../codes/one-time-codes.ts';
import { consumeRangeQuota, requireSms, smsCode } from '../codes/phone-codes.ts';
import { checkCurrentPassword, ownAccount } from './current-password.ts';
import { releasePhone } from './release-phone.ts';
import type { SettingRequest } from './setting-request.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

/** A code is bound to one account and number. */
const codeOf = ({ session, place, now }: SettingRequest, phone: string) =>
  ({ purpose: 'phone-change', subject: `${session.accountId}:${phone}`, place, now }) as const;

/**
 * Sends a code to the new number and resolves with the normalised number. It does so even if another account has the
 * number (no account enumeration). The conflict is reported after the code was entered.
 */
export async function requestPhoneChange(
  services: Services,
  request: SettingRequest & { country: CountryKey },
  body: PhoneRequest & { current_password?: string | undefined },
): Promise<string> {
  const { db } = services;
  requireSms(services);
  const phone = readMobile(body, request.country);
  const account = await ownAccount(db, request.session);
  await checkCurrentPassword(db, account, body.current_password, request.now);
  if (phone === account.phone_num && account.is_mobile_verified)
    throw new ApiError(errorCode.phoneTaken, { fieldProblems: { contact_number: errorCode.phoneTaken } });
  const code = codeOf(request, phone);
  await consumeCodeRequest(db, code);
  // Rate limit by number, across accounts: protects a phone from flooding.
  await consumeCodeRequest(db, { ...code, subject: phone });
  await consumeRangeQuota(db, phone, request.now);
  const { language } = request;
  const made = await generateCode();
  await db.transaction().execute((tx) => smsCode(tx, services, { ...code, made, phone, language }));
  return phone;
}

/** Changes the account's number with the code that was sent to the new one, and notifies the old number and the email. */
export async function changePhone(
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  request: SettingRequest & { country: CountryKey },
  body: PhoneRequest & { otp: string },
): Promise<void> {
  const phone = readMobile(body, request.country);
  const account = await ownAccount(db, request.session);
  const code = codeOf(request, phone);
  await checkCode(db, code, body.otp);
  const { origin, language, now } = request;
  await db.transaction().execute(async (tx) => {
    await useCode(tx, code);
    await claimPhone(tx, { id: account.id, phone }, now);
    await releasePhone(tx, queue, { phone, owner: account.id }, now);
    await insertAccountEvent(tx, { accountId: account.id, event: 'phone-changed', origin, now });
    if (account.is_mobile_verified && account.phone_num !== null && account.phone_num !== phone)
      await sendSms(tx, queue, { template: 'phone-changed', to: account.phone_num, language, data: {}, now });
    if (account.email === null || !account.is_email_verified) return;
    const data = { time: writeTime(language, now) };
    await sendMail(tx, queue, { template: 'phone-changed', to: account.email, language, data, now });
  });
}
