import { generateKeyPairSync } from 'node:crypto';
import { importSPKI, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisitor, onDeviceOf, type Person } from '../../testing/people/person.ts';
import { type IdentityProvider, startIdentityProvider } from '../../testing/servers/identity-provider.ts';
import { providerClient } from '../../testing/servers/provider-habits.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

const people = {
  mei: { email: 'mei@privaterelay.example', email_verified: true },
  silent: { email: 'silent@privaterelay.example', email_verified: true },
};
const keys = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const secrets: { header: object; payload: object }[] = [];

let provider: IdentityProvider;
let api: TestApi;
beforeAll(async () => {
  const redirectUri = 'https://jobs.example/api/auth/social-login/apple';
  provider = await startIdentityProvider(redirectUri, people, {
    async checkSecret(secret) {
      const expected = { issuer: 'TEAM', subject: providerClient.clientId, audience: provider.issuer };
      const { protectedHeader, payload } = await jwtVerify(
        secret,
        await importSPKI(keys.publicKey, 'ES256'),
        expected,
      );
      secrets.push({ header: protectedHeader, payload });
    },
  });
  const clientSecret = { teamId: 'TEAM', keyId: 'KEY', privateKey: keys.privateKey };
  const apple = { clientId: providerClient.clientId, clientSecret, issuer: provider.issuer };
  api = await createTestApi({ config: { social: { apple } } });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

/** Agrees at the provider, and returns the page that its form leads to; `user` is what Apple adds the first time. */
async function goToApple(visitor: Person, subject: keyof typeof people, user?: string): Promise<URL> {
  const begun = await visitor.ask('POST', '/auth/social-login/start', {
    social_type: 'apple',
    redirect: '/en/ph/jobs',
  });
  const { action, fields } = await provider.visitForm(begun.json().data.url, subject);
  expect(action).toBe('https://jobs.example/api/auth/social-login/apple');
  if (user !== undefined) fields.set('user', user);
  return postForm(fields);
}

async function postForm(fields: URLSearchParams): Promise<URL> {
  // A cross-site POST from Apple's page, without our cookies.
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/auth/social-login/apple',
    headers: { origin: 'https://appleid.apple.com', 'content-type': 'application/x-www-form-urlencoded' },
    payload: fields.toString(),
  });
  expect([answer.statusCode, answer.cookies]).toEqual([303, []]);
  return new URL(String(answer.headers.location));
}

const finish = (visitor: Person, page: URL) =>
  visitor.ask('POST', '/auth/jobseekers/social-login', {
    social_type: 'apple',
    credential: Object.fromEntries(page.searchParams),
  });

const named = JSON.stringify({ name: { firstName: 'Mei', lastName: 'Lin' }, email: 'boss@example.com' });

describe('who signs in with Apple', () => {
  it('has the name that Apple tells once, by a secret signed for this request', async () => {
    const visitor = aVisitor(api);
    const page = await goToApple(visitor, 'mei', named);
    expect(page.origin + page.pathname).toBe('https://jobs.example/social-login');
    expect(page.search).not.toContain('Mei');
    const { user } = (await finish(visitor, page)).json().data;
    expect(user).toMatchObject({ first_name: 'Mei', is_email_verify: true });
    const me = (await visitor.ask('GET', '/jobseeker/me')).json().data;
    expect(me).toMatchObject({ last_name: 'Lin', email: 'mei@privaterelay.example' });
    expect(secrets.at(-1)?.header).toEqual({ alg: 'ES256', kid: 'KEY' });

    const again = onDeviceOf(api, visitor);
    const next = await finish(again, await goToApple(again, 'mei'));
    expect(next.json().data).toMatchObject({ is_new: false, user: { id: user.id, first_name: 'Mei' } });
  });

  it('has a name of the address where Apple tells none', async () => {
    const visitor = aVisitor(api);
    const { user } = (await finish(visitor, await goToApple(visitor, 'silent'))).json().data;
    expect(user.first_name).toBe('silent');
  });

  it('is led back with a refusal of theirs', async () => {
    const page = await postForm(new URLSearchParams({ error: 'user_cancelled_authorize', state: 'x' }));
    expect(page.search).toBe('?state=x&error=user_cancelled_authorize');
  });

  it('cannot be signed in by a form that somebody else has begun', async () => {
    const page = await goToApple(aVisitor(api), 'mei');
    expect((await finish(aVisitor(api), page)).json().code).toBe(41053);
  });
});
