import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCarefulPerson,
  logInElsewhere,
  passSecondFactor,
  readSession,
  startAuthenticator,
} from '../../testing/people/careful-person.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, onDeviceOf, type Person } from '../../testing/people/person.ts';
import { smsCodeSentTo } from '../../testing/people/sent-sms.ts';
import { codeOf } from '../../testing/people/set-up-authenticator.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('a person who turns two-step sign-in on', () => {
  it('gets a secret for the app, and recovery codes after showing one of its codes', async () => {
    const person = await aJobseeker(api);
    expect((await startAuthenticator(person, 'not the one')).json().code).toBe(41009);
    const { secret, uri, qr } = (await startAuthenticator(person)).json().data;
    expect(uri).toContain(`secret=${secret}`);
    expect(qr.path).toMatch(/^M\d/);
    const wrong = { code: String((Number(codeOf(api, secret)) + 1) % 1_000_000).padStart(6, '0') };
    const confirm = (body: object) => person.ask('POST', '/auth/two-factor/authenticator/confirm', body);
    expect((await confirm(wrong)).json()).toMatchObject({
      code: 41040,
      errors: { code: [expect.any(String)] },
    });
    // Until then nothing is asked for.
    expect((await logInElsewhere(api, person)).code).toBeUndefined();
    const answer = await confirm({ code: codeOf(api, secret) });
    expect(new Set(answer.json().data.recovery_codes).size).toBe(10);
    expect((await person.ask('GET', '/jobseeker/account-setting')).json().data.two_factor).toEqual({
      is_on: true,
      recovery_codes_left: 10,
    });
    expect(await mailsTo(api, person.email)).toMatchObject([{ template: 'two-factor-on' }]);
    expect((await startAuthenticator(person)).json().code).toBe(42057);
  });

  it('is asked on other devices, and not on the one that is known', async () => {
    const person = await aCarefulPerson(api);
    const device = onDeviceOf(api, person);
    const login = { login: person.email, password: person.password };
    expect((await device.ask('POST', '/auth/login', login)).statusCode).toBe(200);
    const elsewhere = await logInElsewhere(api, person);
    expect(elsewhere.code).toBe(42054);
    expect(await readSession(elsewhere)).toBeNull();
    expect((await passSecondFactor(elsewhere, codeOf(api, person.secret))).json().data.user.id).toBe(
      person.user.id,
    );
    expect(await readSession(elsewhere)).toMatchObject({ id: person.user.id });
  });

  it('can use each recovery code once, however it is typed', async () => {
    const person = await aCarefulPerson(api);
    const [code = ''] = person.recoveryCodes;
    expect(
      (await passSecondFactor(await logInElsewhere(api, person), code.toLowerCase().replaceAll('-', ' ')))
        .statusCode,
    ).toBe(200);
    const again = await logInElsewhere(api, person);
    expect((await passSecondFactor(again, code)).json().code).toBe(41040);
    const made = await person.ask('POST', '/auth/two-factor/recovery-codes', {
      current_password: person.password,
    });
    expect((await passSecondFactor(again, person.recoveryCodes[1] ?? '')).json().code).toBe(41040);
    expect((await passSecondFactor(again, made.json().data.recovery_codes[0])).statusCode).toBe(200);
  });

  it('turns it off with the password, and is told', async () => {
    const person = await aCarefulPerson(api);
    const end = (current_password: string) =>
      person.ask('POST', '/auth/two-factor/end', { current_password });
    expect((await end('not the one')).json().code).toBe(41009);
    expect((await end(person.password)).statusCode).toBe(200);
    expect((await mailsTo(api, person.email)).map(({ template }) => template)).toContain('two-factor-off');
    expect((await logInElsewhere(api, person)).code).toBeUndefined();
  });
});

describe('the second factor', () => {
  it.each(['mail code', 'mail link'])('is asked for after the %s, too', async (way) => {
    const person = await aCarefulPerson(api);
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
    expect((await passSecondFactor(visitor, codeOf(api, person.secret))).statusCode).toBe(200);
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
    await owner.ask('POST', '/auth/two-factor/authenticator/confirm', { code: codeOf(api, secret) });
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
