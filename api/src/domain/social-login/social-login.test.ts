import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, onDeviceOf, type Person } from '../../testing/people/person.ts';
import { type IdentityProvider, startIdentityProvider } from '../../testing/servers/identity-provider.ts';
import { providerClient } from '../../testing/servers/provider-habits.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

const people = {
  new: { email: 'from.google@example.com', email_verified: true, given_name: 'Nadia', family_name: 'Rahman' },
  member: { email: 'member@example.com', email_verified: true, given_name: 'Mei' },
  unvouched: { email: 'unvouched@example.com', email_verified: false },
  silent: { given_name: 'Silent' },
  suspended: { email: 'suspended@example.com', email_verified: true },
  replay: { email: 'replay@example.com', email_verified: true },
  hijacked: { email: 'hijacked@example.com', email_verified: true },
};

let provider: IdentityProvider;
let api: TestApi;
let now: Date;
beforeAll(async () => {
  now = new Date();
  provider = await startIdentityProvider('https://jobs.example/social-login', people);
  const { issuer } = provider;
  const unreachable = { ...providerClient, issuer: 'http://127.0.0.1:9' };
  api = await createTestApi({
    now,
    config: { social: { google: { ...providerClient, issuer }, line: unreachable } },
  });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const begin = (visitor: Person, social_type = 'google') =>
  visitor.ask('POST', '/auth/social-login/start', { social_type, redirect: '/en/ph/jobs' });

/** Begins, agrees at the provider as `subject`, and returns what the browser brings back. */
async function visitProvider(visitor: Person, subject: keyof typeof people) {
  const { url } = (await begin(visitor)).json().data as { url: string };
  const returned = await provider.visit(url, subject);
  expect(`${returned.origin}${returned.pathname}`).toBe('https://jobs.example/social-login');
  return Object.fromEntries(returned.searchParams) as { code: string; state: string; iss: string };
}

const finish = (visitor: Person, credential: object) =>
  visitor.ask('POST', '/auth/jobseekers/social-login', { social_type: 'google', credential });

async function signInAs(subject: keyof typeof people, visitor = aVisitor(api)) {
  const answer = await finish(visitor, await visitProvider(visitor, subject));
  return { visitor, answer };
}

describe('who signs in with a social account', () => {
  it('sees the providers that are configured', async () => {
    const answer = await aVisitor(api).ask('GET', '/auth/social-providers');
    expect(answer.json().data).toEqual({ social_types: ['google', 'line'], phone: true, sites: [] });
    expect((await begin(aVisitor(api), 'facebook')).json().code).toBe(40004);
  });

  it('gets an account with a confirmed address, and the same one next time', async () => {
    const { visitor, answer } = await signInAs('new');
    const { user, ...rest } = answer.json().data;
    expect(rest).toEqual({
      is_new: true,
      redirect: '/en/ph/jobs',
      proof: null,
      owner_proof: expect.any(String),
    });
    expect(user).toMatchObject({ first_name: 'Nadia', is_email_verify: true });
    expect((await visitor.ask('GET', '/jobseeker/me')).json().data).toMatchObject({
      email: 'from.google@example.com',
      last_name: 'Rahman',
    });
    const again = await signInAs('new', onDeviceOf(api, visitor));
    expect(again.answer.json().data).toMatchObject({ user: { id: user.id }, is_new: false });
  });

  it('proves the address first where an account has it, and is then joined with it', async () => {
    const owner = await aJobseeker(api, { email: 'member@example.com' });
    await api.dependencies.db
      .updateTable('accounts')
      .set({ is_email_verified: true })
      .where('id', '=', owner.user.id)
      .execute();
    const { visitor, answer } = await signInAs('member');
    const { user, proof } = answer.json().data;
    expect(user).toBeNull();
    expect(proof.email).toBe('member@example.com');
    const link = (person: Person) =>
      person.ask('POST', '/auth/jobseekers/social-login/link', { token: proof.token });
    expect((await link(visitor)).statusCode).toBe(401);
    await visitor.ask('POST', '/auth/email-login/otp', { email: proof.email });
    const otp = (await mailsTo(api, proof.email))[0]?.data?.code ?? '';
    await visitor.ask('POST', '/auth/email-login', { email: proof.email, otp });
    expect((await link(visitor)).statusCode).toBe(200);
    expect((await link(visitor)).json().code).toBe(41054);
    const next = await signInAs('member', onDeviceOf(api, visitor));
    expect(next.answer.json().data.user.id).toBe(owner.user.id);
  });

  it('cannot join it with an account of another address', async () => {
    const stranger = await aJobseeker(api);
    const { answer } = await signInAs('unvouched');
    const { token } = answer.json().data.proof;
    const refused = await stranger.ask('POST', '/auth/jobseekers/social-login/link', { token });
    expect(refused.json().code).toBe(41053);
  });

  it('cannot give it to a second account, which has the address of the first by now', async () => {
    const { db } = api.dependencies;
    const [first, second] = [await aJobseeker(api), await aJobseeker(api)];
    const tokens = [await signInAs('unvouched'), await signInAs('unvouched')].map(
      ({ answer }) => answer.json().data.proof.token as string,
    );
    const codes: number[] = [];
    for (const [index, person] of [first, second].entries()) {
      const own = { email_key: people.unvouched.email, is_email_verified: true };
      await db.updateTable('accounts').set(own).where('id', '=', person.user.id).execute();
      const body = { token: tokens[index] };
      codes.push((await person.ask('POST', '/auth/jobseekers/social-login/link', body)).json().code);
      await db.updateTable('accounts').set({ email_key: null }).where('id', '=', person.user.id).execute();
    }
    expect(codes).toEqual([undefined, 41271]);
    await db.deleteFrom('social_identities').where('account_id', '=', first.user.id).execute();
  });

  it('proves an address that the provider does not vouch for', async () => {
    const { answer } = await signInAs('unvouched');
    expect(answer.json().data).toMatchObject({ user: null, proof: { email: 'unvouched@example.com' } });
  });

  it('is asked to sign up by email where the provider shares no address', async () => {
    const { answer } = await signInAs('silent');
    expect(answer.json().code).toBe(41055);
  });

  it('takes an address over that somebody else has registered and never confirmed', async () => {
    const stranger = await aJobseeker(api, { email: 'hijacked@example.com' });
    const { answer } = await signInAs('hijacked');
    expect(answer.json().data.user.id).not.toBe(stranger.user.id);
    const login = { login: stranger.email, password: stranger.password };
    expect((await aVisitor(api).ask('POST', '/auth/login', login)).statusCode).toBe(401);
  });

  it('learns that the account is suspended', async () => {
    const { answer } = await signInAs('suspended');
    await api.dependencies.db
      .updateTable('accounts')
      .set({ suspended_at: now })
      .where('id', '=', answer.json().data.user.id)
      .execute();
    expect((await signInAs('suspended')).answer.json().code).toBe(41044);
  });
});

describe('a credential is refused', () => {
  it('that is missing', async () => {
    expect((await finish(aVisitor(api), {})).json().code).toBe(41052);
    const answer = await aVisitor(api).ask('POST', '/auth/jobseekers/social-login', {
      social_type: 'google',
    });
    expect(answer.json().code).toBe(41052);
  });

  it('that was used, or that nobody began', async () => {
    const visitor = aVisitor(api);
    const credential = await visitProvider(visitor, 'replay');
    expect((await finish(visitor, credential)).statusCode).toBe(200);
    visitor.cookies.delete('sessionid');
    expect((await finish(visitor, credential)).json().code).toBe(41054);
    expect((await finish(aVisitor(api), { code: 'made', state: 'up' })).json().code).toBe(41054);
  });

  it('that is another person’s, planted in this browser', async () => {
    const thief = aVisitor(api);
    const credential = await visitProvider(thief, 'new');
    expect((await finish(aVisitor(api), credential)).json().code).toBe(41053);
  });

  it('whose code the provider did not give for this visit', async () => {
    const [one, two] = [aVisitor(api), aVisitor(api)];
    const stolen = await visitProvider(one, 'new');
    const own = await visitProvider(two, 'new');
    expect((await finish(two, { ...own, code: stolen.code })).json().code).toBe(41053);
  });

  it('that comes after ten minutes', async () => {
    const visitor = aVisitor(api);
    const credential = await visitProvider(visitor, 'new');
    api.setTime(new Date(now.getTime() + 601_000));
    expect((await finish(visitor, credential)).json().code).toBe(41054);
    api.setTime(now);
  });

  it('while the provider cannot be reached', async () => {
    const answer = await begin(aVisitor(api), 'line');
    expect([answer.statusCode, answer.json().code]).toEqual([502, 41272]);
  });
});
