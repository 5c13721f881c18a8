import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, onDeviceOf, type Person } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const form = (email: string, password = 'a good password') => ({
  email,
  password,
  first_name: 'María',
  terms_and_condition: 1,
});

let places = 0;
async function signUp(email: string, password?: string) {
  places += 1;
  const person = aVisitor(api);
  const answer = await person.ask('POST', '/auth/register', form(email, password), {
    remoteAddress: `10.40.0.${places}`,
  });
  expect(answer.statusCode).toBe(201);
  return person;
}

const codeSentTo = async (email: string) => (await mailsTo(api, email))[0]?.data?.code ?? '';
const confirm = (person: Person, code: string) => person.ask('POST', '/data/email/verify', { code });
const login = (email: string, password: string, visitor = aVisitor(api)) =>
  visitor.ask('POST', '/auth/login', { login: email, password });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('who has signed up', () => {
  it('gets a code by mail at once, and confirms the address with it', async () => {
    const person = await signUp('own@example.com');
    expect(await mailsTo(api, 'own@example.com')).toMatchObject([{ template: 'email-confirmation' }]);
    const confirmed = await confirm(person, await codeSentTo('own@example.com'));
    expect(confirmed.json().data.user.is_email_verify).toBe(true);
    expect(JSON.parse(confirmed.cookies.find(({ name }) => name === 'user')?.value ?? '')).toMatchObject({
      is_email_verify: true,
    });
    expect((await person.ask('GET', '/auth/session')).json().data.user.is_email_verify).toBe(true);
  });

  it('can be shown whether a code is right, which changes nothing', async () => {
    const person = await signUp('shown@example.com');
    const code = await codeSentTo('shown@example.com');
    const shown = await person.ask('GET', `/data/email/verify?code=${code}`);
    expect(shown.json().data).toEqual({ email: 'shown@example.com', is_email_verify: false });
    expect((await person.ask('GET', `/data/email/verify?code=${wrongOf(code)}`)).json().code).toBe(41040);
    expect((await person.ask('GET', '/auth/session')).json().data.user.is_email_verify).toBe(false);
    expect((await confirm(person, code)).statusCode).toBe(200);
  });

  it('gets the codes of the catalogue for a wrong, used and expired code', async () => {
    const person = await signUp('codes@example.com');
    const code = await codeSentTo('codes@example.com');
    expect((await confirm(person, wrongOf(code))).json()).toMatchObject({
      code: 41040,
      message: 'The OTP you have entered is wrong. Please try again.',
    });
    api.wait(601);
    expect((await confirm(person, code)).json().code).toBe(41171);
    expect((await person.ask('POST', '/data/email/generate-otp')).json().data).toEqual({
      email: 'codes@example.com',
      resend_after: 60,
      expires_in: 600,
    });
    const next = await codeSentTo('codes@example.com');
    expect((await confirm(person, next)).statusCode).toBe(200);
    expect((await confirm(person, next)).json().code).toBe(41172);
    expect((await person.ask('POST', '/data/email/generate-otp')).json().code).toBe(42051);
  });

  it('can correct a mistyped address, and the code of the wrong one is worth nothing', async () => {
    const person = await signUp('mistypd@example.com');
    const old = await codeSentTo('mistypd@example.com');
    const answer = await person.ask('POST', '/data/email/generate-otp', { email: 'mistyped@example.com' });
    expect(answer.json().data.email).toBe('mistyped@example.com');
    expect((await confirm(person, old)).json().code).toBe(41040);
    expect((await confirm(person, await codeSentTo('mistyped@example.com'))).statusCode).toBe(200);
    expect((await login('mistyped@example.com', 'a good password', onDeviceOf(api, person))).statusCode).toBe(
      200,
    );
    expect((await login('mistypd@example.com', 'a good password')).statusCode).toBe(401);
  });

  it('cannot reach many people’s mailboxes by correcting the address again and again', async () => {
    const person = await signUp('spam@example.com');
    const ask = (count: number) =>
      person.ask('POST', '/data/email/generate-otp', { email: `victim-${count}@example.com` });
    for (let count = 0; count < 10; count += 1) expect((await ask(count)).statusCode).toBe(200);
    expect((await ask(10)).json()).toMatchObject({ code: 40006, retry_after: expect.any(Number) });
  });
});

