import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aVisitor } from '../../testing/people/person.ts';
import { providerClient } from '../../testing/servers/provider-habits.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

/** Ways in which a part of a provider fails. */
const troubles = {
  'is down': (response: ServerResponse) => void response.destroy(),
  'is busy': (response: ServerResponse) => void response.writeHead(503).end('busy'),
  'limits us': (response: ServerResponse) => void response.writeHead(429).end('{}'),
  'shows a page of its proxy': (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>'),
  'never answers': () => {},
} as const;
type Part = 'discovery' | 'token' | 'keys';

interface Key {
  kid: string;
  privateKey: CryptoKey;
  published: object;
}

async function aKey(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const published = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, privateKey, published };
}

let api: TestApi;
let people = 0;
const closers: (() => void)[] = [];
let [first, second]: Key[] = [];
beforeAll(async () => {
  api = await createTestApi({ now: new Date() });
  [first, second] = [await aKey('first'), await aKey('second')];
});
afterEach(() => {
  vi.useRealTimers();
  for (const close of closers.splice(0)) close();
});
afterAll(() => api.close());

/** A provider of its own, whose page everybody agrees to, as the API's Google. */
async function aProvider() {
  const key = first as Key;
  const provider = {
    signing: key,
    published: [key],
    failing: null as { part: Part; how: keyof typeof troubles } | null,
  };
  let nonce = '';
  let issuer = '';
  const idToken = async () =>
    new SignJWT({ nonce, email: `person-${people}@failing.example`, email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid: provider.signing.kid })
      .setIssuer(issuer)
      .setAudience(providerClient.clientId)
      .setSubject(`person-${people}`)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(provider.signing.privateKey);
  const parts: Record<string, [Part, () => object | Promise<object>]> = {
    '/.well-known/openid-configuration': [
      'discovery',
      () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    ],
    '/token': ['token', async () => ({ access_token: 'a', token_type: 'Bearer', id_token: await idToken() })],
    '/keys': ['keys', () => ({ keys: provider.published.map(({ published }) => published) })],
  };
  const server = createServer(async (request, response) => {
    const [part, body] = parts[request.url ?? ''] ?? [];
    if (body === undefined) return void response.writeHead(404).end();
    const { failing } = provider;
    if (failing !== null && failing.part === part) return troubles[failing.how](response);
    const text = JSON.stringify(await body());
    response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(api.dependencies.config, { social: { google: { ...providerClient, issuer } } });

  async function signIn() {
    const visitor = aVisitor(api);
    const social_type = 'google';
    const begin = { social_type, redirect: '/en/ph/jobs' };
    const begun = await visitor.ask('POST', '/auth/social-login/start', begin);
    if (begun.statusCode !== 200) return begun;
    const { searchParams } = new URL(begun.json().data.url);
    people += 1;
    nonce = searchParams.get('nonce') ?? '';
    const credential = { code: 'code', state: searchParams.get('state') };
    return visitor.ask('POST', '/auth/jobseekers/social-login', { social_type, credential });
  }
  return Object.assign(provider, { signIn });
}

describe('a provider', () => {
  const parts: Part[] = ['discovery', 'token', 'keys'];
  const cases = parts.flatMap((part) =>
    (Object.keys(troubles) as (keyof typeof troubles)[]).map((how) => [part, how] as const),
  );
  it.each(cases)('whose %s %s is told as the one that fails, and works again later', async (part, how) => {
    const provider = await aProvider();
    provider.failing = { part, how };
    const answer = await provider.signIn();
    expect([answer.statusCode, answer.json().code]).toEqual([502, 41272]);
    provider.failing = null;
    expect((await provider.signIn()).json().data.user.is_email_verify).toBe(true);
  });

  it('that signs with a new key is believed once it has published it', async () => {
    const provider = await aProvider();
    expect((await provider.signIn()).statusCode).toBe(200);
    provider.signing = second as Key;
    provider.published = [second as Key];
    // Keys are asked for again after a minute at the earliest, however many unknown ones come.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await provider.signIn()).statusCode).toBe(200);
  });
});

describe('an identity token is refused', () => {
  it('whose key the provider does not publish', async () => {
    const provider = await aProvider();
    provider.signing = second as Key;
    const answer = await provider.signIn();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 41053]);
  });

  it('that another key has signed under the name of a published one', async () => {
    const provider = await aProvider();
    provider.signing = { ...(second as Key), kid: 'first' };
    expect((await provider.signIn()).json().code).toBe(41053);
  });
});
