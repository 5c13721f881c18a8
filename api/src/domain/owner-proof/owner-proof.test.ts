import { type AnyCall, ownerProofHeader, takesProof } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectRoutes } from '../../testing/collect-routes.ts';
import { anAuthenticator } from '../../testing/people/authenticator.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import {
  aJobseeker,
  aThiefOf,
  aVisitor,
  type Person,
  type SignedInPerson,
} from '../../testing/people/person.ts';
import { newPhone } from '../../testing/people/phone-accounts.ts';
import { smsCodeSentTo } from '../../testing/people/sent-sms.ts';
import { newPlace } from '../../testing/samples/new-place.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { readSignInMethods } from '../account-changes/sign-in-methods.ts';

let api: TestApi;
let calls: AnyCall[];
beforeAll(async () => {
  const { result, routes } = await collectRoutes(() => createTestApi());
  api = result;
  calls = routes.flatMap(({ call }) => call ?? []);
});
afterAll(() => api.close());

/** Calls about the account itself: what signs in to it, its sessions, its end, its data. */
const aboutAccount = /^\/(auth|data\/email|data\/phone|jobseeker\/(account|owner|data-export))\b/;

const changesOfAccount = () =>
  calls.filter(
    ({ method, access, path }) => method !== 'GET' && access === 'protected' && aboutAccount.test(path),
  );

/** Kinds of account, with what they have instead of the confirmed address and password of a usual one. */
const nothing = { password_hash: null, email: null, email_key: null, is_email_verified: false };
const kinds = {
  'a password': { has: { is_email_verified: true }, factors: ['password', 'email'] },
  'a password, its address not confirmed': { has: { is_email_verified: false }, factors: ['password'] },
  'codes by mail': { has: { password_hash: null, is_email_verified: true }, factors: ['email'] },
  'codes by text message': { has: { ...nothing, phone: true }, factors: ['phone'] },
  'codes by text message, its address not confirmed': {
    has: { password_hash: null, is_email_verified: false, phone: true },
    factors: ['phone'],
  },
  'codes by text message or mail': {
    has: { password_hash: null, is_email_verified: true, phone: true },
    factors: ['email', 'phone'],
  },
  'a social account': {
    has: { password_hash: null, is_email_verified: true, social: true },
    factors: ['email'],
  },
  'a social account, its address not confirmed': {
    has: { password_hash: null, is_email_verified: false, social: true },
    factors: [],
  },
  'a passkey': {
    has: { password_hash: null, is_email_verified: true, passkey: true },
    factors: ['passkey', 'email'],
  },
  'a passkey alone': { has: { ...nothing, passkey: true }, factors: ['passkey'] },
  'nothing yet': { has: { password_hash: null, is_email_verified: false }, factors: [] },
} as const;

type Factor = 'password' | 'email' | 'phone' | 'passkey';
type Kind = (typeof kinds)[keyof typeof kinds];
type Authenticator = ReturnType<typeof anAuthenticator>;
interface Owner extends SignedInPerson {
  phone: string;
  authenticator: Authenticator;
}

/** Its owner, who has closed the page in which they signed up: the proof of the sign-up is gone. */
async function anOwner({ has }: Kind): Promise<Owner> {
  const person = await aJobseeker(api);
  const [phone, authenticator] = [newPhone(), anAuthenticator()];
  const { db } = api.dependencies;
  const {
    phone: hasPhone,
    social,
    passkey,
    ...values
  } = { phone: false, social: false, passkey: false, ...has };
  if (passkey) {
    const { options } = (await person.ask('POST', '/auth/passkeys/options', {})).json().data;
    const credential = authenticator.make(options.user.id, options);
    await person.ask('POST', '/auth/passkeys', { credential });
  }
  if (social)
    await db
      .insertInto('social_identities')
      .values({ social_type: 'google', subject: phone, account_id: person.user.id, linked_at: api.now() })
      .execute();
  await db
    .updateTable('accounts')
    .set({ ...values, ...(hasPhone && { phone_num: phone, is_mobile_verified: true }) })
    .where('id', '=', person.user.id)
    .execute();
  await db.deleteFrom('mails').where('recipient', '=', person.email).execute();
  person.proof = undefined;
  return Object.assign(person, { phone, authenticator });
}

