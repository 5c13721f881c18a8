import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/mailed.ts';
import { aJobseeker, aVisitor, onDeviceOf, type Person, type SignedInPerson } from '../../testing/person.ts';
import { smsCodeSentTo } from '../../testing/sent-sms.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { sealSecrets } from './two-factor-repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(api.now().getTime() / 1_000) });
const readSession = async (person: Person) =>
  (await person.ask('GET', '/auth/session')).json().data.user as { id: number } | null;
const start = (person: SignedInPerson, current_password = person.password) =>
  person.ask('POST', '/auth/two-factor/authenticator', { current_password });
const pass = (visitor: Person, code: string) => visitor.ask('POST', '/auth/second-factor', { code });

async function aCarefulPerson() {
  const person = await aJobseeker(api);
  const { secret } = (await start(person)).json().data;
  const answer = await person.ask('POST', '/auth/two-factor/authenticator/confirm', { code: codeOf(secret) });
  api.wait(31);
  return Object.assign(person, {
    secret: secret as string,
    recoveryCodes: answer.json().data.recovery_codes as string[],
  });
}

/** Signs in with the password on a device that the account does not know. */
async function logInElsewhere({ email, password }: SignedInPerson) {
  const visitor = aVisitor(api);
  const answer = await visitor.ask('POST', '/auth/login', { login: email, password });
  return Object.assign(visitor, { code: answer.json().code as number | undefined });
}

