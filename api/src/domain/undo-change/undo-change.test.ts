import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInWith } from '../../testing/people/account-settings.ts';
import { anAuthenticator } from '../../testing/people/authenticator.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import {
  aJobseeker,
  aVisitor,
  onDeviceOf,
  type Person,
  type SignedInPerson,
} from '../../testing/people/person.ts';
import { aPhoneAccount, newPhone } from '../../testing/people/phone-accounts.ts';
import { smsCodeSentTo, textsTo } from '../../testing/people/sent-sms.ts';
import { newPlace } from '../../testing/samples/new-place.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { readSignInMethods } from '../account-changes/sign-in-methods.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

let addresses = 0;
const aNewAddress = () => {
  addresses += 1;
  return `thief-${addresses}@example.com`;
};

async function aConfirmedPerson(): Promise<SignedInPerson> {
  const person = await aJobseeker(api);
  await api.dependencies.db
    .updateTable('accounts')
    .set({ is_email_verified: true })
    .where('id', '=', person.user.id)
    .execute();
  return person;
}

const waysOf = (id: number) => readSignInMethods(api.dependencies.db, id);
const codeIn = async (email: string) => (await mailsTo(api, email))[0]?.data?.code;

async function changeEmail(person: Person, email: string) {
  await person.ask('POST', '/data/email/change/otp', { email }, newPlace());
  return person.ask('POST', '/data/email/change', { email, otp: await codeIn(email) }, newPlace());
}
const changePassword = (person: Person, password: string) =>
  person.ask('POST', '/auth/change-password', { new_password: password, confirm_password: password });
async function addPasskey(person: Person) {
  const { options } = (await person.ask('POST', '/auth/passkeys/options', {})).json().data;
  const credential = anAuthenticator().make(options.user.id, options);
  return person.ask('POST', '/auth/passkeys', { credential });
}
async function changePhone(person: Person, contact_number: string) {
  api.wait(61);
  await person.ask('POST', '/data/phone/change/otp', { contact_number }, newPlace());
  const otp = await smsCodeSentTo(api, contact_number);
  return person.ask('POST', '/data/phone/change', { contact_number, otp }, newPlace());
}

/** Tokens of the links that were mailed to an address, the newest first. */
const linksTo = async (email: string) =>
  (await mailsTo(api, email)).flatMap(({ data }) => data?.undo_url?.split('#')[1] ?? []);
const undo = (token: string | undefined) =>
  aVisitor(api).ask('POST', '/auth/changes/undo', { token }, newPlace());

