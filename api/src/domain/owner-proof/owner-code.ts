import { codeMinutes } from '@jobharbor/shared/contracts/sign-in/auth';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeMinutes } from '../../mail/write-time.ts';
import { ownAccount } from '../accounts/own-account.ts';
import type { SettingRequest } from '../accounts/setting-request.ts';
import { checkCode, consumeCodeRequest, generateCode, storeCode, useCode } from '../codes/one-time-codes.ts';
import { consumeRangeQuota, smsCode } from '../codes/phone-codes.ts';
import { codeChannels } from './owner-factors.ts';

/** One code at a time, whichever channel it went to. */
const codeOf = ({ session, place, now }: SettingRequest) =>
  ({ purpose: 'account-owner', subject: `account:${session.accountId}`, place, now }) as const;

/**
 * Sends a code to the account's confirmed address or number: to `channel`, else to the first that there is. Throws 42340
 * without one.
 */
export async function sendOwnerCode(
  { db, queue, config }: Pick<Dependencies, 'db' | 'queue' | 'config'>,
  request: SettingRequest,
  channel: 'email' | 'phone' | undefined,
): Promise<void> {
  const { email, phone } = codeChannels(await ownAccount(db, request.session), config);
  const { language, now } = request;
  const code = codeOf(request);
  await consumeCodeRequest(db, code);
  if (phone !== null && (channel === 'phone' || email === null)) {
    await consumeRangeQuota(db, phone, now);
    const made = await generateCode();
    return db
      .transaction()
      .execute((tx) => smsCode(tx, { queue, config }, { ...code, made, phone, language }));
  }
  if (email === null) throw new ApiError(errorCode.noOwnerFactor);
  const made = await generateCode();
  return db.transaction().execute(async (tx) => {
    const { code: digits, expiresAt } = await storeCode(tx, code, made);
    const data = { code: digits, duration: writeMinutes(language, codeMinutes) };
    await sendMail(tx, queue, { template: 'account-owner-code', to: email, language, data, now, expiresAt });
  });
}

/** Uses the code of {@link sendOwnerCode} up; throws unless it is right, see `checkCode`. */
export async function useOwnerCode(db: Db, request: SettingRequest, otp: string): Promise<void> {
  await checkCode(db, codeOf(request), otp);
  await useCode(db, codeOf(request));
}
