import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession, findSession } from '../../session/session-repository.ts';
import { createSiteToken } from '../../session/site-token-repository.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, onDeviceOf } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const form = (email: string) => ({
  email,
  password: 'a good password',
  first_name: 'María',
  terms_and_condition: 1,
});

describe('a person who logs in', () => {
  it.each(['/auth/login', '/auth/jobseekers/login'])('is let in by %s', async (path) => {
    const { email, password, user } = await aJobseeker(api);
    const answer = await aVisitor(api).ask('POST', path, { login: ` ${email.toUpperCase()}`, password });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.user).toEqual(user);
  });

  it('is let in with an address from before the limit of 64 characters, by password and code, and reads it', async () => {
    const { password, user } = await aJobseeker(api);
    const email = `${'a'.repeat(70)}@example.com`;
    const values = { email, email_key: email, is_email_verified: true };
    await api.dependencies.db.updateTable('accounts').set(values).where('id', '=', user.id).execute();
    const visitor = aVisitor(api);
    expect((await visitor.ask('POST', '/auth/email-login/otp', { email })).statusCode).toBe(200);
    const otp = (await mailsTo(api, email))[0]?.data?.code;
    expect((await visitor.ask('POST', '/auth/email-login', { email, otp })).json().data.user.id).toBe(
      user.id,
    );
    expect((await visitor.ask('GET', '/jobseeker/me')).json().data.email).toBe(email);
    const device = onDeviceOf(api, visitor);
    expect((await device.ask('POST', '/auth/login', { login: email, password })).statusCode).toBe(200);
    expect((await aVisitor(api).ask('POST', '/auth/register', { email })).json().errors.email).toHaveLength(
      1,
    );
  });

  it('gets the same error for an unknown email and a wrong password', async () => {
    const { email } = await aJobseeker(api);
    const wrong = await aVisitor(api).ask('POST', '/auth/login', { login: email, password: 'not this one' });
    const unknown = await aVisitor(api).ask('POST', '/auth/login', {
      login: 'nobody@example.com',
      password: 'not this one',
    });
    expect(wrong.statusCode).toBe(401);
    const { request_id: first, ...wrongBody } = wrong.json();
    const { request_id: second, ...unknownBody } = unknown.json();
    expect(first).not.toBe(second);
    expect(wrongBody).toEqual(unknownBody);
  });

  it('gets a new token, and the one before is worth nothing', async () => {
    const person = await aJobseeker(api);
    const old = aVisitor(api);
    for (const [name, value] of person.cookies) old.cookies.set(name, value);
    await person.ask('POST', '/auth/login', { login: person.email, password: person.password });
    expect(person.cookies.get('sessionid')).not.toBe(old.cookies.get('sessionid'));
    expect((await old.ask('GET', '/jobseeker/me')).json().code).toBe(40003);
    expect((await person.ask('GET', '/jobseeker/me')).statusCode).toBe(200);
  });

  it('learns that a suspended account is suspended, but only with the right password', async () => {
    const { email, password, user } = await aJobseeker(api);
    await api.dependencies.db
      .updateTable('accounts')
      .set({ suspended_at: new Date() })
      .where('id', '=', user.id)
      .execute();
    const wrong = await aVisitor(api).ask('POST', '/auth/login', { login: email, password: 'wrong' });
    expect(wrong.json().code).toBe(40002);
    const right = await aVisitor(api).ask('POST', '/auth/login', { login: email, password });
    expect(right.statusCode).toBe(403);
    expect(right.json().code).toBe(41044);
  });
});