describe('a person who turns two-step sign-in on', () => {
  it('gets a secret for the app, and recovery codes after showing one of its codes', async () => {
    const person = await aJobseeker(api);
    expect((await start(person, 'not the one')).json().code).toBe(41009);
    const { secret, uri, qr } = (await start(person)).json().data;
    expect(uri).toContain(`secret=${secret}`);
    expect(qr.path).toMatch(/^M\d/);
    const wrong = { code: String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0') };
    const confirm = (body: object) => person.ask('POST', '/auth/two-factor/authenticator/confirm', body);
    expect((await confirm(wrong)).json()).toMatchObject({
      code: 41040,
      errors: { code: [expect.any(String)] },
    });
    // Until then nothing is asked for.
    expect((await logInElsewhere(person)).code).toBeUndefined();
    const answer = await confirm({ code: codeOf(secret) });
    expect(new Set(answer.json().data.recovery_codes).size).toBe(10);
    expect((await person.ask('GET', '/jobseeker/account-setting')).json().data.two_factor).toEqual({
      is_on: true,
      recovery_codes_left: 10,
    });
    expect(await mailsTo(api, person.email)).toMatchObject([{ template: 'two-factor-on' }]);
    expect((await start(person)).json().code).toBe(42057);
  });

  it('is asked on other devices, and not on the one that is known', async () => {
    const person = await aCarefulPerson();
    const device = onDeviceOf(api, person);
    const login = { login: person.email, password: person.password };
    expect((await device.ask('POST', '/auth/login', login)).statusCode).toBe(200);
    const elsewhere = await logInElsewhere(person);
    expect(elsewhere.code).toBe(42054);
    expect(await readSession(elsewhere)).toBeNull();
    expect((await pass(elsewhere, codeOf(person.secret))).json().data.user.id).toBe(person.user.id);
    expect(await readSession(elsewhere)).toMatchObject({ id: person.user.id });
  });

  it('can use each recovery code once, however it is typed', async () => {
    const person = await aCarefulPerson();
    const [code = ''] = person.recoveryCodes;
    expect(
      (await pass(await logInElsewhere(person), code.toLowerCase().replaceAll('-', ' '))).statusCode,
    ).toBe(200);
    const again = await logInElsewhere(person);
    expect((await pass(again, code)).json().code).toBe(41040);
    const made = await person.ask('POST', '/auth/two-factor/recovery-codes', {
      current_password: person.password,
    });
    expect((await pass(again, person.recoveryCodes[1] ?? '')).json().code).toBe(41040);
    expect((await pass(again, made.json().data.recovery_codes[0])).statusCode).toBe(200);
  });

  it('turns it off with the password, and is told', async () => {
    const person = await aCarefulPerson();
    const end = (current_password: string) =>
      person.ask('POST', '/auth/two-factor/end', { current_password });
    expect((await end('not the one')).json().code).toBe(41009);
    expect((await end(person.password)).statusCode).toBe(200);
    expect((await mailsTo(api, person.email)).map(({ template }) => template)).toContain('two-factor-off');
    expect((await logInElsewhere(person)).code).toBeUndefined();
  });
});

describe('the secret of an app', () => {
  it('is not stored as it is, and belongs to its account', async () => {
    const [person, other] = [await aCarefulPerson(), await aCarefulPerson()];
    const { db } = api.dependencies;
    const secretOf = async ({ user }: SignedInPerson) =>
      (
        await db
          .selectFrom('two_factors')
          .select('secret')
          .where('account_id', '=', user.id)
          .executeTakeFirstOrThrow()
      ).secret;
    const stored = await secretOf(person);
    expect(stored).not.toContain(person.secret);
    // Write access to the database is not enough to give one account the app of another.
    await db
      .updateTable('two_factors')
      .set({ secret: stored })
      .where('account_id', '=', other.user.id)
      .execute();
    expect((await pass(await logInElsewhere(other), codeOf(person.secret))).json().code).toBe(42266);
  });

  it('whose key is lost leaves recovery codes, and codes by mail to others', async () => {
    const [person, other] = [await aCarefulPerson(), await aJobseeker(api)];
    const { db } = api.dependencies;
    const { secret } = await db
      .selectFrom('two_factors')
      .select('secret')
      .where('account_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    const own = db.updateTable('two_factors').where('account_id', '=', person.user.id);
    await own.set({ secret: secret.replace(/^v1\.[^.]+/, 'v1.lost') }).execute();
    const visitor = await logInElsewhere(person);
    const refusal = await pass(visitor, codeOf(person.secret));
    expect([refusal.statusCode, refusal.json().code]).toEqual([503, 42266]);
    expect(refusal.json().message).toContain('recovery codes');
    expect((await pass(visitor, 'MISTYPED-CODE')).json().code).toBe(41040);
    expect((await pass(visitor, person.recoveryCodes[0] ?? '')).statusCode).toBe(200);
    await own.set({ secret }).execute();

    await db
      .updateTable('accounts')
      .set({ is_email_verified: true })
      .where('id', '=', other.user.id)
      .execute();
    const stranger = await logInElsewhere(other);
    expect(stranger.code).toBe(42130);
    const [mail] = await mailsTo(api, other.email);
    expect((await pass(stranger, mail?.data?.code ?? '')).statusCode).toBe(200);
  });

  it('from before there was a key is sealed, and its app goes on', async () => {
    const person = await aCarefulPerson();
    const { db, secrets } = api.dependencies;
    const own = db.updateTable('two_factors').where('account_id', '=', person.user.id);
    await own.set({ secret: person.secret }).execute();
    expect((await pass(await logInElsewhere(person), codeOf(person.secret))).statusCode).toBe(200);
    api.wait(31);
    await sealSecrets(db, secrets);
    const rows = await db.selectFrom('two_factors').select('secret').execute();
    expect(rows.filter(({ secret }) => !secret.startsWith(secrets.currentPrefix))).toEqual([]);
    expect((await pass(await logInElsewhere(person), codeOf(person.secret))).statusCode).toBe(200);
  });
});

describe('the second factor', () => {
  it.each(['mail code', 'mail link'])('is asked for after the %s, too', async (way) => {
    const person = await aCarefulPerson();
    // Of an address that nobody has confirmed, the app may be a stranger's: see pre-hijacking.test.ts.
    await api.dependencies.db
      .updateTable('accounts')
      .set({ is_email_verified: true })
      .where('id', '=', person.user.id)
      .execute();
    const visitor = aVisitor(api);
    await visitor.ask('POST', '/auth/email-login/otp', { email: person.email });
    const { code = '', sign_in_url: link = '' } = (await mailsTo(api, person.email))[0]?.data ?? {};
    const answer =
      way === 'mail code'
        ? await visitor.ask('POST', '/auth/email-login', { email: person.email, otp: code })
        : await visitor.ask('POST', '/auth/email-login/link', { token: link.split('#')[1] });
    expect(answer.json().code).toBe(42054);
    expect((await pass(visitor, codeOf(person.secret))).statusCode).toBe(200);
    api.wait(61);
  });

  it('is asked for after the code of a text message, and an account without a password turns it off after a fresh login', async () => {
    const phone = '+639171110001';
    const owner = aVisitor(api);
    const signIn = async (visitor: Person) => {
      api.wait(61);
      await visitor.ask('POST', '/auth/phone-login/otp', { contact_number: phone });
      const otp = await smsCodeSentTo(api, phone);
      return visitor.ask('POST', '/auth/phone-login', { contact_number: phone, otp, terms_and_condition: 1 });
    };
    await signIn(owner);
    const { secret } = (await owner.ask('POST', '/auth/two-factor/authenticator', {})).json().data;
    await owner.ask('POST', '/auth/two-factor/authenticator/confirm', { code: codeOf(secret) });
    const thief = aVisitor(api);
    expect((await signIn(thief)).json().code).toBe(42054);
    expect(await readSession(thief)).toBeNull();
    api.wait(900);
    expect((await owner.ask('POST', '/auth/two-factor/end', {})).json().code).toBe(42055);
    await owner.ask('POST', '/auth/log-out', {});
    await signIn(owner);
    expect((await owner.ask('POST', '/auth/two-factor/end', {})).statusCode).toBe(200);
  });
});

describe('who has the password but not the app', () => {
  it('cannot use a code twice, an old one, or the app’s code without a login', async () => {
    const person = await aCarefulPerson();
    const code = codeOf(person.secret);
    expect((await pass(aVisitor(api), code)).json().code).toBe(42056);
    expect((await pass(await logInElsewhere(person), code)).statusCode).toBe(200);
    const thief = await logInElsewhere(person);
    expect((await pass(thief, code)).json().code).toBe(41040);
    api.wait(90);
    expect((await pass(thief, code)).json().code).toBe(41040);
  });

  it('is stopped after five guesses of one login, and after twenty of all', async () => {
    const person = await aCarefulPerson();
    const wrong = String((Number(codeOf(person.secret)) + 1) % 1_000_000).padStart(6, '0');
    const thief = await logInElsewhere(person);
    for (let turn = 0; turn < 5; turn += 1) expect((await pass(thief, wrong)).json().code).toBe(41040);
    expect((await pass(thief, codeOf(person.secret))).json().code).toBe(42056);
    const another = await logInElsewhere(person);
    await api.dependencies.db.updateTable('attempts').set({ count: 20 }).where('count', '=', 6).execute();
    expect((await pass(another, wrong)).json().code).toBe(40006);
    await api.dependencies.db.deleteFrom('attempts').execute();
  });

  it('finds the login closed after ten minutes, and after another request has used it', async () => {
    const person = await aCarefulPerson();
    const slow = await logInElsewhere(person);
    api.wait(601);
    expect((await pass(slow, codeOf(person.secret))).json().code).toBe(42056);
    const twice = await logInElsewhere(person);
    const copy = aVisitor(api);
    for (const [name, value] of twice.cookies) copy.cookies.set(name, value);
    const [code = '', other = ''] = person.recoveryCodes;
    const answers = await Promise.all([pass(twice, code), pass(copy, other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it('holds no session that somebody planted', async () => {
    const person = await aCarefulPerson();
    const thief = aVisitor(api);
    await thief.ask('POST', '/auth/guest/login', { guest_role: 'jobseeker' });
    const victim = aVisitor(api);
    for (const [name, value] of thief.cookies) victim.cookies.set(name, value);
    await victim.ask('POST', '/auth/login', { login: person.email, password: person.password });
    expect((await pass(victim, codeOf(person.secret))).statusCode).toBe(200);
    expect(await readSession(thief)).toBeNull();
  });
});
