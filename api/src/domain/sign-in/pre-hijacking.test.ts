import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAuthenticator } from '../../testing/people/authenticator.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from '../../testing/people/person.ts';
import { smsCodeSentTo } from '../../testing/people/sent-sms.ts';
import { newPlace } from '../../testing/samples/new-place.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const passphrase = 'harbour light paper';
let numbers = 0;
const newNumber = () => `+63917${String(++numbers).padStart(4, '0')}123`;

async function addPasskey(person: SignedInPerson) {
  const authenticator = anAuthenticator();
  const { challenge, user } = (
    await person.ask('POST', '/auth/passkeys/options', { current_password: person.password })
  ).json().data.options;
  const credential = authenticator.make(user.id, { challenge });
  expect((await person.ask('POST', '/auth/passkeys', { credential })).statusCode).toBe(201);
  return authenticator;
}

async function addNumber(person: SignedInPerson) {
  const contact_number = newNumber();
  const body = { contact_number, current_password: person.password };
  expect((await person.ask('POST', '/data/phone/change/otp', body)).statusCode).toBe(200);
  const otp = await smsCodeSentTo(api, contact_number);
  expect((await person.ask('POST', '/data/phone/change', { contact_number, otp })).statusCode).toBe(200);
  return contact_number;
}

const appCode = (secret: string) => generateSync({ secret, epoch: Math.floor(api.now().getTime() / 1_000) });

async function addApp(person: SignedInPerson) {
  const body = { current_password: person.password };
  const { secret } = (await person.ask('POST', '/auth/two-factor/authenticator', body)).json().data;
  const confirm = { code: appCode(secret) };
  const answer = await person.ask('POST', '/auth/two-factor/authenticator/confirm', confirm);
  expect(answer.statusCode).toBe(200);
  api.wait(31);
  return { secret, recoveryCode: answer.json().data.recovery_codes[0] as string };
}

/** Registers an address that is somebody else's, and prepares every way back in. */
async function aStranger() {
  const stranger = await aJobseeker(api);
  const number = await addNumber(stranger);
  const authenticator = await addPasskey(stranger);
  const app = await addApp(stranger);
  const pending = aVisitor(api);
  const login = { login: stranger.email, password: stranger.password };
  expect((await pending.ask('POST', '/auth/login', login, newPlace())).json().code).toBe(42054);
  return { stranger, number, authenticator, app, pending };
}

type Ways = Awaited<ReturnType<typeof aStranger>>;

/** What each of the prepared ways leads to: the signed-in account's id, or the refusal. */
async function tryAll({ stranger, number, authenticator, app, pending }: Ways) {
  const told = async (visitor: Person, path: string, body: object) => {
    const { data, code } = (await visitor.ask('POST', path, body, newPlace())).json();
    return data?.user?.id ?? code;
  };
  const visitor = aVisitor(api);
  const { challenge } = (await visitor.ask('POST', '/auth/passkey-login/options')).json().data.options;
  await visitor.ask('POST', '/auth/phone-login/otp', { contact_number: number }, newPlace());
  const phone = { contact_number: number, otp: await smsCodeSentTo(api, number), terms_and_condition: 1 };
  const login = { login: stranger.email, password: stranger.password };
  return {
    session: (await stranger.ask('GET', '/auth/session')).json().data.user,
    password: await told(aVisitor(api), '/auth/login', login),
    passkey: await told(visitor, '/auth/passkey-login', { credential: authenticator.sign({ challenge }) }),
    pendingLogin: await told(pending, '/auth/second-factor', { code: appCode(app.secret) }),
    recoveryCode: await told(pending, '/auth/second-factor', { code: app.recoveryCode }),
    number: await told(aVisitor(api), '/auth/phone-login', phone),
  };
}

async function byCode(owner: Person, email: string) {
  await owner.ask('POST', '/auth/email-login/otp', { email }, newPlace());
  const otp = (await mailsTo(api, email))[0]?.data?.code;
  return owner.ask('POST', '/auth/email-login', { email, otp }, newPlace());
}

async function byLink(owner: Person, email: string) {
  await owner.ask('POST', '/auth/email-login/otp', { email }, newPlace());
  const token = (await mailsTo(api, email))[0]?.data?.sign_in_url?.split('#')[1];
  return owner.ask('POST', '/auth/email-login/link', { token }, newPlace());
}

async function byReset(owner: Person, email: string) {
  await owner.ask('POST', '/auth/reset-password/otp', { email }, newPlace());
  const otp = (await mailsTo(api, email))[0]?.data?.code;
  await owner.ask('POST', '/auth/reset-password', { email, otp, new_password: passphrase }, newPlace());
  return owner.ask('POST', '/auth/login', { login: email, password: passphrase }, newPlace());
}

describe('who registers somebody else’s address, and prepares ways back in', () => {
  it.each([
    ['a code', byCode],
    ['a link', byLink],
    ['a new password', byReset],
  ])('has none of them once the owner signs in by %s, and does not keep the owner out', async (_, enter) => {
    const ways = await aStranger();
    const owner = aVisitor(api);
    const { id } = (await enter(owner, ways.stranger.email)).json().data.user;
    expect(id).toBe(ways.stranger.user.id);
    const { number, ...rest } = await tryAll(ways);
    const expired = { pendingLogin: 42056, recoveryCode: 42056 };
    expect(rest).toEqual({ session: null, password: 40002, passkey: 42131, ...expired });
    // The number is free again: it gets an account of its own.
    expect(number).not.toBe(id);
    const { data } = (await owner.ask('GET', '/jobseeker/account-events')).json();
    const events = data.events.map(({ event }: { event: string }) => event);
    expect(events).toEqual(expect.arrayContaining(['passkey-removed', 'phone-removed', 'two-factor-off']));
  });

  it('keeps the owner’s own registration on this device as it is, whichever is the newest', async () => {
    const owner = await aJobseeker(api);
    const authenticator = await addPasskey(owner);
    await aVisitor(api).ask(
      'POST',
      '/auth/register',
      { email: owner.email, password: 'a stranger’s paper', first_name: 'Eve', terms_and_condition: 1 },
      newPlace(),
    );
    api.wait(1);
    const answer = await byReset(owner, owner.email);
    expect(answer.json().data.user.id).toBe(owner.user.id);
    const visitor = aVisitor(api);
    const { challenge } = (await visitor.ask('POST', '/auth/passkey-login/options')).json().data.options;
    const credential = authenticator.sign({ challenge });
    const byPasskey = await visitor.ask('POST', '/auth/passkey-login', { credential });
    expect(byPasskey.json().data.user.id).toBe(owner.user.id);
  });
});
