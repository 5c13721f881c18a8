import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';

/** Claims of a person at the identity provider. */
export interface ProviderPerson {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** People by their id at the provider, or what it knows of any id that is typed into its page. */
type People = Readonly<Record<string, ProviderPerson>> | ((id: string) => ProviderPerson);

/** Makes another identity token of the claims of the true one; `sign` uses the provider's own key. */
export type TokenLie = (
  claims: JWTPayload,
  sign: (claims: JWTPayload) => Promise<string>,
) => Promise<string> | string;

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

export const providerClient = { clientId: 'jobharbor', clientSecret: 'a secret of the tests' };

const questionPage = `<!doctype html><html lang="en"><title>Provider</title>
<form method="post"><label>Who are you? <input name="id"></label> <button>Sign in</button>
<button name="refusal" value="yes">Cancel</button></form></html>`;

/** Deviations of a provider from the strictest one. */
interface ProviderHabits {
  /** Throws unless the client's secret is right, which is another for each request. */
  checkSecret?: (secret: string) => Promise<unknown>;
  /** Path of its page that asks the person. */
  authorization?: string;
  /** Answer of `/profile` about a person, for a provider without identity tokens. */
  profile?: (id: string, person: ProviderPerson) => object;
  /** Demands on the client that its own description does not tell. */
  client?: { token_endpoint_auth_method?: 'client_secret_basic'; id_token_signed_response_alg?: 'HS256' };
}

/** Deviations of the real social login providers. */
export const providerHabits = {
  line: { client: { id_token_signed_response_alg: 'HS256' } },
  facebook: {
    authorization: '/v23.0/dialog/oauth',
    profile: (id, { email, given_name, family_name }) => ({
      id,
      email,
      first_name: given_name,
      last_name: family_name,
    }),
  },
  x: {
    authorization: '/i/oauth2/authorize',
    client: { token_endpoint_auth_method: 'client_secret_basic' },
    profile: (id, { email, given_name }) => ({ data: { id, name: given_name, confirmed_email: email } }),
  },
} satisfies Record<string, ProviderHabits>;

/**
 * A real OpenID Connect provider on this machine. Consents automatically; asks a browser for an id of `people`. Requires
 * PKCE.
 */
export async function startIdentityProvider(
  redirectUri: string,
  people: People,
  { checkSecret, authorization = '/auth', profile, client = {} }: ProviderHabits = {},
): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let subject = '';
  const tokens = await createTokens();
  const personOf = (id: string): ProviderPerson =>
    (typeof people === 'function' ? people(id) : people[id]) ?? {};
  const provider = new Provider(issuer, {
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
    jwks: { keys: [tokens.key] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...personOf(id) }),
    }),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    routes: { authorization },
    // Additional scopes of X.
    scopes: ['openid', 'users.read', 'tweet.read', 'users.email'],
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
  });
  const serve = provider.callback();
  server.on('request', async (request, response) => {
    if (request.url === '/token') tokens.intercept(response);
    if (request.url?.startsWith('/profile') && profile !== undefined) {
      const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const { accountId: id = '' } = (await provider.AccessToken.find(bearer)) ?? {};
      return response
        .writeHead(id === '' ? 401 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(id === '' ? {} : profile(id, personOf(id))));
    }
    if (client.id_token_signed_response_alg !== undefined && request.url?.startsWith('/.well-known/'))
      return response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          issuer,
          authorization_endpoint: issuer + authorization,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/me`,
          id_token_signing_alg_values_supported: ['ES256'],
        }),
      );
    const isSecretInBody = request.headers.authorization === undefined;
    if (request.url === '/token' && client.token_endpoint_auth_method !== undefined && isSecretInBody)
      return response.writeHead(401).end();
    if (request.url === '/token' && checkSecret !== undefined) {
      const form = new URLSearchParams(await text(request));
      // The provider itself knows lasting secrets alone.
      const isRight = await checkSecret(form.get('client_secret') ?? '').then(
        () => true,
        () => false,
      );
      form.set('client_secret', isRight ? providerClient.clientSecret : 'wrong');
      Object.assign(request, { body: Object.fromEntries(form) });
    }
    if (!request.url?.startsWith('/interaction/')) return serve(request, response);
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      const form = request.method === 'POST' ? new URLSearchParams(await text(request)) : null;
      if (form?.has('refusal')) {
        const refusal = { error: 'access_denied' };
        return provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false });
      }
      const accountId = form?.get('id') ?? subject;
      if (accountId === '') return response.writeHead(200, { 'content-type': 'text/html' }).end(questionPage);
      const login = { login: { accountId } };
      return provider.interactionFinished(request, response, login, { mergeWithLastSubmission: false });
    }
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: params.client_id });
    grant.addOIDCScope(params.scope);
    const consent = { consent: { grantId: await grant.save() } };
    return provider.interactionFinished(request, response, consent, { mergeWithLastSubmission: true });
  });
  /** Follows the provider's redirects to the address elsewhere that they lead to, or to its page that stands for one. */
  async function agree(url: string, as: string): Promise<URL | string> {
    subject = as;
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
  return {
    issuer,
    lie: tokens.lie,
    exchanges: tokens.exchanges,
    async visit(url, as) {
      const end = await agree(url, as);
      if (typeof end === 'string') throw new Error(`The provider stopped: ${end}`);
      return end;
    },
    async visitForm(url, as) {
      const page = await agree(url, as);
      const action = /<form[^>]* action="([^"]+)"/.exec(String(page))?.[1];
      if (action === undefined) throw new Error(`The provider shows no form: ${page}`);
      const inputs = String(page).matchAll(/<input[^>]* name="([^"]+)" value="([^"]*)"/g);
      return {
        action,
        fields: new URLSearchParams([...inputs].map(([, name = '', value = '']) => [name, value])),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The key of identity tokens, and what the answers of the token endpoint pass. */
async function createTokens() {
  let lie: TokenLie | null = null;
  let exchanges = 0;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(privateKey);
  return {
    key,
    lie: (next: TokenLie | null) => {
      lie = next;
    },
    exchanges: () => exchanges,
    intercept(response: ServerResponse) {
      exchanges += 1;
      if (lie !== null) replaceToken(response, lie, sign);
    },
  };
}

/** Lets an answer of the token endpoint contain what `lie` makes of its identity token. */
function replaceToken(response: ServerResponse, lie: TokenLie, sign: Parameters<TokenLie>[1]): void {
  const end = response.end.bind(response);
  response.end = ((body: string | Buffer) => {
    const answer = JSON.parse(String(body)) as { id_token: string };
    void Promise.resolve(lie(decodeJwt(answer.id_token), sign)).then((id_token) => {
      const told = JSON.stringify({ ...answer, id_token });
      response.setHeader('content-length', Buffer.byteLength(told));
      end(told);
    });
    return response;
  }) as ServerResponse['end'];
}
