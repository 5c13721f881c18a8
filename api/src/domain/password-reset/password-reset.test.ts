import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, type SignedInPerson } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

let places = 0;
/** Another IP address each time, to avoid shared rate limits. */
function aPlace() {
  places += 1;
  const remoteAddress = `10.9.${places >> 8}.${places & 255}`;
  const visitor = aVisitor(api);
  const ask = (path: string, body: object, headers = {}) =>
    visitor.ask('POST', `/auth/reset-password${path}`, body, { remoteAddress, headers });
  return {
    visitor,
    askCode: (email: string, headers = {}) => ask('/otp', { email }, headers),
    verify: (email: string, otp: string) => ask('/verify-otp', { email, otp }),
    reset: (email: string, otp: string, more = {}) =>
      ask('', { email, otp, new_password: 'another good one', ...more }),
  };
}

async function codeOf(email: string): Promise<string> {
  const [mail] = await mailsTo(api, email);
  return mail?.data?.code ?? '';
}

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const signIn = ({ email }: SignedInPerson, password: string, visitor = aVisitor(api)) =>
  visitor.ask('POST', '/auth/login', { login: email, password });

async function withCode() {
  const person = await aJobseeker(api);
  const place = aPlace();
  await place.askCode(person.email);
  return { person, place, code: await codeOf(person.email) };
}

describe('who has forgotten the password', () => {
  it('cannot choose one that is easily guessed, and keeps the code', async () => {
    const { person, place, code } = await withCode();
    await api.dependencies.db
      .updateTable('accounts')
      .set({ first_name: 'Thelonious', last_name: 'Vukašinović' })
      .where('id', '=', person.user.id)
      .execute();
    for (const new_password of ['password1', 'eTravelmoleOptin', 'TheloniousVukašinović7']) {
      const refused = await place.reset(person.email, code, { new_password });
      expect(refused.json()).toMatchObject({ code: 42011, errors: { new_password: [expect.any(String)] } });
    }
    expect((await place.reset(person.email, code)).statusCode).toBe(200);
  });

  it('chooses a new one with the code of the mail, and is told that it was changed', async () => {
    const { person, place, code } = await withCode();
    expect(code).toMatch(/^\d{6}$/);
    expect((await place.verify(person.email, code)).statusCode).toBe(200);
    expect((await place.reset(person.email, code)).statusCode).toBe(200);
    // A device on which the mail was just read is asked for no other code; elsewhere the password alone is not enough.
    expect((await signIn(person, 'another good one', place.visitor)).statusCode).toBe(200);
    expect((await signIn(person, 'another good one')).json().code).toBe(42130);
    expect((await signIn(person, person.password)).statusCode).toBe(401);
    const events = await api.dependencies.db
      .selectFrom('account_events')
      .select('event')
      .where('account_id', '=', person.user.id)
      .execute();
    expect(events.map(({ event }) => event)).toContain('password-changed');
    const templates = (await mailsTo(api, person.email)).map(({ template }) => template).sort();
    expect(templates).toEqual(['new-device-code', 'password-changed', 'password-reset-code']);
  });

  it('gets the mail in the language of the page', async () => {
    const person = await aJobseeker(api);
    await aPlace().askCode(person.email, { 'language-id': '10' });
    expect(await mailsTo(api, person.email)).toMatchObject([
      { language: 'ar', data: { duration: '10 دقائق' } },
    ]);
  });

  it.each(['١٢٣٤٥٦', '۱۲۳۴۵۶', '１２３４５６', '123 456', ' 123-456 ', '\u200e123456'])(
    'may type or paste the code as %j',
    async (typed) => {
      const { person, place } = await withCode();
      const { status, body } = await place
        .verify(person.email, typed)
        .then(({ statusCode, json }) => ({ status: statusCode, body: json() }));
      // A well-formed guess that is wrong, or by chance right.
      expect([422, 200]).toContain(status);
      if (status === 422) expect(body.code).toBe(41040);
    },
  );

  it('is signed out everywhere, unless they say otherwise', async () => {
    for (const endSessions of [true, false]) {
      const { person, place, code } = await withCode();
      await api.dependencies.db
        .updateTable('accounts')
        .set({ is_email_verified: true })
        .where('id', '=', person.user.id)
        .execute();
      await place.reset(person.email, code, { end_sessions: endSessions });
      const { user } = (await person.ask('GET', '/auth/session')).json().data;
      expect(user === null).toBe(endSessions);
    }
  });

  it('drives out whoever signed up with an address that was never confirmed', async () => {
    const { person: intruder, place, code } = await withCode();
    await place.reset(intruder.email, code, { end_sessions: false });
    expect((await intruder.ask('GET', '/auth/session')).json().data.user).toBeNull();
  });
});

