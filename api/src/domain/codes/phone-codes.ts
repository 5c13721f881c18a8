import type { LanguageTag } from '@jobharbor/shared/contracts';
import { codeMinutes } from '@jobharbor/shared/contracts/sign-in/auth';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { writeMinutes } from '../../mail/write-time.ts';
import { sendSms } from '../../sms/send-sms.ts';
import { type CodeRequest, type GeneratedCode, storeCode } from './one-time-codes.ts';

/** Rate limit by number range (all but the last three digits), against SMS pumping. */
const rangeLimit = { limit: 30, seconds: 3_600 };

/** Throws 50012 on a site without a gateway. */
export function requireSms({ config }: Pick<Dependencies, 'config'>): void {
  if (config.sms.kind === 'none') throw new ApiError(errorCode.otpSendFailed);
}

/** Counts a message to the number's range; throws 40006. Call it outside of the transaction that sends the message. */
export const consumeRangeQuota = (db: Db, phone: string, now: Date) =>
  consumeAttempt(db, { key: `sms-range:${phone.slice(0, -3)}`, ...rangeLimit }, now);

/** Stores the code, which `generateCode` returned before the transaction, and queues the message that carries it. */
export async function smsCode(
  tx: Db,
  { queue, config }: Pick<Dependencies, 'queue' | 'config'>,
  request: Omit<CodeRequest, 'place'> & { made: GeneratedCode; phone: string; language: LanguageTag },
): Promise<void> {
  const { phone, language, now } = request;
  const { code, expiresAt } = await storeCode(tx, request, request.made);
  await sendSms(tx, queue, {
    template: 'code',
    to: phone,
    language,
    data: { code, duration: writeMinutes(language, codeMinutes) },
    boundTo: { host: new URL(config.siteUrl).hostname, code },
    now,
    expiresAt,
  });
}
