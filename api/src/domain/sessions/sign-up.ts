import { type CountryKey, countryByKey, type registration } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import { spendAttempt } from '../../http/throttle.ts';
import { emailKeyOf, findAccountByEmail, insertAccount } from '../accounts/account-repository.ts';
import { checkNewPassword } from '../accounts/check-new-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { readPhone } from '../accounts/read-phone.ts';
import { type Caller, openSession, type SignedIn } from './sign-in.ts';

type NewJobseeker = z.output<typeof registration>;

/** Creates a job seeker's account and signs in. The account has no password until one is set. */
export async function signUp(
  db: Db,
  form: NewJobseeker,
  caller: Caller & { country: CountryKey },
): Promise<SignedIn> {
  if (caller.session !== null && caller.session.role !== 'guest') {
    throw new ApiError(errorCode.alreadySignedIn);
  }
  if (form.terms_and_condition !== 1) throw termsNotAccepted();
  await spendAttempt(db, { key: `sign-up:${caller.place}`, limit: 100, seconds: 900 }, caller.now);
  const country = readCountry(form.country_key, caller.country);
  const phone = readPhone(form.contact_number, country, 'contact_number');
  if (form.password !== undefined)
    checkNewPassword(form.password, [form.email, form.first_name, form.last_name ?? '']);
  // Checked before the slow hash; the unique index decides when two requests race.
  if ((await findAccountByEmail(db, form.email)) !== undefined) throw emailTaken();
  const account = await insertAccount(db, {
    role: 'jobseeker',
    email: form.email,
    email_key: emailKeyOf(form.email),
    password_hash: form.password === undefined ? null : await hashPassword(form.password),
    first_name: form.first_name,
    last_name: form.last_name ?? '',
    phone_num: phone,
    country_key: country,
    source: form.source ?? null,
    is_subscribed: form.is_subscribe === 1,
    accepted_terms_at: caller.now,
    created_at: caller.now,
    updated_at: caller.now,
  });
  if (account === null) throw emailTaken();
  return openSession(db, account, caller);
}

/** Creates a guest account, which has nothing but an id, and signs in. */
export async function signUpAsGuest(db: Db, country: CountryKey, caller: Caller): Promise<SignedIn> {
  if (caller.session !== null) throw new ApiError(errorCode.alreadySignedIn);
  await spendAttempt(db, { key: `guest:${caller.place}`, limit: 300, seconds: 900 }, caller.now);
  const guest = await insertAccount(db, { role: 'guest', country_key: country, source: 'web' });
  if (guest === null) throw new ApiError(errorCode.internal);
  return openSession(db, guest, caller);
}

const emailTaken = () =>
  new ApiError(errorCode.emailTaken, { fieldProblems: { email: errorCode.emailTaken } });

const termsNotAccepted = () =>
  new ApiError(errorCode.termsNotAccepted, {
    fieldProblems: { terms_and_condition: errorCode.termsNotAccepted },
  });

function readCountry(key: string | undefined, fallback: CountryKey): CountryKey {
  if (key === undefined || key === '') return fallback;
  const country = countryByKey(key.toLowerCase());
  if (country === undefined) {
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { country_key: 'invalid' } });
  }
  return country.key;
}