/** Sends a call with a body that no call accepts, if it has one: what answers is the proof, else the validation. */
const send = (person: Person, call: AnyCall, proof?: string) =>
  person.ask(
    call.method,
    call.path.replace(/\{\w+\}/g, '999999999'),
    call.method === 'DELETE' ? undefined : { ...nonsense(call) },
    { ...newPlace(), headers: proof === undefined ? {} : { [ownerProofHeader]: proof } },
  );
const nonsense = ({ proof }: AnyCall) =>
  typeof proof === 'object' ? { [proof.ifBodyHas]: 'nonsense' } : { nonsense: true };

const proofCodes = [42055, 42340, 41009, 41040];

async function prove(owner: Owner, by: Factor): Promise<string> {
  const answer = await owner.ask('POST', '/auth/owner-proof', await answerOf(owner, by), newPlace());
  return answer.json().data.token;
}

async function answerOf(owner: Owner, by: Factor): Promise<object> {
  if (by === 'password') return { current_password: owner.password };
  if (by === 'passkey') {
    const { options } = (await owner.ask('POST', '/auth/owner-proof/passkey')).json().data;
    return { credential: owner.authenticator.sign(options) };
  }
  api.wait(61);
  await owner.ask('POST', '/jobseeker/owner-code/otp', { channel: by }, newPlace());
  if (by === 'phone') return { otp: await smsCodeSentTo(api, owner.phone) };
  return { otp: (await mailsTo(api, owner.email))[0]?.data?.code };
}

const waysOf = (person: SignedInPerson) => readSignInMethods(api.dependencies.db, person.user.id);

describe('the calls that change an account', () => {
  it('each say what proof they need', () => {
    expect(changesOfAccount().length).toBeGreaterThan(25);
    const undecided = changesOfAccount().filter(({ proof }) => proof === undefined);
    expect(undecided.map(({ id }) => id)).toEqual([]);
    expect(calls.filter(takesProof).length).toBeGreaterThan(14);
  });

  it('name the header and the refusal in the OpenAPI document', async () => {
    const { paths } = (await api.app.inject('/api/openapi.json')).json();
    for (const call of calls.filter(takesProof)) {
      const operation = paths[`/api${call.path}`][call.method.toLowerCase()];
      expect([call.id, operation['x-proof']]).toEqual([call.id, call.proof]);
      expect(operation.parameters).toContainEqual(
        expect.objectContaining({ in: 'header', name: ownerProofHeader }),
      );
      expect(operation.responses['403'].description).toContain('42055 ownerProofNeeded');
    }
  });
});

describe.each(Object.entries(kinds))('an account with %s', (_, kind) => {
  it('is not changed by its session cookie alone', async () => {
    const owner = await anOwner(kind);
    const before = await waysOf(owner);
    const thief = aThiefOf(api, owner);
    const answers = new Map<string, number>();
    for (const call of calls.filter(takesProof))
      answers.set(call.id, (await send(thief, call, 'a-token-of-nobody')).json().code);
    const refusal = kind.factors.length > 0 ? 42055 : 42340;
    expect([...answers]).toEqual([...answers].map(([id]) => [id, refusal]));
    expect(await waysOf(owner)).toEqual(before);
    expect((await owner.ask('GET', '/auth/session')).json().data.user).not.toBeNull();
  });

  it('is changed after a proof by each of its factors, by no session but that of the proof', async () => {
    const owner = await anOwner(kind);
    const { factors } = (await owner.ask('GET', '/auth/owner-proof')).json().data;
    expect(factors).toEqual(kind.factors);
    for (const factor of kind.factors) {
      const token = await prove(owner, factor);
      for (const call of calls.filter(takesProof))
        expect([call.id, proofCodes]).toEqual([
          call.id,
          expect.not.arrayContaining([(await send(owner, call, token)).json().code]),
        ]);
      const [call] = calls.filter(takesProof);
      if (call === undefined) continue;
      const another = await aJobseeker(api);
      another.proof = undefined;
      expect((await send(another, call, token)).json().code).toBe(42055);
      api.wait(601);
      expect((await send(owner, call, token)).json().code).toBe(42055);
    }
  });
});

