import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingOf, signInWith } from '../../testing/people/account-settings.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import {
  aJobseeker,
  aThiefOf,
  aVisitor,
  onDeviceOf,
  type Person,
  type SignedInPerson,
} from '../../testing/people/person.ts';
import { aPhoneAccount, newPhone, signInByPhone } from '../../testing/people/phone-accounts.ts';
import { smsCodeSentTo, textsTo } from '../../testing/people/sent-sms.ts';
import { newPlace } from '../../testing/samples/new-place.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

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
    expect((await aThiefOf(api, person).ask('POST', '/data/phone/remove', {})).json().code).toBe(42055);
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

describe('a confirmed number', () => {
  it('is one account: who signs up with it is told to sign in, and an unconfirmed one is free', async () => {
    const { phone } = await aPhoneAccount(api);
    const form = (contact_number: string) => ({
      email: aNewAddress(),
      password: 'a good password',
      first_name: 'Lin',
      terms_and_condition: 1,
      contact_number,
    });
    const register = (number: string) =>
      aVisitor(api).ask('POST', '/auth/register', form(number), newPlace());
    expect((await register(phone)).json()).toMatchObject({
      code: 41285,
      errors: { contact_number: [expect.any(String)] },
    });
    const free = newPhone();
    expect((await register(free)).statusCode).toBe(201);
    expect((await register(free)).statusCode).toBe(201);
  });

  it.each(['signing in', 'settings'])(
    'leaves, by %s, whoever entered it unconfirmed, and they are told',
    async (way) => {
      const [entered, other] = [await aJobseeker(api), await aJobseeker(api)];
      const phone = newPhone();
      const { db } = api.dependencies;
      const set = (id: number, values: object) =>
        db.updateTable('accounts').set(values).where('id', '=', id).execute();
      await set(entered.user.id, { phone_num: phone, is_email_verified: true, language: 'ja' });
      await set(other.user.id, { phone_num: phone });
      expect(await settingOf(other)).toMatchObject({ phone_num: null, unconfirmed_phone: phone });
      const owner = way === 'signing in' ? await aPhoneAccount(api, phone) : await confirmed(phone);
      const numberOf = async (person: Person) =>
        (await person.ask('GET', '/jobseeker/me')).json().data.phone_num;
      expect([await numberOf(owner), await numberOf(entered), await numberOf(other)]).toEqual([
        phone,
        null,
        null,
      ]);
      expect(await mailsTo(api, entered.email)).toMatchObject([
        { template: 'phone-released', language: 'ja' },
      ]);
      expect((await mailsTo(api, other.email)).map(({ template }) => template)).not.toContain(
        'phone-released',
      );
      const events = (await other.ask('GET', '/jobseeker/account-events')).json().data.events;
      expect(events).toContainEqual(expect.objectContaining({ event: 'phone-released', address: null }));
    },
  );

  async function confirmed(contact_number: string) {
    const person = await aJobseeker(api);
    const change = (path: string, more: object) =>
      person.ask('POST', path, { contact_number, ...more }, newPlace());
    await change('/data/phone/change/otp', { current_password: person.password });
    await change('/data/phone/change', { otp: await smsCodeSentTo(api, contact_number) });
    return person;
  }

  it('is changed with the password and a code to the new one; the old one and the address are told', async () => {
    const person = await aJobseeker(api);
    const change = (body: object) => person.ask('POST', '/data/phone/change', body, newPlace());
    const request = (contact_number: string, current_password = person.password) =>
      person.ask('POST', '/data/phone/change/otp', { contact_number, current_password }, newPlace());
    const [first, second] = [newPhone(), newPhone()];
    expect((await request(first, 'not the one')).json().code).toBe(41009);
    await api.dependencies.db
      .updateTable('accounts')
      .set({ is_email_verified: true })
      .where('id', '=', person.user.id)
      .execute();
    for (const phone of [first, second]) {
      api.wait(61);
      expect((await request(phone)).json().data.contact_number).toBe(phone);
      const answer = await change({ contact_number: phone, otp: await smsCodeSentTo(api, phone) });
      expect(answer.json().data.phone_num).toBe(phone);
    }
    expect((await textsTo(api, first))[0]).not.toMatch(/\d{6}/);
    expect((await mailsTo(api, person.email)).map(({ template }) => template)).toEqual([
      'phone-changed',
      'phone-changed',
    ]);
    expect((await request(second)).json().code).toBe(41039);
    const events = (await person.ask('GET', '/jobseeker/account-events')).json().data.events;
    expect(events[0].event).toBe('phone-changed');
  });

  it('stays its owner’s: another account learns of it after showing the code only', async () => {
    const owner = await aPhoneAccount(api);
    api.wait(61);
    const other = await aJobseeker(api);
    const body = { contact_number: owner.phone };
    const asked = await other.ask('POST', '/data/phone/change/otp', {
      ...body,
      current_password: other.password,
    });
    expect(asked.statusCode).toBe(200);
    const otp = await smsCodeSentTo(api, owner.phone);
    // A code to change a number does not sign in.
    expect((await signInByPhone(aVisitor(api), owner.phone, otp)).json().code).toBe(41040);
    expect((await other.ask('POST', '/data/phone/change', { ...body, otp })).json().code).toBe(41173);
  });
});
