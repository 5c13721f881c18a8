import type { LanguageTag } from '@jobharbor/shared/contracts';
import { codeMinutes } from '@jobharbor/shared/contracts/sign-in/auth';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeMinutes } from '../../mail/write-time.ts';
import { generateToken } from '../../session/session-token.ts';
import {
  type Account,
  emailKeyOf,
  findAccountByEmail,
  findAccountsByEmail,
  insertAccount,
} from '../accounts/account-repository.ts';
import { claimEmail } from '../accounts/claim-email.ts';
import { checkCode, consumeCodeRequest, generateCode, storeCode, useCode } from '../codes/one-time-codes.ts';
import type { Caller, SignedIn } from '../sign-in/caller.ts';
import { type Newcomer, newcomerColumns } from '../sign-in/newcomer.ts';
import { findOwnAccount, revokeSignInMethods } from '../sign-in/revoke-sign-in-methods.ts';
import { openSession } from '../sign-in/sign-in.ts';
import { refuseSuspended } from '../suspensions/refuse-suspended.ts';
import { deleteLink, findLink, type LinkTokens, saveLink, useLink } from './sign-in-link-repository.ts';

type Services = Pick<Dependencies, 'db' | 'queue'>;

export interface SignInMail {
  email: string;
  place: string;
  language: LanguageTag;
  now: Date;
  /** Device of the requesting browser: the link signs in there without confirmation. */
  browser: string;
  /** Page of this site to open afterwards, as the browser names it. */
  redirect: string;
  /** Whole address of the page that takes the link's token. */
  linkPage: string;
}

/** Account that the mail's reader gets without one. */
export interface MailNewcomer extends Newcomer {
  acceptsTerms: boolean;
}

export interface MailSignIn extends SignedIn {
  /** The address had no account before. */
  isNew: boolean;
}

const codeOf = (email: string, now: Date) =>
  ({ purpose: 'sign-in', subject: emailKeyOf(email), now }) as const;

/**
 * Mails a sign-in code and link, whether or not the address has an account. The same steps for both, so that neither
 * answer nor time reveals it (account enumeration).
 */
export async function sendSignInMail({ db, queue }: Services, request: SignInMail): Promise<void> {
  const { email, language, now, browser, redirect, linkPage } = request;
  await consumeCodeRequest(db, { ...codeOf(email, now), place: request.place });
  const made = await generateCode();
  await db.transaction().execute(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    const { code, expiresAt } = await storeCode(tx, codeOf(email, now), made);
    const token = generateToken();
    await saveLink(tx, { email, token, browser, redirect, expiresAt });
    const duration = writeMinutes(language, codeMinutes);
    await sendMail(tx, queue, {
      template: account === undefined ? 'sign-up-code' : 'sign-in-code',
      to: account?.email ?? email,
      language,
      data: { code, duration, sign_in_url: `${linkPage}#${token}` },
      now,
      expiresAt,
    });
  });
}

/** Signs in with the code of the mail, and uses code and link up. */
export async function signInByCode(
  { db }: Pick<Services, 'db'>,
  { email, code }: { email: string; code: string },
  caller: Caller,
  newcomer: MailNewcomer,
): Promise<MailSignIn> {
  const owner = await findAccountByEmail(db, email);
  if (owner !== undefined) caller.identify(owner.id);
  await checkCode(db, { ...codeOf(email, caller.now), place: caller.place }, code);
  return admit(db, email, caller, newcomer, async (tx) => {
    await useCode(tx, codeOf(email, caller.now));
    await deleteLink(tx, email);
  });
}

/** Preview of a sign-in link. Read-only: mail scanners may follow links. */
export async function describeLink(
  { db }: Pick<Services, 'db'>,
  tokens: LinkTokens,
  now: Date,
): Promise<{ email: string; isSameBrowser: boolean; redirect: string }> {
  const { email, is_same_browser, redirect } = await findLink(db, tokens, now);
  return { email, isSameBrowser: is_same_browser, redirect };
}

/** Signs in with the link of the mail, and uses code and link up. */
export async function signInByLink(
  { db }: Pick<Services, 'db'>,
  tokens: LinkTokens,
  caller: Caller,
  newcomer: MailNewcomer,
): Promise<MailSignIn> {
  const { email } = await findLink(db, tokens, caller.now);
  return admit(db, email, caller, newcomer, async (tx) => {
    await useLink(tx, tokens, caller.now);
    await useCode(tx, codeOf(email, caller.now));
  });
}

/**
 * Signs in the reader of the mail. `spend` uses up the proof in the same transaction. An unconfirmed registration may be
 * a stranger's: unless it was made on this device, every way in that it has is revoked.
 */
async function admit(
  db: Db,
  email: string,
  caller: Caller,
  newcomer: MailNewcomer,
  spend: (tx: Db) => Promise<void>,
): Promise<MailSignIn> {
  const accounts = await findAccountsByEmail(db, email);
  const own = await findOwnAccount(db, accounts, caller);
  const found = own ?? accounts[0];
  if (found !== undefined) caller.identify(found.id);
  if (found !== undefined) await refuseSuspended(db, found);
  if (found === undefined && !newcomer.acceptsTerms) throw new ApiError(errorCode.termsNotAccepted);
  const account = await db.transaction().execute(async (tx) => {
    await spend(tx);
    if (found === undefined) return createAccount(tx, email, newcomer, caller.now);
    if (found.is_email_verified) return found;
    if (own === null) await revokeSignInMethods(tx, found, caller);
    await claimEmail(tx, found, caller.now);
    return { ...found, is_email_verified: true };
  });
  return { ...(await openSession(db, account, caller)), isNew: found === undefined };
}

async function createAccount(tx: Db, email: string, newcomer: Newcomer, now: Date): Promise<Account> {
  const account = await insertAccount(tx, {
    ...newcomerColumns(newcomer, now),
    email,
    email_key: emailKeyOf(email),
    is_email_verified: true,
    first_name: [...(email.split('@')[0] ?? '')].slice(0, 50).join(''),
    source: 'web',
  });
  // Another request with the same code was faster.
  if (account === null) throw new ApiError(errorCode.otpUsed);
  return account;
}
