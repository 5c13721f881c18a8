import type { SocialType } from '../../database/tables/sign-in-tables.ts';

/** Claims or profile of a person, as the provider sends them. */
export type Profile = Record<string, unknown>;

interface ProviderBase {
  scope: string;
  /**
   * The provider returns people by a form POST (`response_mode=form_post`), which carries none of our
   * cookies.
   */
  answersByForm?: true;
}
interface OpenIdProvider extends ProviderBase {
  kind: 'openid';
  issuer: string;
  /** Signature algorithm of identity tokens, if it differs from the provider's discovery document. */
  algorithm?: string;
}
/** OAuth 2 without an identity token: the profile call returns the person. */
interface OAuthProvider extends ProviderBase {
  kind: 'oauth';
  issuer: string;
  authorization: string;
  token: string;
  profile: string;
  /** Takes the client's secret in a header only. */
  takesSecretInHeader?: true;
  read(profile: Profile): Profile;
}

/** Addresses, scopes and habits of the identity providers. */
export const providers: Readonly<Record<SocialType, OpenIdProvider | OAuthProvider>> = {
  google: { kind: 'openid', issuer: 'https://accounts.google.com', scope: 'openid email profile' },
  apple: {
    kind: 'openid',
    issuer: 'https://appleid.apple.com',
    scope: 'openid name email',
    answersByForm: true,
  },
  line: {
    kind: 'openid',
    issuer: 'https://access.line.me',
    scope: 'openid email profile',
    // HMAC with the client secret for browser sign-ins; its discovery document names ES256 only.
    algorithm: 'HS256',
  },
  facebook: {
    kind: 'oauth',
    issuer: 'https://www.facebook.com',
    authorization: '/v23.0/dialog/oauth',
    token: 'https://graph.facebook.com/v23.0/oauth/access_token',
    profile: 'https://graph.facebook.com/me?fields=id,first_name,last_name,email',
    scope: 'email public_profile',
    read: ({ id, first_name, last_name, email }) => ({
      sub: id,
      email,
      given_name: first_name,
      family_name: last_name,
    }),
  },
  x: {
    kind: 'oauth',
    issuer: 'https://x.com',
    authorization: '/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    profile: 'https://api.x.com/2/users/me?user.fields=confirmed_email',
    scope: 'users.read tweet.read users.email',
    takesSecretInHeader: true,
    read: ({ data }) => {
      const { id, name, confirmed_email } = (data ?? {}) as Profile;
      return { sub: id, email: confirmed_email, email_verified: true, given_name: name };
    },
  },
};
