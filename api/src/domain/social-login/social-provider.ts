import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { compactVerify } from 'jose';
import * as oidc from 'openid-client';
import type { SocialType } from '../../database/tables/sign-in-tables.ts';
import type { SocialClient } from '../../http/social-settings.ts';
import { type Profile, providers } from './provider-list.ts';
import { namePart } from './provider-name.ts';
import { signedSecret } from './signed-secret.ts';

/** Identity of a person, as the provider asserts it. */
export interface SocialPerson {
  subject: string;
  email: string | null;
  /** Whether the provider has verified the email. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** Whether the provider posts its answer, see `social-form-routes.ts`. */
export const answersByForm = (type: SocialType): boolean => providers[type].answersByForm === true;

/** State, nonce and PKCE verifier of a pending sign-in, stored on the server. */
export interface AuthorizationRequest {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export const newAuthorizationRequest = (): AuthorizationRequest => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  codeVerifier: oidc.randomPKCECodeVerifier(),
});

/** Timeout of each request to a provider; discovery, token and keys together stay below the browser's timeout of a call. */
const seconds = 4;
const known = new Map<string, Promise<oidc.Configuration>>();

/** The provider's addresses and keys, asked for once; after a failure again. */
function configure(type: SocialType, client: SocialClient): Promise<oidc.Configuration> {
  const key = `${type} ${client.clientId} ${client.issuer ?? ''}`;
  const configuration = known.get(key) ?? discover(type, client);
  known.set(key, configuration);
  configuration.catch(() => known.delete(key));
  return configuration;
}

async function discover(type: SocialType, client: SocialClient): Promise<oidc.Configuration> {
  const provider = providers[type];
  const issuer = client.issuer ?? provider.issuer;
  const isPlain = new URL(issuer).protocol === 'http:';
  if (provider.kind === 'openid') {
    const execute = isPlain ? [oidc.allowInsecureRequests] : [];
    const metadata = provider.algorithm ? { id_token_signed_response_alg: provider.algorithm } : {};
    const authentication = authenticationOf(type, client);
    const found = await oidc.discovery(new URL(issuer), client.clientId, metadata, authentication, {
      execute,
      timeout: seconds,
    });
    // Signatures of identity tokens by the provider's published keys; a key that is unknown is looked for again.
    if (provider.algorithm === undefined) oidc.enableNonRepudiationChecks(found);
    return found;
  }
  const server = {
    issuer,
    authorization_endpoint: new URL(provider.authorization, issuer).href,
    token_endpoint: client.issuer === undefined ? provider.token : new URL('/token', issuer).href,
  };
  const configuration = new oidc.Configuration(
    server,
    client.clientId,
    undefined,
    authenticationOf(type, client),
  );
  configuration.timeout = seconds;
  if (isPlain) oidc.allowInsecureRequests(configuration);
  return configuration;
}

function authenticationOf(type: SocialType, { clientSecret }: SocialClient): oidc.ClientAuth {
  if (typeof clientSecret !== 'string') return signedSecret(clientSecret);
  const provider = providers[type];
  return provider.kind === 'oauth' && provider.takesSecretInHeader
    ? oidc.ClientSecretBasic(clientSecret)
    : oidc.ClientSecretPost(clientSecret);
}

/** Address of the provider's page that asks the person. Throws 41272 where the provider cannot be reached. */
export async function authorizationUrl(
  type: SocialType,
  client: SocialClient,
  authorization: AuthorizationRequest,
  redirectUri: string,
): Promise<string> {
  try {
    const isOpenId = providers[type].kind === 'openid';
    return oidc.buildAuthorizationUrl(await configure(type, client), {
      redirect_uri: redirectUri,
      scope: providers[type].scope,
      state: authorization.state,
      code_challenge: await oidc.calculatePKCECodeChallenge(authorization.codeVerifier),
      code_challenge_method: 'S256',
      ...(isOpenId && { nonce: authorization.nonce }),
      ...(providers[type].answersByForm && { response_mode: 'form_post' }),
    }).href;
  } catch (cause) {
    throw new ApiError(errorCode.socialProviderFailed, { cause });
  }
}

/**
 * Exchanges the provider's response (`returned`, its query) for the person's identity. Throws 41053 for an invalid
 * response, and 41272 if the provider fails.
 */
export async function verifyPerson(
  type: SocialType,
  client: SocialClient,
  authorization: AuthorizationRequest,
  redirectUri: string,
  returned: URLSearchParams,
): Promise<SocialPerson> {
  const provider = providers[type];
  try {
    const configuration = await configure(type, client);
    const isOpenId = provider.kind === 'openid';
    const tokens = await oidc.authorizationCodeGrant(configuration, new URL(`${redirectUri}?${returned}`), {
      expectedState: authorization.state,
      pkceCodeVerifier: authorization.codeVerifier,
      ...(isOpenId && { expectedNonce: authorization.nonce, idTokenExpected: true }),
    });
    if (provider.kind === 'oauth') {
      const address =
        client.issuer === undefined ? provider.profile : new URL('/profile', client.issuer).href;
      const answer = await oidc.fetchProtectedResource(
        configuration,
        tokens.access_token,
        new URL(address),
        'GET',
      );
      if (!answer.ok) throw new Error('The provider does not answer.', { cause: answer });
      return readPerson(provider.read((await answer.json()) as Profile));
    }
    if (provider.algorithm === 'HS256' && typeof client.clientSecret === 'string')
      await compactVerify(tokens.id_token ?? '', new TextEncoder().encode(client.clientSecret));
    const claims = tokens.claims() as Profile;
    const hasMore = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint;
    const more = hasMore
      ? await oidc.fetchUserInfo(configuration, tokens.access_token, String(claims.sub))
      : {};
    return readPerson({ ...claims, ...more });
  } catch (cause) {
    throw new ApiError(
      isProviderFailure(cause) ? errorCode.socialProviderFailed : errorCode.socialCredentialInvalid,
      {
        cause,
      },
    );
  }
}

function readPerson(profile: Profile): SocialPerson {
  const text = (value: unknown, max: number) => (typeof value === 'string' ? value.slice(0, max) : '');
  const subject = profile.sub === undefined ? '' : String(profile.sub);
  if (subject === '') throw new Error('The provider names nobody.');
  return {
    subject,
    email: text(profile.email, 254) || null,
    // Apple writes it as text.
    isEmailVerified: profile.email_verified === true || profile.email_verified === 'true',
    firstName: namePart.parse(profile.given_name ?? profile.name),
    lastName: namePart.parse(profile.family_name),
  };
}

const unreadable = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR'];

/** No answer, an unreadable one such as a proxy's error page, or one by which the provider itself is at fault. */
function isProviderFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const answer = error.cause instanceof Response ? error.cause : error;
  const status = 'status' in answer ? Number(answer.status) : 0;
  return (
    error instanceof TypeError ||
    error.cause instanceof TypeError ||
    unreadable.includes(code) ||
    status === 429 ||
    status >= 500
  );
}
