import type { LanguageTag } from '@jobharbor/shared/contracts';
import { codeMinutes } from '@jobharbor/shared/contracts/sign-in/auth';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeMinutes } from '../../mail/write-time.ts';
import type { RequestOrigin } from '../../session/request-origin.ts';
import { announceChange } from '../account-changes/announce-change.ts';
import { readSignInMethods } from '../account-changes/sign-in-methods.ts';
import {
  type Account,
  emailKeyOf,
  findAccountByEmail,
  findAccountsByEmail,
} from '../accounts/account-repository.ts';
import { checkNewPassword } from '../accounts/check-new-password.ts';
import { claimEmail } from '../accounts/claim-email.ts';
import { hashPassword } from '../accounts/password.ts';
import { checkCode, consumeCodeRequest, generateCode, storeCode, useCode } from '../codes/one-time-codes.ts';
import { endOtherSessions } from '../devices/device-repository.ts';
import { rememberDevice } from '../sign-in/known-devices.ts';
import { findOwnAccount, revokeSignInMethods } from '../sign-in/revoke-sign-in-methods.ts';
import { hasAuthenticator } from '../sign-in/second-factor.ts';

/** Requester of a new password, as far as known. */
export interface ResetRequest {
  email: string;
  /** The caller's network (`networkOf`). */
  place: string;
  language: LanguageTag;
  now: Date;
  origin: RequestOrigin;
  /** The token of the device, if somebody has signed in on it before. */
  device: string | null;
  /** Called with the account that a code is about, for the log of security events. */
  identify(accountId: number): void;
}

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

const codeOf = ({ email, place, now }: ResetRequest) =>
  ({ purpose: 'password-reset', subject: emailKeyOf(email), place, now }) as const;

/**
 * Mails a code to an account's address, and "no account" to any other. The same steps for both, so that neither answer
 * nor time reveals it (account enumeration).
 */
export async function sendResetCode(
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  request: ResetRequest,
): Promise<void> {
  await consumeCodeRequest(db, codeOf(request));
  const made = await generateCode();
  await db.transaction().execute(async (tx) => {
    const account = await findAccountByEmail(tx, request.email);
    const { code, expiresAt } = await storeCode(tx, codeOf(request), made);
    const duration = writeMinutes(request.language, codeMinutes);
    const { language, now } = request;
    const mail = { to: account?.email ?? request.email, language, now, expiresAt };
    if (account === undefined)
      await sendMail(tx, queue, { ...mail, template: 'password-reset-no-account', data: {} });
    else await sendMail(tx, queue, { ...mail, template: 'password-reset-code', data: { code, duration } });
  });
}

/** Throws unless the code is right; see `checkCode`. The code stays good for {@link resetPassword}. */
export async function verifyResetCode(
  { db }: Pick<Services, 'db'>,
  request: ResetRequest,
  code: string,
): Promise<void> {
  const owner = await findAccountByEmail(db, request.email);
  if (owner !== undefined) request.identify(owner.id);
  await checkCode(db, codeOf(request), code);
}

/**
 * Sets the password with a mailed code, which is used up, and notifies the address. The reader of the mail owns the
 * address, so it becomes confirmed. If it was not confirmed before, a stranger may have registered it. Then every
 * session ends. Unless it was registered on this device, every other way in ends too. Remembers the device: resolves
 * with its new token, or null if an authenticator app is required.
 */
export async function resetPassword(
  { db, ...services }: Services,
  request: ResetRequest,
  { code, password, endSessions }: { code: string; password: string; endSessions: boolean },
): Promise<{ account: number; device: string | null }> {
  checkNewPassword(password, [request.email], 'new_password');
  await verifyResetCode({ db }, request, code);
  const hash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    await useCode(tx, codeOf(request));
    const accounts = await findAccountsByEmail(tx, request.email);
    const own = await findOwnAccount(tx, accounts, request);
    const account = own ?? accounts[0];
    // The code of an address without account was sent to nobody.
    if (account === undefined) throw new ApiError(errorCode.wrongOtp);
    // Their names are read after the code, which shows that they may be known.
    checkNewPassword(password, [request.email, `${account.first_name} ${account.last_name}`], 'new_password');
    if (!account.is_email_verified) {
      if (own === null) await revokeSignInMethods(tx, account, request);
      await claimEmail(tx, account, request.now);
    }
    // The reader of the mail has confirmed the address, if it was not before.
    const confirmed = { ...account, is_email_verified: true };
    const before = await readSignInMethods(tx, account.id);
    await setPassword(tx, account, hash, request.now);
    if (endSessions || !account.is_email_verified) await endOtherSessions(tx, account.id, null);
    await announceChange(tx, services, { ...request, event: 'password-changed', account: confirmed, before });
    const isAsked = await hasAuthenticator(tx, account.id);
    return {
      account: account.id,
      device: isAsked ? null : await rememberDevice(tx, request.device, account.id, request.now),
    };
  });
}

async function setPassword(tx: Db, { id }: Account, hash: string, now: Date): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password_hash: hash, updated_at: now })
    .where('id', '=', id)
    .execute();
}
