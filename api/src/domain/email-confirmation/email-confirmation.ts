import type { LanguageTag } from '@jobharbor/shared/contracts';
import { codeMinutes } from '@jobharbor/shared/contracts/sign-in/auth';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeMinutes } from '../../mail/write-time.ts';
import type { RequestOrigin } from '../../session/request-origin.ts';
import { announceChange } from '../account-changes/announce-change.ts';
import { readSignInMethods } from '../account-changes/sign-in-methods.ts';
import { type Account, emailKeyOf, findAccount, findAccountByEmail } from '../accounts/account-repository.ts';
import { claimEmail, emailUsed } from '../accounts/claim-email.ts';
import {
  checkCode,
  consumeCodeRequest,
  type GeneratedCode,
  generateCode,
  storeCode,
  useCode,
} from '../codes/one-time-codes.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

export interface ConfirmationRequest {
  accountId: number;
  /** The caller's network (`networkOf`). */
  place: string;
  language: LanguageTag;
  now: Date;
}

/** A code is bound to one account and address. */
const codeOf = ({ id, email }: Pick<Account, 'id' | 'email'>, now: Date) =>
  ({ purpose: 'email-confirmation', subject: `${id}:${emailKeyOf(email ?? '')}`, now }) as const;

/**
 * Sends a code to the account's address, or to `email`, which replaces an unconfirmed one (typing error at sign-up).
 * Resolves with the address. 42110: another account has confirmed it; 42051: already confirmed.
 */
export async function sendConfirmation(
  services: Pick<Services, 'db' | 'queue'>,
  request: ConfirmationRequest,
  email: string | undefined,
): Promise<string> {
  const { db, queue } = services;
  const { now, place, language } = request;
  const account = await readAccount(db, request.accountId);
  if (account.is_email_verified) throw new ApiError(errorCode.emailConfirmed);
  const target = { id: account.id, email: email ?? account.email };
  // An account with a phone number alone names the address first.
  if (target.email === null)
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { email: 'required' } });
  // Rate limit by account: changing the address before each code must not send mails to many mailboxes.
  await consumeAttempt(db, { key: `email-confirmation:${account.id}`, limit: 10, seconds: 3_600 }, now);
  await consumeCodeRequest(db, { ...codeOf(target, now), place });
  const owner = await findAccountByEmail(db, target.email ?? '');
  if (owner?.is_email_verified) throw emailUsed();
  const made = await generateCode();
  await db.transaction().execute(async (tx) => {
    if (email !== undefined && email !== account.email) await correctEmail(tx, account.id, email, now);
    await mailConfirmation(tx, queue, target, { language, now, made });
  });
  return target.email ?? '';
}

/** Stores the code, which `generateCode` returned before the transaction, and queues the mail with it. */
export async function mailConfirmation(
  tx: Db,
  queue: Dependencies['queue'],
  account: Pick<Account, 'id' | 'email'>,
  { language, now, made }: { language: LanguageTag; now: Date; made: GeneratedCode },
): Promise<void> {
  const { code, expiresAt } = await storeCode(tx, codeOf(account, now), made);
  await sendMail(tx, queue, {
    template: 'email-confirmation',
    to: account.email ?? '',
    language,
    data: { code, duration: writeMinutes(language, codeMinutes) },
    now,
    expiresAt,
  });
}

/** Verifies the code without using it up; see `checkCode`. Resolves with the account. */
export async function checkConfirmation(
  { db }: Pick<Services, 'db'>,
  { accountId, place, now }: ConfirmationRequest,
  code: string,
): Promise<Account> {
  const account = await readAccount(db, accountId);
  await checkCode(db, { ...codeOf(account, now), place }, code);
  return account;
}

/**
 * Confirms the account's address with a code that was sent to it, and uses the code up. From then on the address signs in,
 * which a confirmed number is told of.
 */
export async function confirmEmail(
  { db, ...services }: Services,
  request: ConfirmationRequest & { origin: RequestOrigin },
  code: string,
): Promise<Account> {
  const account = await checkConfirmation({ db }, request, code);
  await db.transaction().execute(async (tx) => {
    await useCode(tx, codeOf(account, request.now));
    const before = await readSignInMethods(tx, account.id);
    await claimEmail(tx, account, request.now);
    if (account.is_mobile_verified) {
      const known = { ...account, email: null };
      await announceChange(tx, services, { ...request, event: 'email-changed', account: known, before });
    }
  });
  return { ...account, is_email_verified: true };
}

async function correctEmail(tx: Db, id: number, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('accounts')
    .set((eb) => ({ email, email_key: emailKeyOf(email), updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('is_email_verified', '=', false)
    .execute();
}

async function readAccount(db: Db, id: number): Promise<Account> {
  const account = await findAccount(db, id);
  if (account === undefined) throw new ApiError(errorCode.sessionEnded);
  return account;
}