describe('a code', () => {
  it('is refused in words when it is wrong, and the right one still works', async () => {
    const { person, place, code } = await withCode();
    const answer = await place.verify(person.email, wrongOf(code));
    const text = 'The OTP you have entered is wrong. Please try again.';
    expect(answer.json()).toMatchObject({ code: 41040, message: text, errors: { otp: [text] } });
    expect((await place.verify(person.email, code)).statusCode).toBe(200);
  });

  it('works once, also for two requests at the same time', async () => {
    const { person, place, code } = await withCode();
    const answers = await Promise.all([1, 2, 3].map(() => place.reset(person.email, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect((await place.verify(person.email, code)).json().code).toBe(41042);
  });

  it('runs out after ten minutes', async () => {
    const { person, place, code } = await withCode();
    api.wait(599);
    expect((await place.verify(person.email, code)).statusCode).toBe(200);
    api.wait(1);
    expect((await place.reset(person.email, code)).json().code).toBe(41043);
  });

  it('is void after five wrong guesses, also when they are sent at once from many places', async () => {
    const { person, place, code } = await withCode();
    const wrong = wrongOf(code);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => aPlace().verify(person.email, wrong)));
    const codes = guesses.map((answer) => answer.json().code);
    expect(codes.filter((one) => one === 41040)).toHaveLength(5);
    api.wait(90);
    expect((await place.verify(person.email, code)).json()).toMatchObject({
      code: 40006,
      message: 'Too many attempts. Try again in 510 seconds.',
      retry_after: 510,
    });
  });

  it('is void when a newer one is asked for', async () => {
    const { person, place, code } = await withCode();
    api.wait(61);
    await place.askCode(person.email);
    const newer = await codeOf(person.email);
    if (newer !== code) expect((await place.verify(person.email, code)).json().code).toBe(41040);
    expect((await place.verify(person.email, newer)).statusCode).toBe(200);
  });

  it('of one address opens no other', async () => {
    const { code } = await withCode();
    const { person: other, place, code: otherCode } = await withCode();
    if (code !== otherCode) expect((await place.reset(other.email, code)).json().code).toBe(41040);
  });

  it('is stored as a hash only', async () => {
    const { person } = await withCode();
    const { code_hash } = await api.dependencies.db
      .selectFrom('one_time_codes')
      .select('code_hash')
      .where('subject', '=', person.email)
      .executeTakeFirstOrThrow();
    expect(code_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('who asks too often', () => {
  it('waits a minute between two codes, and is told how long', async () => {
    const { person, place } = await withCode();
    const answer = await place.askCode(person.email);
    expect([answer.statusCode, answer.json().retry_after]).toEqual([429, 60]);
    api.wait(60);
    expect((await place.askCode(person.email)).json().data).toEqual({ resend_after: 60, expires_in: 600 });
  });

  it('cannot fill a mailbox, from one place or from many', async () => {
    const person = await aJobseeker(api);
    let sent = 0;
    for (let turn = 0; turn < 30; turn += 1) {
      if ((await aPlace().askCode(person.email)).statusCode === 200) sent += 1;
    }
    expect(sent).toBe(20);
  });

  it('cannot guess at many addresses from one place', async () => {
    const place = aPlace();
    const statuses = new Set<number>();
    for (let turn = 0; turn < 51; turn += 1)
      statuses.add((await place.verify(`guess-${turn}@example.com`, '123456')).statusCode);
    expect([...statuses]).toEqual([422, 429]);
  });
});

describe('an address without an account', () => {
  it('gets the same answers at each step, with the same steps behind them', async () => {
    const person = await aJobseeker(api);
    const [known, unknown] = [aPlace(), aPlace()];
    const nobody = 'nobody-here@example.com';
    const body = (answer: { json(): unknown }) => {
      const { request_id: _, ...rest } = answer.json() as Record<string, unknown>;
      return rest;
    };
    expect(body(await unknown.askCode(nobody))).toEqual(body(await known.askCode(person.email)));
    expect(body(await unknown.askCode(nobody))).toEqual(body(await known.askCode(person.email)));
    const wrong = wrongOf(await codeOf(person.email));
    for (const step of ['verify', 'reset'] as const)
      expect(body(await unknown[step](nobody, wrong))).toEqual(body(await known[step](person.email, wrong)));
    expect(await mailsTo(api, nobody)).toMatchObject([{ template: 'password-reset-no-account', data: {} }]);
    const rows = await api.dependencies.db
      .selectFrom('one_time_codes')
      .select('subject')
      .where('subject', 'in', [nobody, person.email])
      .execute();
    expect(rows).toHaveLength(2);
  });

  it('is written to as it was typed, and nobody else is', async () => {
    await aPlace().askCode('Somebody.New@Example.com');
    expect(await mailsTo(api, 'Somebody.New@Example.com')).toHaveLength(1);
  });
});

it.each([
  [{ email: 'no address', otp: '123456', new_password: 'a good password' }, 'email'],
  [{ email: 'a@example.com', otp: '12345', new_password: 'a good password' }, 'otp'],
  [{ email: 'a@example.com', otp: '12345a', new_password: 'a good password' }, 'otp'],
  [{ email: 'a@example.com', otp: '123456', new_password: 'short' }, 'new_password'],
])('names the field at fault in %j', async (form, field) => {
  const answer = await aVisitor(api).ask('POST', '/auth/reset-password', form);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
});
