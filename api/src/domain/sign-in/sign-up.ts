import { createHmac, randomBytes } from 'node:crypto';
import { type CountryKey, countryByKey, type registration } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { consumeAttempt, consumePlaceAttempt } from '../../http/throttle.ts';
import {
  type Account,
  emailKeyOf,
  findAccountsByEmail,
  findSaltSource,
  insertAccount,
} from '../accounts/account-repository.ts';
import { checkNewPassword } from '../accounts/check-new-password.ts';
import { findAccountByPhone } from '../accounts/claim-phone.ts';
import { hashPassword, hasSameSalt, isSameHash } from '../accounts/password.ts';
import { readMobile } from '../accounts/read-phone.ts';
import { type GeneratedCode, generateCode } from '../codes/one-time-codes.ts';
import { oneAtATime } from '../common/one-at-a-time.ts';
import { mailConfirmation } from '../email-confirmation/email-confirmation.ts';
import type { Caller, SignedIn } from './caller.ts';
import { type Newcomer, newcomerColumns } from './newcomer.ts';
import { openSession } from './sign-in.ts';

type NewAccountForm = z.output<typeof registration>;

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
 * Creates the account of a job seeker or an employer, sends the confirmation code, and signs in. Unconfirmed addresses are free; a repeated
 * identical form (retry, double click) signs in to the account that it created.
 */
export async function signUp(
  { db, queue }: Pick<Dependencies, 'db' | 'queue'>,
  form: NewAccountForm,
  caller: Caller,
  newcomer: Newcomer,
): Promise<SignedIn> {
  if (caller.session !== null && caller.session.role !== 'guest') {
    throw new ApiError(errorCode.alreadySignedIn);
  }
  if (form.terms_and_condition !== 1) throw termsNotAccepted();
  await consumePlaceAttempt(
    db,
    { name: 'sign-up', place: caller.place, limit: 100, seconds: 900 },
    caller.now,
  );
  const country = readCountry(form.country_key, newcomer.country, 'country_key');
  const phoneCountry = readCountry(form.phone_country_key, country, 'phone_country_key');
  const contact_number = form.contact_number?.trim() ?? '';
  const phone = contact_number === '' ? null : readMobile({ contact_number }, phoneCountry);
  if (form.password !== undefined)
    checkNewPassword(form.password, [form.email, `${form.first_name} ${form.last_name ?? ''}`]);
  if (phone !== null && (await findAccountByPhone(db, phone)) !== undefined) {
    await consumePlaceAttempt(
      db,
      { name: 'sign-up-taken', place: caller.place, ...takenAnswers },
      caller.now,
    );
    throw phoneTaken();
  }
  const account = await findOrCreate(db, queue, {
    form,
    newcomer: { ...newcomer, country },
    phone,
    caller,
  });
  if (account === null) {
    await consumePlaceAttempt(
      db,
      { name: 'sign-up-taken', place: caller.place, ...takenAnswers },
      caller.now,
    );
    throw emailTaken();
  }
  return openSession(db, account, caller);
}

interface AccountDraft {
  form: NewAccountForm;
  newcomer: Newcomer;
  phone: string | null;
  caller: Caller;
}

/**
 * The hash of the latest form for an address. An identical form that waited behind it reuses this hash. The password is
 * known again by a keyed digest (HMAC) that is worth nothing outside this process.
 */
const lastHash = new Map<string, { digest: string; hash: string }>();
const digestKey = randomBytes(32);

/**
 * The new account, or that of an identical recent form; null if the address is taken. Forms of one address are handled one
 * after another, so that each is hashed once at most, however many wait. Hashes outside transactions.
 */
function findOrCreate(db: Db, queue: Dependencies['queue'], draft: AccountDraft): Promise<Account | null> {
  const key = emailKeyOf(draft.form.email);
  return oneAtATime(`sign-up ${key}`, async () => {
    for (;;) {
      const account = await attemptSignUp(db, queue, draft, key);
      if (account !== undefined) return account;
    }
  });
}

/** Undefined: another process was first, and the hash has to be made with its salt. */
async function attemptSignUp(
  db: Db,
  queue: Dependencies['queue'],
  draft: AccountDraft,
  key: string,
): Promise<Account | null | undefined> {
  const { form, caller } = draft;
  const before = await findAccountsByEmail(db, key);
  if (before[0]?.is_email_verified) return null;
  const like = findSaltSource(before);
  const passwordHash = form.password === undefined ? null : await hashOnce(key, form.password, like);
  const repeated = identicalTo(before, form, passwordHash, caller.now);
  if (repeated !== undefined) return repeated;
  const made = await generateCode();
  return db.transaction().execute(async (tx) => {
    // Advisory lock: requests with one address are serialised, so that a repeated one finds the first one's account.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up:${key}`}, 0))`.execute(tx);
    const accounts = await findAccountsByEmail(tx, key);
    if (accounts[0]?.is_email_verified) return null;
    // A concurrent registration was first: reuse its salt.
    if (passwordHash !== null && findSaltSource(accounts) !== like) return undefined;
    const existing = identicalTo(accounts, form, passwordHash, caller.now);
    if (existing !== undefined) return existing;
    await consumeAttempt(tx, { key: `sign-up-email:${key}`, ...registrations }, caller.now);
    return createAccount(tx, queue, { ...draft, passwordHash, made });
  });
}

async function hashOnce(key: string, password: string, like: string | null): Promise<string> {
  const known = lastHash.get(key);
  const digest = createHmac('sha256', digestKey).update(password).digest('base64url');
  if (known?.digest === digest && like !== null && hasSameSalt(known.hash, like)) return known.hash;
  const hash = await hashPassword(password, like);
  lastHash.set(key, { digest, hash });
  // Only those that wait now are the same burst.
  setTimeout(() => lastHash.delete(key), 10_000).unref();
  return hash;
}

/** The account of an identical form that was sent within minutes. */
function identicalTo(
  accounts: readonly Account[],
  form: NewAccountForm,
  hash: string | null,
  now: Date,
): Account | undefined {
  const since = now.getTime() - retryMs;
  return accounts.find(
    ({ role, created_at, password_hash }) =>
      created_at.getTime() > since &&
      (role === 'recruiter') === (form.account_role === 'employer') &&
      password_hash !== null &&
      hash !== null &&
      isSameHash(password_hash, hash),
  );
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
    ...(form.account_role === 'employer' && { role: 'recruiter', is_profile_completed: true }),
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
  await consumePlaceAttempt(db, { name: 'guest', place: caller.place, limit: 300, seconds: 900 }, caller.now);
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
