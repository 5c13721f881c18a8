import { type CountryKey, countryByKey, type registration } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import {
  type Account,
  emailKeyOf,
  findAccountsByEmail,
  findSaltSource,
  insertAccount,
} from '../accounts/account-repository.ts';
import { checkNewPassword } from '../accounts/check-new-password.ts';
import { findAccountByPhone } from '../accounts/claim-phone.ts';
import { hashPassword, isSameHash } from '../accounts/password.ts';
import { readMobile } from '../accounts/read-phone.ts';
import { type GeneratedCode, generateCode } from '../codes/one-time-codes.ts';
import { mailConfirmation } from '../email-confirmation/email-confirmation.ts';
import type { Caller, SignedIn } from './caller.ts';
import { type Newcomer, newcomerColumns } from './newcomer.ts';
import { openSession } from './sign-in.ts';

type NewJobseeker = z.output<typeof registration>;

/** Limit of "taken" answers, against account enumeration. */
const takenAnswers = { limit: 10, seconds: 3_600 };

/**
 * Limit of unconfirmed registrations with an address: below the number that a sign-in compares, so that strangers cannot
 * displace the owner's.
 */
const registrations = { limit: 5, seconds: 86_400 };

/** Milliseconds within which an identical form is a repetition. */
const retryMs = 600_000;

/**
 * Creates a job seeker's account, sends the confirmation code, and signs in. Unconfirmed addresses are free; a repeated
 * identical form (retry, double click) signs in to the account that it created.
 */
export async function signUp(
  { db, queue }: Pick<Dependencies, 'db' | 'queue'>,
  form: NewJobseeker,
  caller: Caller,
  newcomer: Newcomer,
): Promise<SignedIn> {
  if (caller.session !== null && caller.session.role !== 'guest') {
    throw new ApiError(errorCode.alreadySignedIn);
  }
  if (form.terms_and_condition !== 1) throw termsNotAccepted();
  await consumeAttempt(db, { key: `sign-up:${caller.place}`, limit: 100, seconds: 900 }, caller.now);
  const country = readCountry(form.country_key, newcomer.country, 'country_key');
  const phoneCountry = readCountry(form.phone_country_key, country, 'phone_country_key');
  const contact_number = form.contact_number?.trim() ?? '';
  const phone = contact_number === '' ? null : readMobile({ contact_number }, phoneCountry);
  if (form.password !== undefined)
    checkNewPassword(form.password, [form.email, `${form.first_name} ${form.last_name ?? ''}`]);
  if (phone !== null && (await findAccountByPhone(db, phone)) !== undefined) {
    await consumeAttempt(db, { key: `sign-up-taken:${caller.place}`, ...takenAnswers }, caller.now);
    throw phoneTaken();
  }
  const account = await findOrCreate(db, queue, {
    form,
    newcomer: { ...newcomer, country },
    phone,
    caller,
  });
  if (account === null) {
    await consumeAttempt(db, { key: `sign-up-taken:${caller.place}`, ...takenAnswers }, caller.now);
    throw emailTaken();
  }
  return openSession(db, account, caller);
}

interface AccountDraft {
  form: NewJobseeker;
  newcomer: Newcomer;
  phone: string | null;
  caller: Caller;
}

/** The new account, or that of an identical recent form; null if the address is taken. Hashes outside transactions. */
async function findOrCreate(
  db: Db,
  queue: Dependencies['queue'],
  draft: AccountDraft,
): Promise<Account | null> {
  const { form, caller } = draft;
  const key = emailKeyOf(form.email);
  const made = await generateCode();
  for (;;) {
    const like = findSaltSource(await findAccountsByEmail(db, key));
    const passwordHash = form.password === undefined ? null : await hashPassword(form.password, like);
    const account = await db.transaction().execute(async (tx) => {
      // Advisory lock: requests with one address are serialised, so that a repeated one finds the first one's account.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up:${key}`}, 0))`.execute(tx);
      const accounts = await findAccountsByEmail(tx, key);
      if (accounts[0]?.is_email_verified) return null;
      // A concurrent registration was first: reuse its salt.
      if (passwordHash !== null && findSaltSource(accounts) !== like) return undefined;
      const since = caller.now.getTime() - retryMs;
      const recent = accounts.filter(({ created_at }) => created_at.getTime() > since);
      const same = ({ password_hash }: Account) =>
        password_hash !== null && passwordHash !== null && isSameHash(password_hash, passwordHash);
      const existing = recent.find(same);
      if (existing !== undefined) return existing;
      await consumeAttempt(tx, { key: `sign-up-email:${key}`, ...registrations }, caller.now);
      return createAccount(tx, queue, { ...draft, passwordHash, made });
    });
    if (account !== undefined) return account;
  }
}

async function createAccount(
  tx: Db,
  queue: Dependencies['queue'],
  {
    form,
    newcomer,
    phone,
    caller,
    ...secrets
  }: AccountDraft & { passwordHash: string | null; made: GeneratedCode },
): Promise<Account | null> {
  const account = await insertAccount(tx, {
    ...newcomerColumns(newcomer, caller.now),
    email: form.email,
    email_key: emailKeyOf(form.email),
    password_hash: secrets.passwordHash,
    first_name: form.first_name,
    last_name: form.last_name ?? '',
    phone_num: phone,
    source: form.source ?? null,
    is_subscribed: form.is_subscribe === 1,
  });
  if (account !== null) await mailConfirmation(tx, queue, account, { ...caller, made: secrets.made });
  return account;
}

/** Creates a guest account, which has nothing but an id, and signs in. */
export async function signUpAsGuest(db: Db, country: CountryKey, caller: Caller): Promise<SignedIn> {
  if (caller.session !== null) throw new ApiError(errorCode.alreadySignedIn);
  await consumeAttempt(db, { key: `guest:${caller.place}`, limit: 300, seconds: 900 }, caller.now);
  const guest = await insertAccount(db, { role: 'guest', country_key: country, source: 'web' });
  if (guest === null) throw new ApiError(errorCode.internal);
  return openSession(db, guest, caller);
}

const emailTaken = () =>
  new ApiError(errorCode.emailTaken, { fieldProblems: { email: errorCode.emailTaken } });

const phoneTaken = () =>
  new ApiError(errorCode.phoneTakenSignUp, {
    fieldProblems: { contact_number: errorCode.phoneTakenSignUp },
  });

const termsNotAccepted = () =>
  new ApiError(errorCode.termsNotAccepted, {
    fieldProblems: { terms_and_condition: errorCode.termsNotAccepted },
  });

function readCountry(key: string | undefined, fallback: CountryKey, field: string): CountryKey {
  if (key === undefined || key === '') return fallback;
  const country = countryByKey(key.toLowerCase());
  if (country === undefined) {
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { [field]: 'invalid' } });
  }
  return country.key;
}
