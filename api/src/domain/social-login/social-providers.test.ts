import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisitor } from '../../testing/people/person.ts';
import { type IdentityProvider, startIdentityProvider } from '../../testing/servers/identity-provider.ts';
import { providerClient, providerHabits } from '../../testing/servers/provider-habits.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

const page = 'https://jobs.example/social-login';
const person = (type: string) => ({
  mei: { email: `mei.of.${type}@example.com`, email_verified: true, given_name: 'Mei', family_name: 'Lin' },
});

let providers: Record<'line' | 'facebook' | 'x', IdentityProvider>;
let api: TestApi;
beforeAll(async () => {
  const [line, facebook, x] = await Promise.all([
    startIdentityProvider(page, person('line'), providerHabits.line),
    startIdentityProvider(page, person('facebook'), providerHabits.facebook),
    startIdentityProvider(page, person('x'), providerHabits.x),
  ]);
  providers = { line, facebook, x };
  const social = Object.fromEntries(
    Object.entries(providers).map(([type, { issuer }]) => [type, { ...providerClient, issuer }]),
  );
  api = await createTestApi({ config: { social } });
});
afterAll(async () => {
  await api.close();
  await Promise.all(Object.values(providers).map((provider) => provider.close()));
});

async function signInWith(social_type: 'line' | 'facebook' | 'x') {
  const visitor = aVisitor(api);
  const begun = await visitor.ask('POST', '/auth/social-login/start', {
    social_type,
    redirect: '/en/ph/jobs',
  });
  const url = new URL(begun.json().data.url);
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  const back = await providers[social_type].visit(url.href, 'mei');
  const credential = Object.fromEntries(back.searchParams);
  return visitor.ask('POST', '/auth/jobseekers/social-login', { social_type, credential });
}

it.each(['line', 'x'] as const)('signs in with %s, which vouches for the address', async (type) => {
  expect((await signInWith(type)).json().data).toMatchObject({
    is_new: true,
    redirect: '/en/ph/jobs',
    user: { first_name: 'Mei', is_email_verify: true },
  });
});

it('asks for a proof of the address of facebook, which vouches for none', async () => {
  expect((await signInWith('facebook')).json().data).toMatchObject({
    user: null,
    proof: { email: 'mei.of.facebook@example.com' },
  });
});