describe('the proof of an account', () => {
  it('is the sign-in itself, in the page that signs in and in no cookie', async () => {
    const person = await aJobseeker(api);
    const end = (who: Person) => who.ask('POST', '/auth/devices/end-others', {});
    expect((await end(aThiefOf(api, person))).json().code).toBe(42055);
    expect((await end(person)).statusCode).toBe(200);
    expect([...person.cookies.values()].join()).not.toContain(person.proof);
  });

  it('is no code to an address or number that nobody has confirmed', async () => {
    const owner = await anOwner(kinds['nothing yet']);
    const answer = await owner.ask('POST', '/jobseeker/owner-code/otp', { channel: 'email' });
    expect(answer.json().code).toBe(42340);
    expect(await mailsTo(api, owner.email)).toEqual([]);
  });

  it('is no password that the account does not have, no passkey of another, and no code twice', async () => {
    const [owner, other] = [await anOwner(kinds['a passkey']), await anOwner(kinds['a passkey'])];
    const by = async (answer: object) => (await owner.ask('POST', '/auth/owner-proof', answer)).json().code;
    expect(await by({ current_password: owner.password })).toBe(41009);
    const { options } = (await owner.ask('POST', '/auth/owner-proof/passkey')).json().data;
    expect(await by({ credential: other.authenticator.sign(options) })).toBe(42132);
    const foreign = (await other.ask('POST', '/auth/owner-proof/passkey')).json().data.options;
    expect(await by({ credential: owner.authenticator.sign(foreign) })).toBe(42132);
    const code = await answerOf(owner, 'email');
    expect(await by(code)).toBeUndefined();
    expect(await by(code)).toBe(41042);
    expect(await by({})).toBe(40001);
  });

  it('lets the address that stands in the account be confirmed without it, and no other be put in its place', async () => {
    const owner = await anOwner(kinds['nothing yet']);
    const thief = aThiefOf(api, owner);
    const ask = (body: object) => thief.ask('POST', '/data/email/generate-otp', body, newPlace());
    expect((await ask({ email: 'thief@example.com' })).json().code).toBe(42340);
    expect((await ask({})).statusCode).toBe(200);
    expect((await mailsTo(api, owner.email)).map(({ template }) => template)).toEqual(['email-confirmation']);
    expect(await mailsTo(api, 'thief@example.com')).toEqual([]);
  });

  it('is not given to a browser that is signed in by its QR code, whose session ends with the approving one', async () => {
    const owner = await aJobseeker(api);
    const browser = aVisitor(api);
    api.wait(86_400);
    const { token } = (await browser.ask('POST', '/auth/qr-login/start')).json().data;
    await owner.ask('POST', '/auth/qr-login/describe', { token });
    await owner.ask('POST', '/auth/qr-login/decision', { token, is_approved: true });
    expect((await browser.ask('POST', '/auth/qr-login', { token })).json().data.status).toBe('signed-in');
    expect(browser.proof).toBeUndefined();
    expect(browser.cookies.has('device')).toBe(false);
    expect((await browser.ask('POST', '/auth/devices/end-others', {})).json().code).toBe(42055);
    const sessions = await api.dependencies.db
      .selectFrom('sessions')
      .select('begun_at')
      .where('account_id', '=', owner.user.id)
      .execute();
    expect(new Set(sessions.map(({ begun_at }) => begun_at?.getTime())).size).toBe(1);
  });
});
