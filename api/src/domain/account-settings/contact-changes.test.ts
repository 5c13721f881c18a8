import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingOf, signInWith } from '../../testing/account-settings.ts';
import { mailsTo } from '../../testing/mailed.ts';
import { aJobseeker, onDeviceOf, type SignedInPerson } from '../../testing/person.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});

afterAll(() => api.close());

let addresses = 0;

const aNewAddress = () => {
  addresses += 1;
  return `new-${addresses}@example.com`;
};

describe('a person who changes the email address', () => {
  const request = (person: SignedInPerson, email: string, password = person.password) =>
    person.ask('POST', '/data/email/change/otp', { email, current_password: password });
  const confirm = (person: SignedInPerson, email: string, otp: string) =>
    person.ask('POST', '/data/email/change', { email, otp });
  const codeIn = async (email: string) => (await mailsTo(api, email))[0]?.data?.code ?? '';

  it('signs in with the new one after its code, and the old one is told', async () => {
    const person = await aJobseeker(api);
    const next = aNewAddress();
    expect((await request(person, next)).json().data).toEqual({ resend_after: 60, expires_in: 600 });
    const answer = await confirm(person, next, await codeIn(next));
    expect(answer.json().data).toMatchObject({ email: next, is_email_verify: true });
    expect((await mailsTo(api, person.email)).map(({ template }) => template)).toEqual(['email-changed']);
    const device = onDeviceOf(api, person);
    expect((await signInWith(api, next, person.password, { visitor: device })).status).toBe(200);
    expect((await signInWith(api, person.email, person.password)).status).toBe(401);
  });

  it('must know the password', async () => {
    const person = await aJobseeker(api);
    const answer = await request(person, aNewAddress(), 'not the one');
    expect(answer.json().code).toBe(41009);
  });

  it('learns only with the code that the address is used, and keeps the old one', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    await api.dependencies.db
      .updateTable('accounts')
      .set({ is_email_verified: true })
      .where('id', '=', other.user.id)
      .execute();
    expect((await request(person, other.email)).statusCode).toBe(200);
    const answer = await confirm(person, other.email, await codeIn(other.email));
    const text = 'This Email address has been used. Please change to another email.';
    expect(answer.json()).toMatchObject({ code: 42110, errors: { email: [text] } });
    expect((await settingOf(person)).email).toBe(person.email);
  });

  it('cannot use a code of another address, of another account, or twice', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const [one, two] = [aNewAddress(), aNewAddress()];
    await request(person, one);
    const code = await codeIn(one);
    expect((await confirm(person, two, code)).json().code).toBe(41040);
    expect((await confirm(other, one, code)).json().code).toBe(41040);
    expect((await confirm(person, one, code)).statusCode).toBe(200);
    expect((await confirm(person, one, code)).json().code).toBe(41042);
  });

  it('waits a minute for another code', async () => {
    const person = await aJobseeker(api);
    const next = aNewAddress();
    await request(person, next);
    expect((await request(person, next)).json()).toMatchObject({ code: 40006, retry_after: 60 });
  });
});

describe('a number that is removed', () => {
  const withPhone = async (phone: string, values: object = {}) => {
    const person = await aJobseeker(api);
    await api.dependencies.db
      .updateTable('accounts')
      .set({ phone_num: phone, is_mobile_verified: true, is_email_verified: true, ...values })
      .where('id', '=', person.user.id)
      .execute();
    return person;
  };
  const remove = (person: SignedInPerson, proof = {}) => person.ask('POST', '/data/phone/remove', proof);

  it('needs the password, signs nobody in, is told by mail, and is free for another', async () => {
    const person = await withPhone('+639171230001');
    expect((await remove(person)).json().code).toBe(41009);
    expect((await settingOf(person)).phone_num).toBe('+639171230001');
    const proof = { current_password: person.password };
    expect((await remove(person, proof)).json().data).toMatchObject({ phone_num: null });
    expect((await remove(person, proof)).statusCode).toBe(200);
    const mails = await mailsTo(api, person.email);
    expect(mails.map(({ template }) => template)).toEqual(['phone-removed']);
    await withPhone('+639171230001');
  });

  it('needs a code by mail where there is no password', async () => {
    const person = await withPhone('+639171230002', { password_hash: null });
    expect((await remove(person, { otp: '000000' })).statusCode).toBe(422);
    await person.ask('POST', '/jobseeker/owner-code/otp');
    const [mail] = await mailsTo(api, person.email);
    expect((await remove(person, { otp: mail?.data?.code })).statusCode).toBe(200);
  });

  it('stays where nothing else signs in, and goes once a passkey does', async () => {
    const nothing = { password_hash: null, email: null, email_key: null, is_email_verified: false };
    const person = await withPhone('+639171230003', nothing);
    expect((await remove(person)).json().code).toBe(42265);
    await api.dependencies.db
      .insertInto('passkeys')
      .values({
        account_id: person.user.id,
        credential_id: 'of-the-test',
        public_key: Buffer.from('key'),
        name: 'Firefox',
        created_at: new Date(),
      })
      .execute();
    // A code to the number itself is asked for now.
    expect((await remove(person, { otp: '000000' })).json().code).toBe(41040);
  });
});
