import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { getSession } from '@jobharbor/shared/contracts/calls/get-session';
import { register } from '@jobharbor/shared/contracts/calls/register';
import { signIn } from '@jobharbor/shared/contracts/calls/sign-in';
import type { CountryKey } from '@jobharbor/shared/contracts/market';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import type { AccountMode, AccountValues } from './account-values.ts';

/**
 * Signs in, or creates an account and signs in to it. When another tab has signed in meanwhile, resolves with the user of
 * that session instead.
 */
export async function openSession(
  http: HttpClient,
  mode: AccountMode,
  values: AccountValues,
  country: CountryKey,
): Promise<SessionUser> {
  try {
    return await (mode === 'create' ? createAccount(http, values, country) : signInToAccount(http, values));
  } catch (error) {
    if (!hasCode(error, errorCode.alreadySignedIn)) throw error;
    const session = await sendCall(http, getSession).catch(() => null);
    if (session?.user) return session.user;
    throw error;
  }
}

async function createAccount(
  http: HttpClient,
  { email, password, first_name, last_name, phone_country_key, contact_number }: AccountValues,
  country: CountryKey,
): Promise<SessionUser> {
  const campaign = await readCampaign(country);
  const hasNumber = contact_number.trim() !== '';
  const body = {
    email,
    password,
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    ...(hasNumber && { contact_number, phone_country_key: phone_country_key || country }),
    ...(campaign && { campaign }),
    terms_and_condition: 1,
    source: 'web',
  } as const;
  const { user } = await sendCall(http, register, { body });
  if (campaign)
    void import('@jobharbor/shared/domain/campaign').then(({ forgetCampaign }) => forgetCampaign());
  return user;
}

/** An account is made without its campaign rather than not at all. */
const readCampaign = (country: CountryKey) =>
  import('./record-get-started.ts').then(
    ({ countedCampaign }) => countedCampaign(country),
    () => null,
  );

async function signInToAccount(http: HttpClient, { email, password }: AccountValues): Promise<SessionUser> {
  return (await sendCall(http, signIn, { body: { login: email, password } })).user;
}
