import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { answerProviderRequest, defaultAuthorization } from './identity-provider-requests.ts';
import { createIdentityTokens, type TokenLie } from './identity-tokens.ts';
import { type ProviderHabits, type ProviderPerson, providerClient } from './provider-habits.ts';

/** People by their id at the provider, or what it knows of any id that is typed into its page. */
type People = Readonly<Record<string, ProviderPerson>> | ((id: string) => ProviderPerson);

export interface IdentityProvider {
  issuer: string;
  /** Replaces the identity tokens of its answers from now on; null: the true ones. */
  lie(lie: TokenLie | null): void;
  /** Requests at its token endpoint. */
  exchanges(): number;
  /** Follows the URL like the person's browser, consents, and returns the final redirect. */
  visit(url: string, subject: string): Promise<URL>;
  /** The same for a provider that answers with a form (`form_post`): its fields and target. */
  visitForm(url: string, subject: string): Promise<{ action: string; fields: URLSearchParams }>;
  close(): Promise<void>;
}

/**
 * A real OpenID Connect provider on this machine. Consents automatically; asks a browser for an id of `people`. Requires
 * PKCE.
 */
export async function startIdentityProvider(
  redirectUri: string,
  people: People,
  habits: ProviderHabits = {},
): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let subject = '';
  const tokens = await createIdentityTokens();
  const personOf = (id: string): ProviderPerson =>
    (typeof people === 'function' ? people(id) : people[id]) ?? {};
  const provider = new Provider(issuer, {
    ...providerSettings(redirectUri, habits),
    jwks: { keys: [tokens.key] },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...personOf(id) }),
    }),
  });
  const serve = provider.callback();
  const site = { issuer, provider, serve, habits, personOf, subject: () => subject };
  server.on('request', (request, response) => {
    if (request.url === '/token') tokens.intercept(response);
    return answerProviderRequest(site, request, response);
  });
  return {
    issuer,
    lie: tokens.lie,
    exchanges: tokens.exchanges,
    async visit(url, as) {
      subject = as;
      const end = await followRedirects(issuer, url);
      if (typeof end === 'string') throw new Error(`The provider stopped: ${end}`);
      return end;
    },
    async visitForm(url, as) {
      subject = as;
      return readForm(String(await followRedirects(issuer, url)));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Settings of the OpenID Connect library that do not depend on the people. */
const providerSettings = (redirectUri: string, { authorization, client }: ProviderHabits) => ({
  clients: [
    {
      client_id: providerClient.clientId,
      client_secret: providerClient.clientSecret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
      ...client,
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
  cookies: { keys: ['of the tests'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  pkce: { required: () => true },
  routes: { authorization: authorization ?? defaultAuthorization },
  // Additional scopes of X.
  scopes: ['openid', 'users.read', 'tweet.read', 'users.email'],
  enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
});

/** Follows redirects with cookies until they leave the provider; the text of its page if it answers with one. */
async function followRedirects(issuer: string, url: string): Promise<URL | string> {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  while (next.origin === issuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = answer.headers.get('location');
    if (location === null) return `${answer.status} ${await answer.text()}`;
    next = new URL(location, next);
  }
  return next;
}

function readForm(page: string): { action: string; fields: URLSearchParams } {
  const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
  if (action === undefined) throw new Error(`The provider shows no form: ${page}`);
  const inputs = page.matchAll(/<input[^>]* name="([^"]+)" value="([^"]*)"/g);
  return {
    action,
    fields: new URLSearchParams([...inputs].map(([, name = '', value = '']) => [name, value])),
  };
}
