import { sessionUser } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
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

describe('a visitor who signs up', () => {
  it.each(['/auth/register', '/data/users/register'])('is signed in at once by %s', async (path) => {
    const visitor = aVisitor(api);
    const answer = await visitor.ask('POST', path, form(`maria${path.length}@example.com`));
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data.user).toMatchObject({ role: 'jobseeker', first_name: 'María' });
    const session = await visitor.ask('GET', '/auth/session');
    expect(session.json().data.user).toEqual(answer.json().data.user);
  });

  it('gets an account of its own as an employer, also with a form that was just sent as a job seeker', async () => {
    const seeker = await aVisitor(api).ask('POST', '/auth/register', form('both@example.com'));
    const visitor = aVisitor(api);
    const send = async () =>
      (
        await visitor.ask('POST', '/auth/register', { ...form('both@example.com'), account_role: 'employer' })
      ).json().data.user;
    const employer = await send();
    expect(employer).toMatchObject({ role: 'recruiter', needs_second_factor: true });
    expect(employer.id).not.toBe(seeker.json().data.user.id);
    visitor.cookies.clear();
    expect((await send()).id).toBe(employer.id);
  });

  it('may give a mobile number of another country than the page, and the campaign that led here', async () => {
    const visitor = aVisitor(api);
    const filled = {
      ...form('campaign@example.com'),
      last_name: 'Santos',
      contact_number: '٨١٢٣ ٤٥٦٧',
      phone_country_key: 'sg',
      campaign: { utm_source: 'fair' },
    };
    const fixedLine = { ...filled, contact_number: '6123 4567' };
    expect((await visitor.ask('POST', '/auth/register', fixedLine)).json().code).toBe(41349);
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

  it.each([
    ['josé.núñez@example.com', 'josé.núñez@example.com'],
    ['محمد@مثال.السعودية', 'محمد@مثال.السعودية'],
    ['用户@例子.公司', '用户@例子.公司'],
    ['ｍａｙａ＠ｅｘａｍｐｌｅ．ｎｅｔ', 'maya@example.net'],
    // The Kelvin sign, which is no k, though it lower-cases to one.
    ['mi\u212Ae@example.net', 'miKe@example.net'],
  ])('may have an address of any script: %s', async (typed, email) => {
    const answer = await aVisitor(api).ask('POST', '/auth/register', form(typed));
    expect(answer.statusCode).toBe(201);
    const account = await api.dependencies.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', answer.json().data.user.id)
      .executeTakeFirstOrThrow();
    expect(account.email).toBe(email);
    expect(await mailsTo(api, email)).toHaveLength(1);
  });

  it('has one mailbox, whether a domain is written in letters or in ASCII', async () => {
    const owner = await aJobseeker(api, { email: 'maya@bücher.example' });
    await api.dependencies.db
      .updateTable('accounts')
      .set({ is_email_verified: true })
      .where('id', '=', owner.user.id)
      .execute();
    const again = await aVisitor(api).ask('POST', '/auth/register', form('Maya@xn--bcher-kva.example'));
    expect(again.json().code).toBe(41001);
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
  it.each([
    ['', 'This field is required.'],
    ['maya', 'Please enter a valid email address'],
    ['maya@example', 'Please enter a valid email address'],
    ['maya@example.com\u2044x', 'Please enter a valid email address'],
    ['ma ya@example.com', 'Please enter a valid email address'],
    ['maya@\u202Eexample.com', 'Please enter a valid email address'],
  ])('with the address "%s", in the words that the browser uses', async (email, text) => {
    const answer = await aVisitor(api).ask('POST', '/auth/register', form(email), {
      headers: { 'language-id': '1' },
    });
    expect(answer.json()).toMatchObject({ code: 40001, errors: { email: [text] } });
  });

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

  it.each([
    'woaini1314',
    'mima1234',
    '我爱你1314520',
    'ぱすわーど1234',
    'Contraseña1',
    'contrasena123',
    'eusouforte',
    'katalaluan1',
    'rahasia123',
    'Fenerbahce1907',
    'ŞİFRE123',
    'كلمة السر',
    'محمد1234',
    'p@lmeir4s',
  ])('with none like %s, which people of that language take', (password) => {
    expect(() => checkNewPassword(password, [])).toThrow();
  });

  it.each(['1580@welca', 'JeetKuneDo', 'eTravelmoleOptin', 'k3zechmext', 'hd764nw5d7e1vb1', '7cr2guBVMG'])(
    'with none like %s, which a breach revealed',
    (password) => {
      expect(() => checkNewPassword(password, [])).toThrow();
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