describe('an address that nobody has confirmed', () => {
  it('is free for another registration, and both sign in with their own password', async () => {
    await signUp('free@example.com', 'the first password');
    const second = await signUp(' FREE@example.com', 'the second password');
    expect((await login('free@example.com', 'the first password')).statusCode).toBe(200);
    expect((await login('free@example.com', 'the second password')).statusCode).toBe(200);
    expect((await confirm(second, await codeSentTo('FREE@example.com'))).statusCode).toBe(200);
    const device = onDeviceOf(api, second);
    expect((await login('free@example.com', 'the second password', device)).statusCode).toBe(200);
    expect((await login('free@example.com', 'the first password')).statusCode).toBe(401);
  });

  it('is one account when the same form is sent again, also at the same time', async () => {
    const send = () => aVisitor(api).ask('POST', '/auth/register', form('twice@example.com'));
    const users = (await Promise.all([send(), send()])).map((answer) => answer.json().data.user.id);
    expect(new Set(users).size).toBe(1);
    expect((await send()).json().data.user.id).toBe(users[0]);
  });

  it('cannot be crowded out by strangers who register with it again and again', async () => {
    const email = 'crowded@example.com';
    await signUp(email, 'the owner’s password');
    for (let count = 1; count < 5; count += 1) await signUp(email, `a stranger ${count}`);
    const more = await aVisitor(api).ask('POST', '/auth/register', form(email, 'a stranger 5'), {
      remoteAddress: '10.44.0.1',
    });
    expect(more.json()).toMatchObject({ code: 40006, retry_after: expect.any(Number) });
    expect((await login(email, 'the owner’s password')).statusCode).toBe(200);
  });

  it('gives no way to guess its password by signing up again', async () => {
    const email = 'guessed@example.com';
    await signUp(email, 'the owner’s password');
    api.wait(601);
    const again = await aVisitor(api).ask('POST', '/auth/register', form(email, 'the owner’s password'), {
      remoteAddress: '10.45.0.1',
    });
    const accounts = await api.dependencies.db
      .selectFrom('accounts')
      .select('id')
      .where('email_key', '=', email)
      .orderBy('id')
      .execute();
    expect(again.json().data.user.id).toBe(accounts[1]?.id);
  });

  it('cannot be confirmed with a code that went to another account', async () => {
    const first = await signUp('codes-apart@example.com', 'the first password');
    const code = await codeSentTo('codes-apart@example.com');
    const second = await signUp('codes-apart@example.com', 'the second password');
    expect((await confirm(second, code)).json().code).toBe(41040);
    expect((await confirm(first, code)).statusCode).toBe(200);
    const late = await second.ask('POST', '/data/email/generate-otp', {}, { remoteAddress: '10.41.0.1' });
    expect(late.json()).toMatchObject({
      code: 42110,
      message: 'This Email address has been used. Please change to another email.',
    });
  });

  it('is taken from the moment of the confirmation, as the sign-up form says', async () => {
    const person = await signUp('mine@example.com');
    await confirm(person, await codeSentTo('mine@example.com'));
    const place = { remoteAddress: '10.42.0.1' };
    const again = () =>
      aVisitor(api).ask('POST', '/auth/register', form('mine@example.com', 'other one'), place);
    expect((await again()).json()).toMatchObject({
      code: 41001,
      errors: { email: ['The email has already been taken.'] },
    });
    for (let count = 1; count < 10; count += 1) await again();
    expect((await again()).json().code).toBe(40006);
  });
});

it('asks for a session', async () => {
  expect((await aVisitor(api).ask('POST', '/data/email/generate-otp')).statusCode).toBe(401);
  const person = await aJobseeker(api);
  const stranger = await aJobseeker(api);
  await person.ask('POST', '/data/email/generate-otp', {}, { remoteAddress: '10.43.0.1' });
  const code = await codeSentTo(person.email);
  expect((await confirm(stranger, code)).json().code).toBe(41040);
});
