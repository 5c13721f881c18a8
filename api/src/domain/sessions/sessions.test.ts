import { sessionUser } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor } from '../../testing/person.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { checkNewPassword } from '../accounts/check-new-password.ts';

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

const logIn = (login: string, password: string, remoteAddress: string) =>
  aVisitor(api).ask('POST', '/auth/login', { login, password }, { remoteAddress });

const forgetAttempts = () => api.dependencies.db.deleteFrom('attempts').execute();

/** As if the counters that stand at `from` stood at `to`: each real attempt takes the time of a hash. */
const pretendAttempts = (from: number, to: number) =>
  api.dependencies.db.updateTable('attempts').set({ count: to }).where('count', '=', from).execute();

describe('a visitor who signs up', () => {
  it.each(['/auth/register', '/data/users/register'])('is signed in at once by %s', async (path) => {
    const visitor = aVisitor(api);
    const answer = await visitor.ask('POST', path, form(`maria${path.length}@example.com`));
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data.user).toMatchObject({ role: 'jobseeker', first_name: 'María' });
    const session = await visitor.ask('GET', '/auth/session');
    expect(session.json().data.user).toEqual(answer.json().data.user);
  });

  it('may give a number of another country than the page, and the campaign that led here', async () => {
    const visitor = aVisitor(api);
    const filled = {
      ...form('campaign@example.com'),
      last_name: 'Santos',
      contact_number: '٨١٢٣ ٤٥٦٧',
      phone_country_key: 'sg',
      campaign: { utm_source: 'fair' },
    };
    const answer = await visitor.ask('POST', '/auth/register', filled);
    expect(answer.statusCode).toBe(201);
    const account = await api.dependencies.db
      .selectFrom('accounts')
      .select(['last_name', 'phone_num', 'is_mobile_verified', 'campaign', 'country_key'])
      .where('email', '=', 'campaign@example.com')
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({
      last_name: 'Santos',
      phone_num: '+6581234567',
      is_mobile_verified: false,
      campaign: { utm_source: 'fair' },
    });
    expect(account.country_key).not.toBe('sg');
  });

  it('has no campaign in the account where they may not be counted', async () => {
    const body = { ...form('uncounted@example.com'), campaign: { utm_source: 'fair' } };
    const visitor = aVisitor(api);
    visitor.cookies.set('tracking', 'no');
    const answer = await visitor.ask('POST', '/auth/register', body);
    expect(answer.statusCode).toBe(201);
    const account = await api.dependencies.db
      .selectFrom('accounts')
      .select('campaign')
      .where('email', '=', 'uncounted@example.com')
      .executeTakeFirstOrThrow();
    expect(account.campaign).toBeNull();
  });

  it('keeps the token where no script can read it, and beside it only what the header needs', async () => {
    const answer = await aVisitor(api).ask('POST', '/auth/register', form('cookies@example.com'));
    const cookies = new Map(answer.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies.get('sessionid')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookies.get('user')?.httpOnly).toBeUndefined();
    const readable: unknown = JSON.parse(cookies.get('user')?.value ?? '');
    expect(readable).toEqual(sessionUser.parse(readable));
    expect(JSON.stringify(readable)).not.toContain('@');
  });

  it('gets Secure cookies on any host but their own machine', async () => {
    const answer = await aVisitor(api).ask('POST', '/auth/register', form('secure@example.com'), {
      headers: { host: 'jobs.example' },
    });
    for (const cookie of answer.cookies) expect(cookie.secure).toBe(true);
  });

  it('gets an error in their language when the email is taken, in any spelling', async () => {
    await aVisitor(api).ask('POST', '/auth/register', form('taken@example.com'));
    await api.dependencies.db
      .updateTable('accounts')
      .set({ is_email_verified: true })
      .where('email_key', '=', 'taken@example.com')
      .execute();
    const answer = await aVisitor(api).ask('POST', '/auth/register', form(' TAKEN@example.com'));
    expect(answer.statusCode).toBe(422);
    const text = 'The email has already been taken.';
    expect(answer.json()).toMatchObject({ code: 41001, message: text, errors: { email: [text] } });
  });

  it('makes one account of a double click', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        aVisitor(api).ask('POST', '/auth/register', form('double@example.com')),
      ),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().data.user.id)).size).toBe(1);
  });

  it('cannot do so while signed in', async () => {
    const person = await aJobseeker(api);
    const answer = await person.ask('POST', '/auth/register', form('second@example.com'));
    expect(answer.json().code).toBe(40007);
  });

  it('has no password until they set one, so that nobody logs in with a default one', async () => {
    const { password: _, ...withoutPassword } = form('passwordless@example.com');
    expect((await aVisitor(api).ask('POST', '/auth/register', withoutPassword)).statusCode).toBe(201);
    for (const password of ['{secret}', 'password', ' ']) {
      const answer = await aVisitor(api).ask('POST', '/auth/login', {
        login: 'passwordless@example.com',
        password,
      });
      expect(answer.json().code).toBe(40002);
    }
  });
});

