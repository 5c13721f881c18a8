import type { CountryKey } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { announceChange } from '../account-changes/announce-change.ts';
import { readSignInMethods } from '../account-changes/sign-in-methods.ts';
import { claimPhone } from '../accounts/claim-phone.ts';
import { ownAccount } from '../accounts/own-account.ts';
import { type PhoneRequest, readMobile } from '../accounts/read-phone.ts';
import type { SettingRequest } from '../accounts/setting-request.ts';
import { checkCode, consumeCodeRequest, generateCode, useCode } from '../codes/one-time-codes.ts';
import { consumeRangeQuota, requireSms, smsCode } from '../codes/phone-codes.ts';
import { releasePhone } from './release-phone.ts';

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
  body: PhoneRequest,
): Promise<string> {
  const { db } = services;
  requireSms(services);
  const phone = readMobile(body, request.country);
  const account = await ownAccount(db, request.session);
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
  { db, ...services }: Services,
  request: SettingRequest & { country: CountryKey },
  body: PhoneRequest & { otp: string },
): Promise<void> {
  const phone = readMobile(body, request.country);
  const account = await ownAccount(db, request.session);
  const code = codeOf(request, phone);
  await checkCode(db, code, body.otp);
  const { now } = request;
  await db.transaction().execute(async (tx) => {
    await useCode(tx, code);
    const before = await readSignInMethods(tx, account.id);
    await claimPhone(tx, { id: account.id, phone }, now);
    await releasePhone(tx, services.queue, { phone, owner: account.id }, now);
    await announceChange(tx, services, { ...request, event: 'phone-changed', account, before });
  });
}