describe('a session', () => {
  it.each([
    ['/en/ph', '/en/ph'],
    ['//evil.example', '/'],
    ['https://evil.example/en/ph', '/'],
  ])('ends with a plain form, without script, and leads to the home page %s', async (to, location) => {
    const person = await aJobseeker(api);
    const before = onDeviceOf(api, person);
    for (const [name, value] of person.cookies) before.cookies.set(name, value);
    const post = (origin: string) =>
      person.ask('POST', '/auth/log-out/form', new URLSearchParams({ to }).toString(), {
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin, host: 'jobs.example' },
      });
    expect((await post('http://evil.example')).statusCode).toBe(403);
    expect((await before.ask('GET', '/jobseeker/me')).statusCode).toBe(200);
    const answer = await post('http://jobs.example');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    expect(person.cookies.has('sessionid')).toBe(false);
    expect((await before.ask('GET', '/jobseeker/me')).statusCode).toBe(401);
  });

  it('ends with log-out, on the server too', async () => {
    const person = await aJobseeker(api);
    const thief = aVisitor(api);
    for (const [name, value] of person.cookies) thief.cookies.set(name, value);
    const answer = await person.ask('POST', '/auth/log-out', {});
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    // The device stays known: strangers cannot lock its owner out.
    expect([...person.cookies.keys()]).toEqual(['device']);
    expect((await thief.ask('GET', '/jobseeker/me')).json().code).toBe(40003);
  });

  it('lasts thirty days from the last visit', async () => {
    const start = new Date();
    const day = 86_400_000;
    api.setTime(start);
    const person = await aJobseeker(api);
    for (const days of [29, 58, 87]) {
      api.setTime(new Date(start.getTime() + days * day));
      expect((await person.ask('GET', '/jobseeker/me')).statusCode).toBe(200);
    }
    api.setTime(new Date(start.getTime() + 118 * day));
    expect((await person.ask('GET', '/jobseeker/me')).json().code).toBe(40003);
    api.setTime(new Date());
  });

  it('ends without a word, too', async () => {
    const person = await aJobseeker(api);
    expect((await person.ask('POST', '/auth/log-out')).statusCode).toBe(200);
    expect((await person.ask('GET', '/auth/session')).json().data.user).toBeNull();
  });

  it('is not needed to ask who is signed in: nobody is', async () => {
    const answer = await aVisitor(api).ask('GET', '/auth/session');
    expect(answer.json()).toEqual({ data: { user: null } });
  });

  it('is stored as a hash only', async () => {
    const person = await aJobseeker(api);
    const rows = await api.dependencies.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(person.cookies.get('sessionid'));
  });
});

describe('a guest', () => {
  it('has a session of their own, but no account: what needs one asks them to log in', async () => {
    const guest = aVisitor(api);
    const answer = await guest.ask('POST', '/auth/guest/login', {
      guest_role: 'jobseeker',
      device_type: 'web',
    });
    expect(answer.json().data.user).toMatchObject({ role: 'guest', first_name: '' });
    const me = await guest.ask('GET', '/jobseeker/me');
    expect(me.statusCode).toBe(401);
    expect(me.json().code).toBe(40011);
  });

  it('may sign up, and is a guest no more', async () => {
    const guest = aVisitor(api);
    await guest.ask('POST', '/auth/guest/login', { guest_role: 'jobseeker' });
    const answer = await guest.ask('POST', '/auth/register', form('guest-no-more@example.com'));
    expect(answer.statusCode).toBe(201);
    expect((await guest.ask('GET', '/auth/session')).json().data.user.role).toBe('jobseeker');
  });
});

it('a gateway is told whether a session is alive, which is no use of it', async () => {
  const person = await aJobseeker(api);
  const ask = (cookie: string) => api.app.inject({ url: '/internal/session', headers: { cookie } });
  const cookie = person.cookieHeader();
  expect((await ask(cookie)).statusCode).toBe(204);
  expect((await ask('sessionid=invented')).statusCode).toBe(401);
  expect((await ask('')).statusCode).toBe(401);
  await person.ask('POST', '/auth/log-out');
  expect((await ask(cookie)).statusCode).toBe(401);
});

it('a gateway is told whether an access token is alive, beside which no cookie counts', async () => {
  const person = await aJobseeker(api);
  const { db } = api.dependencies;
  const sessionId = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', person.user.id)
    .executeTakeFirstOrThrow();
  const owner = { site: 'resume-builder', accountId: person.user.id, sessionId: sessionId.id } as const;
  const { access_token: token } = await createSiteToken(db, { ...owner, scopes: [], now: api.now() });
  const ask = async (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}`, cookie: person.cookieHeader() };
    return (await api.app.inject({ url: '/internal/session', headers })).statusCode;
  };
  expect([await ask(token), await ask('invented')]).toEqual([204, 401]);
  await person.ask('POST', '/auth/log-out');
  expect(await ask(token)).toBe(401);
});

it('of one account there are a hundred sessions at most: one more ends the one that was used longest ago', async () => {
  const person = await aJobseeker(api);
  const { db } = api.dependencies;
  const sessionOf = (hour: number) => ({
    now: new Date(api.now().getTime() + hour * 3_600_000),
    userAgent: null,
  });
  const tokens: string[] = [];
  for (let hour = 1; hour <= 100; hour += 1)
    tokens.push((await createSession(db, person.user.id, sessionOf(hour))).token);
  // The one of the sign-up is the oldest.
  expect((await person.ask('GET', '/auth/session')).json().data.user).toBeNull();
  await createSession(db, person.user.id, sessionOf(101));
  const found = await Promise.all(tokens.map((token) => findSession(db, token, api.now())));
  expect(found.flatMap((session, index) => (session === null ? index : []))).toEqual([0]);
});
