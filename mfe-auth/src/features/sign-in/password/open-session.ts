import { getSession } from '@jobharbor/shared/calls/auth/get-session';
import { register } from '@jobharbor/shared/calls/auth/register';
import { signIn } from '@jobharbor/shared/calls/auth/sign-in';
import type { CountryKey } from '@jobharbor/shared/contracts/markets/market';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import { sendWithCampaign } from '../../../common/send-with-campaign.ts';
import { keepProof } from '../../../common/sign-in-proof.ts';
import type { AccountRole } from '../role-choice.tsx';
import type { AccountMode, AccountValues } from './account-values.ts';

/**
 * Signs in, or creates an account and signs in to it. When another tab has signed in meanwhile, resolves with the user of
 * that session instead.
 */
export async function openSession(
  http: HttpClient,
  { mode, role, values }: { mode: AccountMode; role: AccountRole; values: AccountValues },
  country: CountryKey,
): Promise<SessionUser> {
  try {
    return await (mode === 'create'
      ? createAccount(http, role, values, country)
      : signInToAccount(http, values));
  } catch (error) {
    if (!hasCode(error, errorCode.alreadySignedIn)) throw error;
    const session = await sendCall(http, getSession).catch(() => null);
    if (session?.user) return session.user;
    throw error;
  }
}

async function createAccount(
  http: HttpClient,
  account_role: AccountRole,
  { email, password, first_name, last_name, phone_country_key, contact_number }: AccountValues,
  country: CountryKey,
): Promise<SessionUser> {
  const hasNumber = contact_number.trim() !== '';
  const body = {
    email,
    password,
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    ...(hasNumber && { contact_number, phone_country_key: phone_country_key || country }),
    account_role,
    terms_and_condition: 1,
    source: 'web',
  } as const;
  const made = await sendWithCampaign(
    country,
    async (campaign) => keepProof(await sendCall(http, register, { body: { ...body, ...campaign } })),
    () => true,
  );
  return made.user;
}

async function signInToAccount(http: HttpClient, { email, password }: AccountValues): Promise<SessionUser> {
  return keepProof(await sendCall(http, signIn, { body: { login: email, password } })).user;
}