describe('a sign-up is refused', () => {
  it.each([0, undefined])('without the terms (%s), by that field', async (terms_and_condition) => {
    for (const path of ['/auth/register', '/data/users/register']) {
      const body = { ...form(`terms-${path.length}@example.com`), terms_and_condition };
      const answer = await aVisitor(api).ask('POST', path, body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        code: 42010,
        errors: { terms_and_condition: [expect.any(String)] },
      });
    }
  });

  it.each([
    ...[
      'password',
      'Password1!',
      'P@ssw0rd',
      '12345678',
      'qwertyuiop',
      'iloveyou1',
      'aaaaaaaa',
      'letmein123',
    ],
    ...['football!', '19900101', 'sunshine2020', '1q2w3e4r5t', 'maria@example.org', 'jobharbor'],
  ])('with %s for a password, which is guessed at once', async (password) => {
    const body = { ...form('maria@example.org'), password };
    const answer = await aVisitor(api).ask('POST', '/auth/register', body, {
      headers: { 'language-id': '4' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 42011,
      errors: { password: [expect.stringMatching(/[ぁ-ん]/)] },
    });
  });

  it.each(['password1', 'JobHarbor2024', 'mariasantos1', 'MariaDelacruz7'])(
    'with none like %s, as the browser says before',
    (password) => {
      expect(() => checkNewPassword(password, ['maria.santos@example.com', 'Maria Delacruz'])).toThrow();
    },
  );

  it('with none that only looks simple', async () => {
    for (const password of [
      'correct horse battery staple',
      'كلمة السر الطويلة',
      'kx8#mQ2p',
      '港の灯りは青い',
      'harbour light paper',
      '静かな港の朝の光',
    ])
      expect(() => checkNewPassword(password, [])).not.toThrow();
  });
});

