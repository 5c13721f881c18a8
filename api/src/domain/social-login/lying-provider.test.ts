import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { aVisitor, type Person } from '../../testing/people/person.ts';
import { type IdentityProvider, startIdentityProvider } from '../../testing/servers/identity-provider.ts';
import type { TokenLie } from '../../testing/servers/identity-tokens.ts';
import { providerClient, providerHabits } from '../../testing/servers/provider-habits.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

const page = 'https://jobs.example/social-login';
const person = (id: string) => ({ email: `${id}@lies.example`, email_verified: true, given_name: 'Mei' });

let honest: IdentityProvider;
let other: IdentityProvider;
let api: TestApi;
beforeAll(async () => {
  honest = await startIdentityProvider(page, person);
  other = await startIdentityProvider(page, person, providerHabits.line);
  const google = { ...providerClient, issuer: honest.issuer };
  const line = { ...providerClient, issuer: other.issuer };
  api = await createTestApi({ config: { social: { google, line } } });
});
afterEach(() => honest.lie(null));
afterAll(async () => {
  await api.close();
  await Promise.all([honest.close(), other.close()]);
});

let people = 0;
const newPerson = () => {
  people += 1;
  return `person-${people}`;
};

const begin = (visitor: Person, social_type: string) =>
  visitor.ask('POST', '/auth/social-login/start', { social_type, redirect: '/en/ph/jobs' });

/** Agrees at a provider, and returns what the browser brings back. */
async function visit(visitor: Person, as: string, social_type: 'google' | 'line' = 'google') {
  const { url } = (await begin(visitor, social_type)).json().data as { url: string };
  const back = await (social_type === 'google' ? honest : other).visit(url, as);
  return Object.fromEntries(back.searchParams) as { code: string; state: string; iss: string };
}

const finish = (visitor: Person, credential: object, social_type = 'google') =>
  visitor.ask('POST', '/auth/jobseekers/social-login', { social_type, credential });

async function expectNobody(visitor: Person, id: string): Promise<void> {
  expect((await visitor.ask('GET', '/auth/session')).json().data.user).toBeNull();
  const { email } = person(id);
  const rows = await api.dependencies.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .execute();
  expect(rows).toEqual([]);
}

const now = () => Math.floor(Date.now() / 1_000);
const changed =
  (change: JWTPayload): TokenLie =>
  (claims, sign) =>
    sign({ ...claims, ...change });
const without =
  (name: string): TokenLie =>
  (claims, sign) =>
    sign(Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name)));

it.each<[string, TokenLie]>([
  ['another issuer', changed({ iss: 'https://accounts.google.com' })],
  ['another client as its audience', changed({ aud: 'another-client' })],
  [
    'two audiences, of which the other is the authorized party',
    changed({ aud: ['jobharbor', 'x'], azp: 'x' }),
  ],
  ['the nonce of another visit', changed({ nonce: 'of another visit' })],
  ['no nonce', without('nonce')],
  ['an end in the past', changed({ iat: now() - 7_200, exp: now() - 3_600 })],
  ['no end', without('exp')],
  ['a beginning in the future', changed({ nbf: now() + 3_600 })],
  ['no subject', without('sub')],
  ['no audience', without('aud')],
  ['no issuer', without('iss')],
  ['no signature', (claims) => new UnsecuredJWT(claims).encode()],
  [
    'a signature by a key that it has not published',
    async (claims) => {
      const { privateKey } = await generateKeyPair('RS256');
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(privateKey);
    },
  ],
  [
    'a signature by the secret of the client',
    (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(providerClient.clientSecret)),
  ],
  [
    'other claims under a signature of the true ones',
    async (claims, sign) => {
      const [head, , signature] = (await sign(claims)).split('.');
      const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url');
      return `${head}.${forged}.${signature}`;
    },
  ],
])('an identity token with %s signs nobody in', async (_what, lie) => {
  const [visitor, id] = [aVisitor(api), newPerson()];
  const credential = await visit(visitor, id);
  honest.lie(lie);
  const refused = await finish(visitor, credential);
  expect([refused.statusCode, refused.json().code]).toEqual([401, 41053]);
  await expectNobody(visitor, id);
  // The refused answer is used up: the truth comes too late.
  honest.lie(null);
  expect((await finish(visitor, credential)).json().code).toBe(41054);
});

it('the same token as it is signs the person in', async () => {
  const [visitor, id] = [aVisitor(api), newPerson()];
  const credential = await visit(visitor, id);
  honest.lie((claims, sign) => sign(claims));
  expect((await finish(visitor, credential)).json().data).toMatchObject({ is_new: true });
});

it.each(['of another provider', 'of nobody', 'left out'])(
  'an answer whose issuer is %s is not exchanged (mix-up)',
  async (which) => {
    const [visitor, id] = [aVisitor(api), newPerson()];
    const { iss: _iss, ...credential } = await visit(visitor, id);
    const before = honest.exchanges();
    const iss = { 'of another provider': other.issuer, 'of nobody': 'https://nobody.example' }[which];
    const refused = await finish(visitor, { ...credential, ...(iss && { iss }) });
    expect(refused.json().code).toBe(41053);
    expect(honest.exchanges()).toBe(before);
    await expectNobody(visitor, id);
  },
);

it('the code of one provider is worth nothing at another, also under its name', async () => {
  const [visitor, id] = [aVisitor(api), newPerson()];
  const stolen = await visit(aVisitor(api), id, 'line');
  const own = await visit(visitor, newPerson());
  const refused = await finish(visitor, { ...own, code: stolen.code });
  expect(refused.json().code).toBe(41053);
  // A visit to one provider is not finished at another.
  const later = await visit(visitor, id);
  expect((await finish(visitor, later, 'line')).json().code).toBe(41054);
  await expectNobody(visitor, id);
});

it('a description of a provider that names another issuer is not believed', async () => {
  const liar = createServer(async (_request, response) => {
    const answer = await fetch(`${honest.issuer}/.well-known/openid-configuration`);
    response.writeHead(200, { 'content-type': 'application/json' }).end(await answer.text());
  });
  liar.listen(0, '127.0.0.1');
  await once(liar, 'listening');
  const issuer = `http://127.0.0.1:${(liar.address() as AddressInfo).port}`;
  const deceived = await createTestApi({ config: { social: { google: { ...providerClient, issuer } } } });
  onTestFinished(async () => {
    await deceived.close();
    liar.closeAllConnections();
    liar.close();
  });
  expect((await begin(aVisitor(deceived), 'google')).json().code).toBe(41272);
});
