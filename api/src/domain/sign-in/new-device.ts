import type { LanguageTag } from '@jobharbor/shared/contracts';
import { codeMinutes, resendSeconds } from '@jobharbor/shared/contracts/sign-in/auth';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeMinutes, writeTime } from '../../mail/write-time.ts';
import type { RequestOrigin } from '../../session/request-origin.ts';
import { hashToken } from '../../session/session-token.ts';
import type { Account } from '../accounts/account-repository.ts';
import { type GeneratedCode, generateCode, storeCode } from '../codes/one-time-codes.ts';
import { describeBrowser } from '../devices/describe-browser.ts';
import type { Caller } from './caller.ts';
import { isKnownDevice } from './known-devices.ts';
import { createPendingLogin, hasAuthenticator } from './second-factor.ts';

type Services = Pick<Dependencies, 'db' | 'queue'>;

/** Mails with codes to one account: those that one place causes, and all. */
const mailsOfPlace = { limit: 5, seconds: 900 };
const mailsOfAccount = { limit: 20, seconds: 3_600 };

/** A code is bound to one login. */
export const deviceCodeOf = (accountId: number, token: string, now: Date) =>
  ({
    purpose: 'new-device',
    subject: `${accountId}:${hashToken(token).toString('base64url')}`,
    now,
  }) as const;

/**
 * Requires a second factor on an unknown device, after a sign-in that may be a stranger's, such as by password. It
 * throws 42130 and mails a code to the confirmed address. Accounts with an authenticator app are exempt, and so are
 * recruiters that are programs.
 */
export async function requireDeviceCode(services: Services, account: Account, caller: Caller): Promise<void> {
  const { db } = services;
  const { now, place } = caller;
  if (account.role === 'guest' || account.email === null || !account.is_email_verified) return;
  if (isProgram(account)) return;
  if (await isKnownDevice(db, caller.device, account.id, now)) return;
  if (await hasAuthenticator(db, account.id)) return;
  await consumeAttempt(db, { key: `device-code:${account.id}:${place}`, ...mailsOfPlace }, now);
  await consumeAttempt(db, { key: `device-code:${account.id}`, ...mailsOfAccount }, now);
  const made = await generateCode();
  await db.transaction().execute(async (tx) => {
    const token = await createPendingLogin(tx, { accountId: account.id, factor: 'mail', now });
    await mailDeviceCode(tx, services.queue, { account, token, caller, made });
    caller.challenge(token);
  });
  throw new ApiError(errorCode.deviceCodeNeeded);
}

/** A recruiter whose address can never be a mailbox (RFC 2606), such as the agency of the demonstration. */
const isProgram = ({ role, email }: Account): boolean =>
  role === 'recruiter' && email?.toLowerCase().endsWith('.invalid') === true;

/** Mails another code for the login of `token`; the previous one is void. Throws 42056 if the login has expired. */
export async function resendDeviceCode(
  { db, queue }: Services,
  token: string | null,
  caller: Caller,
): Promise<void> {
  const { now, place } = caller;
  const account =
    token === null
      ? undefined
      : await db
          .selectFrom('pending_logins')
          .innerJoin('accounts', 'accounts.id', 'pending_logins.account_id')
          .where('token_hash', '=', hashToken(token))
          .where('factor', '=', 'mail')
          .where('expires_at', '>', now)
          .selectAll('accounts')
          .executeTakeFirst();
  if (account === undefined || token === null) throw new ApiError(errorCode.secondFactorExpired);
  const { subject } = deviceCodeOf(account.id, token, now);
  await consumeAttempt(db, { key: `device-code-again:${subject}`, limit: 1, seconds: resendSeconds }, now);
  await consumeAttempt(db, { key: `device-code:${account.id}:${place}`, ...mailsOfPlace }, now);
  await consumeAttempt(db, { key: `device-code:${account.id}`, ...mailsOfAccount }, now);
  const made = await generateCode();
  await db.transaction().execute((tx) => mailDeviceCode(tx, queue, { account, token, caller, made }));
}

async function mailDeviceCode(
  tx: Db,
  queue: Dependencies['queue'],
  { account, token, caller, made }: { account: Account; token: string; caller: Caller; made: GeneratedCode },
): Promise<void> {
  const { now, language } = caller;
  const { code, expiresAt } = await storeCode(tx, deviceCodeOf(account.id, token, now), made);
  await sendMail(tx, queue, {
    template: 'new-device-code',
    to: account.email ?? '',
    language,
    data: {
      code,
      duration: writeMinutes(language, codeMinutes),
      ...deviceData(caller.origin, language, now),
    },
    now,
    expiresAt,
  });
}

/** Notifies the owner of a new device after the second factor. */
export async function notifyOfNewDevice(
  tx: Db,
  queue: Dependencies['queue'],
  { email, is_email_verified }: Account,
  { origin, language, now }: Pick<Caller, 'origin' | 'language' | 'now'>,
): Promise<void> {
  if (email === null || !is_email_verified) return;
  const data = deviceData(origin, language, now);
  await sendMail(tx, queue, { template: 'new-device', to: email, language, data, now });
}

/** Browser, place and time of a request, as a mail names them. */
function deviceData({ userAgent, address, country }: RequestOrigin, language: LanguageTag, now: Date) {
  const { browser, system } = describeBrowser(userAgent);
  const name = country && new Intl.DisplayNames(language, { type: 'region' }).of(country.toUpperCase());
  return {
    device: [browser, system, name, address].filter(Boolean).join(' · '),
    time: writeTime(language, now),
  };
}