describe('a person who logs in', () => {
  it.each(['/auth/login', '/auth/jobseekers/login'])('is let in by %s', async (path) => {
    const { email, password, user } = await aJobseeker(api);
    const answer = await aVisitor(api).ask('POST', path, { login: ` ${email.toUpperCase()}`, password });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.user).toEqual(user);
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

  it('is stopped after ten wrong tries from one place, with the seconds to wait, and let in afterwards', async () => {
    const now = new Date();
    api.setTime(now);
    const { email, password } = await aJobseeker(api);
    const attempt = (text: string, remoteAddress = '10.9.9.9') =>
      aVisitor(api).ask('POST', '/auth/login', { login: email, password: text }, { remoteAddress });
    for (let count = 0; count < 10; count += 1) expect((await attempt('wrong')).statusCode).toBe(401);
    const stopped = await attempt(password);
    expect(stopped.statusCode).toBe(429);
    expect(stopped.json()).toMatchObject({ code: 40006, retry_after: 900 });
    expect(stopped.headers['retry-after']).toBe('900');
    expect((await attempt(password, '10.9.9.10')).statusCode).toBe(200);
    api.setTime(new Date(now.getTime() + 901_000));
    expect((await attempt(password)).statusCode).toBe(200);
  });

  it('is stopped when one address tries many accounts', async () => {
    await forgetAttempts();
    const attempt = (count: number) => logIn(`guess-${count}@example.com`, 'guess', '10.8.8.8');
    expect((await attempt(1)).statusCode).toBe(401);
    await pretendAttempts(1, 199);
    expect((await attempt(2)).statusCode).toBe(401);
    expect((await attempt(3)).statusCode).toBe(429);
  });

  it('waits twice as long each time they use the tries up again', async () => {
    await forgetAttempts();
    let now = Date.now();
    api.setTime(new Date(now));
    const { email, password } = await aJobseeker(api);
    const attempt = (text: string) => logIn(email, text, '10.9.8.7');
    for (const seconds of [900, 1_800, 3_600]) {
      expect((await attempt('wrong')).statusCode).toBe(401);
      await pretendAttempts(1, 10);
      expect((await attempt(password)).json().retry_after).toBe(seconds);
      now += seconds * 1_000;
      api.setTime(new Date(now));
    }
    expect((await attempt(password)).statusCode).toBe(200);
    api.setTime(new Date());
  });

  it('is stopped at other people’s accounts, however often they log in to their own in between', async () => {
    const own = await aJobseeker(api);
    await forgetAttempts();
    const place = '10.7.7.7';
    for (let count = 0; count < 3; count += 1) await logIn(`other-${count}@example.com`, 'guess', place);
    await pretendAttempts(3, 198);
    const statuses: number[] = [];
    for (let count = 3; count < 6; count += 1) {
      await logIn(own.email, own.password, place);
      statuses.push((await logIn(`other-${count}@example.com`, 'guess', place)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 429]);
  });

  it('is not locked out by strangers: on a known device not at all, on a new one not at once', async () => {
    const { email, password, cookies } = await aJobseeker(api);
    await forgetAttempts();
    const device = aVisitor(api);
    device.cookies.set('device', cookies.get('device') ?? '');
    for (const place of ['10.66.0.1', '10.66.0.2']) await logIn(email, 'guess', place);
    // From hundreds of places.
    await pretendAttempts(2, 150);
    const guesses = [1, 2, 3, 4].map(() => logIn(email, 'guess', '10.66.1.1'));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([401, 401, 401, 429]);
    expect((await logIn(email, password, '10.67.0.1')).statusCode).toBe(200);
    // Far beyond what any new device may still try.
    await api.dependencies.db
      .updateTable('attempts')
      .set({ count: 5_000 })
      .where('count', '>', 100)
      .execute();
    expect((await logIn(email, password, '10.67.0.2')).statusCode).toBe(429);
    const login = { login: email, password };
    const known = await device.ask('POST', '/auth/login', login, { remoteAddress: '10.66.1.1' });
    expect(known.statusCode).toBe(200);
    expect(device.cookies.get('device')).not.toBe(cookies.get('device'));
  });

  it('may try a known device’s password no more often than another’s', async () => {
    const { email, cookies } = await aJobseeker(api);
    await forgetAttempts();
    const thief = aVisitor(api);
    thief.cookies.set('device', cookies.get('device') ?? '');
    const guess = (remoteAddress: string) =>
      thief.ask('POST', '/auth/login', { login: email, password: 'guess' }, { remoteAddress });
    expect((await guess('10.68.0.1')).statusCode).toBe(401);
    await pretendAttempts(1, 10);
    expect((await guess('10.68.0.2')).statusCode).toBe(429);
  });

  it('cannot try on from the other addresses of one IPv6 network', async () => {
    const { email } = await aJobseeker(api);
    await forgetAttempts();
    expect((await logIn(email, 'guess', '2001:db8:0:1::1')).statusCode).toBe(401);
    await pretendAttempts(1, 10);
    expect((await logIn(email, 'guess', '2001:db8:0:1:ffff::2')).statusCode).toBe(429);
    expect((await logIn(email, 'guess', '2001:db8:0:2::1')).statusCode).toBe(401);
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
  it('ends with log-out, on the server too', async () => {
    const person = await aJobseeker(api);
    const thief = aVisitor(api);
    for (const [name, value] of person.cookies) thief.cookies.set(name, value);
    expect((await person.ask('POST', '/auth/log-out', {})).statusCode).toBe(200);
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
