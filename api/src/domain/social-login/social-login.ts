import { timingSafeEqual } from 'node:crypto';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { SocialType } from '../../database/tables/sign-in-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { SocialClient } from '../../http/social-settings.ts';
import { consumePlaceAttempt } from '../../http/throttle.ts';
import { generateToken, hashToken } from '../../session/session-token.ts';
import { announceChange } from '../account-changes/announce-change.ts';
import { readSignInMethods } from '../account-changes/sign-in-methods.ts';
import {
  type Account,
  emailKeyOf,
  findAccount,
  findAccountByEmail,
  insertAccount,
} from '../accounts/account-repository.ts';
import { claimEmail } from '../accounts/claim-email.ts';
import type { SettingRequest } from '../accounts/setting-request.ts';
import type { Caller, SignedIn } from '../sign-in/caller.ts';
import { requireDeviceCode } from '../sign-in/new-device.ts';
import { type Newcomer, newcomerColumns } from '../sign-in/newcomer.ts';
import { openSession } from '../sign-in/sign-in.ts';
import { refuseSuspended } from '../suspensions/refuse-suspended.ts';
import { readProviderName } from './provider-name.ts';
import * as socialLogins from './social-login-repository.ts';
import {
  answersByForm,
  authorizationUrl,
  newAuthorizationRequest,
  type SocialPerson,
  verifyPerson,
} from './social-provider.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

/** The provider's answer, as its redirect carried it. */
export interface SocialCredential {
  code: string;
  state: string;
  iss?: string | undefined;
}

export type SocialResult = { redirect: string } & (
  | { kind: 'signed-in'; signedIn: SignedIn; isNew: boolean }
  /** The address may be somebody's: `token` joins the two once the person has signed in with it. */
  | { kind: 'proof'; token: string; email: string }
);

/** Redirect URI of a provider: a page without language and country, or the route that receives its form. */
const redirectUri = ({ config }: Pick<Services, 'config'>, type: SocialType) =>
  `${config.siteUrl}${answersByForm(type) ? `/api/auth/social-login/${type}` : '/social-login'}`;

function clientOf({ config }: Pick<Services, 'config'>, type: SocialType): SocialClient {
  const client = config.social[type];
  if (client === undefined) throw new ApiError(errorCode.notFound);
  return client;
}

/** Address of the provider's page, for a browser that keeps `browser` in a cookie meanwhile. */
export async function startSocialLogin(
  services: Pick<Services, 'db' | 'config'>,
  request: { type: SocialType; browser: string; redirect: string; place: string; now: Date },
): Promise<string> {
  const { type, browser, redirect, place, now } = request;
  const client = clientOf(services, type);
  await consumePlaceAttempt(services.db, { name: 'social', place, limit: 100, seconds: 900 }, now);
  const authorization = newAuthorizationRequest();
  const url = await authorizationUrl(type, client, authorization, redirectUri(services, type));
  await socialLogins.saveAuthorizationRequest(services.db, { type, authorization, browser, redirect, now });
  return url;
}

/**
 * Signs in by a social identity. An address that belongs to an account, or that the provider has not verified, has to
 * be proved first. Accounts are linked only with proof of both.
 */
export async function signInBySocial(
  services: Services,
  { type, credential, browser }: { type: SocialType; credential: SocialCredential; browser: string | null },
  caller: Caller,
  newcomer: Newcomer,
): Promise<SocialResult> {
  const { db } = services;
  const { now } = caller;
  const client = clientOf(services, type);
  if (caller.session !== null && caller.session.role !== 'guest')
    throw new ApiError(errorCode.alreadySignedIn);
  if (credential.code === '' || credential.state === '')
    throw new ApiError(errorCode.socialCredentialMissing);
  const authorization = await socialLogins.takeAuthorizationRequest(db, type, credential.state, now);
  if (authorization === undefined) throw new ApiError(errorCode.socialCredentialExpired);
  // CSRF: the answer was started in another browser.
  if (browser === null || !timingSafeEqual(hashToken(browser), authorization.browser_hash))
    throw new ApiError(errorCode.socialCredentialInvalid);
  const person = await verifyPerson(
    type,
    client,
    { state: credential.state, nonce: authorization.nonce, codeVerifier: authorization.code_verifier },
    redirectUri(services, type),
    new URLSearchParams(
      Object.entries(credential).filter(([, value]) => value !== undefined) as [string, string][],
    ),
  );
  const { redirect } = authorization;
  const told = readProviderName(authorization.told_name);
  const identity = { type, subject: person.subject };
  const linked = await socialLogins.findIdentity(db, identity);
  const known = linked && (await findAccount(db, linked.account_id));
  if (known !== undefined)
    return { kind: 'signed-in', signedIn: await enter(services, known, caller), isNew: false, redirect };

  if (person.email === null) throw new ApiError(errorCode.socialEmailMissing);
  const owner = await findAccountByEmail(db, person.email);
  if (owner?.is_email_verified || !person.isEmailVerified) {
    const token = generateToken();
    await socialLogins.saveProof(db, { token, identity, emailKey: emailKeyOf(person.email), now });
    return { kind: 'proof', token, email: person.email, redirect };
  }
  const account = await createAccount(
    db,
    identity,
    { ...person, ...told, email: person.email },
    newcomer,
    now,
  );
  caller.identify(account.id);
  return { kind: 'signed-in', signedIn: await openSession(db, account, caller), isNew: true, redirect };
}

/** Links the identity of `token` with the signed-in account, which has proved that the address is its own. */
export async function linkSocial(
  { db, ...services }: Services,
  request: SettingRequest,
  token: string,
): Promise<void> {
  const {
    session: { accountId },
    now,
  } = request;
  await db.transaction().execute(async (tx) => {
    const proof = await socialLogins.takeProof(tx, token, now);
    if (proof === undefined) throw new ApiError(errorCode.socialCredentialExpired);
    const account = await findAccount(tx, accountId);
    if (!account?.is_email_verified || account.email_key !== proof.email_key)
      throw new ApiError(errorCode.socialCredentialInvalid);
    const identity = { type: proof.social_type, subject: proof.subject };
    const before = await readSignInMethods(tx, accountId);
    if (!(await socialLogins.linkIdentity(tx, identity, accountId, now)))
      throw new ApiError(errorCode.socialAccountLinked);
    await announceChange(tx, services, { ...request, event: 'social-linked', account, before });
  });
}

async function enter(services: Services, account: Account, caller: Caller): Promise<SignedIn> {
  caller.identify(account.id);
  await refuseSuspended(services.db, account);
  await requireDeviceCode(services, account, caller);
  return openSession(services.db, account, caller);
}

const createAccount = (
  db: Db,
  identity: socialLogins.Identity,
  person: SocialPerson & { email: string },
  newcomer: Newcomer,
  now: Date,
): Promise<Account> =>
  db.transaction().execute(async (tx) => {
    const account = await insertAccount(tx, {
      ...newcomerColumns(newcomer, now),
      email: person.email,
      first_name: person.firstName || (person.email.split('@')[0] ?? '').slice(0, 50),
      last_name: person.lastName,
      source: 'web',
    });
    if (account === null) throw new ApiError(errorCode.internal);
    await claimEmail(tx, account, now);
    if (!(await socialLogins.linkIdentity(tx, identity, account.id, now)))
      throw new ApiError(errorCode.socialAccountLinked);
    return { ...account, is_email_verified: true };
  });