describe('the old address, after somebody with a stolen proof has changed how the account signs in', () => {
  it('undoes it: everything is as it was, and every session has ended', async () => {
    const owner = await aConfirmedPerson();
    const before = await waysOf(owner.user.id);
    const address = aNewAddress();
    expect((await changeEmail(owner, address)).statusCode).toBe(200);
    expect((await changePassword(owner, 'taken by a thief')).statusCode).toBe(200);
    expect((await addPasskey(owner)).statusCode).toBe(201);
    expect((await changePhone(owner, newPhone())).statusCode).toBe(200);
    expect(await waysOf(owner.user.id)).not.toEqual(before);

    const [token] = await linksTo(owner.email);
    const described = await aVisitor(api).ask('POST', '/auth/changes/describe', { token });
    expect(described.json().data).toMatchObject({
      event: 'email-changed',
      restores: ['address', 'number', 'password', 'passkeys'],
    });
    expect((await undo(token)).json().data).toEqual({ event: 'email-changed' });

    expect(await waysOf(owner.user.id)).toEqual(before);
    expect((await owner.ask('GET', '/jobseeker/me')).json().code).toBe(40003);
    expect((await signInWith(api, address, 'taken by a thief')).status).toBe(401);
    // The device is forgotten, too: a code by mail is asked for.
    expect(
      (await signInWith(api, owner.email, owner.password, { visitor: onDeviceOf(api, owner) })).status,
    ).toBe(403);
    const events = await api.dependencies.db
      .selectFrom('account_events')
      .select('event')
      .where('account_id', '=', owner.user.id)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(events.map(({ event }) => event)).toEqual(['devices-ended', 'email-changed']);
  });

  it('does so once, and voids the links of later changes, which went to the thief', async () => {
    const owner = await aConfirmedPerson();
    const before = await waysOf(owner.user.id);
    const [first, second] = [aNewAddress(), aNewAddress()];
    await changeEmail(owner, first);
    await changeEmail(owner, second);
    const [ofOwner] = await linksTo(owner.email);
    const [ofThief] = await linksTo(first);
    expect((await undo(ofOwner)).statusCode).toBe(200);
    expect((await undo(ofThief)).json().code).toBe(42341);
    expect((await undo(ofOwner)).json().code).toBe(42341);
    expect(await waysOf(owner.user.id)).toEqual(before);
  });

  it('may undo one change after the other, the newest first', async () => {
    const owner = await aConfirmedPerson();
    const before = await waysOf(owner.user.id);
    await addPasskey(owner);
    api.wait(1);
    await changePassword(owner, 'taken by a thief');
    const [ofPassword, ofPasskey] = await linksTo(owner.email);
    await undo(ofPassword);
    expect((await waysOf(owner.user.id)).passkeys).toHaveLength(1);
    await undo(ofPasskey);
    expect(await waysOf(owner.user.id)).toEqual(before);
  });

  it('gets its account back even if another account has confirmed it since', async () => {
    const owner = await aConfirmedPerson();
    const before = await waysOf(owner.user.id);
    await changeEmail(owner, aNewAddress());
    const [token] = await linksTo(owner.email);
    const again = await aJobseeker(api, { email: owner.email });
    await api.dependencies.db
      .updateTable('accounts')
      .set({ is_email_verified: true })
      .where('id', '=', again.user.id)
      .execute();
    // Signing up has emptied the mailbox of the test; the link works all the same.
    expect((await undo(token)).statusCode).toBe(200);
    expect(await waysOf(owner.user.id)).toEqual(before);
    expect((await waysOf(again.user.id)).account).toMatchObject({
      email_key: null,
      is_email_verified: false,
    });
  });

  it('has seven days for it', async () => {
    const owner = await aConfirmedPerson();
    await changePassword(owner, 'taken by a thief');
    const [token] = await linksTo(owner.email);
    api.wait(7 * 86_400 - 60);
    expect((await aVisitor(api).ask('POST', '/auth/changes/describe', { token })).statusCode).toBe(200);
    api.wait(60);
    expect((await undo(token)).json().code).toBe(42341);
    expect((await undo('a-token-that-nobody-was-sent')).json().code).toBe(42341);
  });

  it('undoes two-step sign-in and its removal', async () => {
    const owner = await aConfirmedPerson();
    const { db } = api.dependencies;
    await db
      .insertInto('two_factors')
      .values({ account_id: owner.user.id, secret: 'sealed', confirmed_at: api.now(), created_at: api.now() })
      .execute();
    await db
      .insertInto('recovery_codes')
      .values({ account_id: owner.user.id, code_hash: Buffer.from('a code') })
      .execute();
    const before = await waysOf(owner.user.id);
    expect((await owner.ask('POST', '/auth/two-factor/end', {})).statusCode).toBe(200);
    const [token] = await linksTo(owner.email);
    await undo(token);
    expect(await waysOf(owner.user.id)).toEqual(before);
  });
});

it('an address that nobody has confirmed is told without a link: it may be a stranger’s', async () => {
  const person = await aJobseeker(api);
  await changePassword(person, 'another lantern here');
  expect(await mailsTo(api, person.email)).toMatchObject([{ template: 'password-changed' }]);
  expect(await linksTo(person.email)).toEqual([]);
});

it('a number without an address undoes by the link of a text message', async () => {
  const person = await aPhoneAccount(api);
  const before = await waysOf(person.id);
  await changePhone(person, newPhone());
  const [text = ''] = await textsTo(api, person.phone);
  expect(text).toContain('The phone number of your JobHarbor account was changed.');
  expect((await undo(text.split('#')[1])).statusCode).toBe(200);
  expect(await waysOf(person.id)).toEqual(before);
});

it('a number is told when an address is confirmed, which then signs in, too', async () => {
  const person = await aPhoneAccount(api);
  const email = aNewAddress();
  api.wait(1);
  await person.ask('POST', '/data/email/generate-otp', { email }, newPlace());
  await person.ask('POST', '/data/email/verify', { code: await codeIn(email) }, newPlace());
  const [text = ''] = await textsTo(api, person.phone);
  await undo(text.split('#')[1]);
  expect((await waysOf(person.id)).account).toMatchObject({
    is_email_verified: false,
    is_mobile_verified: true,
  });
});
