import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthenticatorKind,
  anAuthenticator,
  type Ceremony,
} from '../../testing/people/authenticator.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
let now: Date;
beforeAll(async () => {
  now = new Date();
  api = await createTestApi({ now });
});
afterAll(() => api.close());

const begin = (person: SignedInPerson, current_password = person.password) =>
  person.ask('POST', '/auth/passkeys/options', { current_password });
const listOf = async (person: Person) => (await person.ask('GET', '/auth/passkeys')).json().data.passkeys;

async function withPasskey(kind: AuthenticatorKind = {}) {
  const person = await aJobseeker(api);
  const authenticator = anAuthenticator(kind);
  const { challenge, user } = (await begin(person)).json().data.options;
  const credential = authenticator.make(user.id, { challenge });
  const answer = await person.ask('POST', '/auth/passkeys', { credential });
  return { person, authenticator, credential, answer, id: answer.json().data?.id as number };
}

const challengeFor = async (visitor: Person): Promise<string> =>
  (await visitor.ask('POST', '/auth/passkey-login/options')).json().data.options.challenge;
const send = async (visitor: Person, credential: object) =>
  (await visitor.ask('POST', '/auth/passkey-login', { credential })).json();

describe('a person with a passkey', () => {
  it('adds it with the password, is told, and names it', async () => {
    const stranger = await aJobseeker(api);
    expect((await begin(stranger, 'not the one')).json().code).toBe(41009);
    const { person, credential, answer, id } = await withPasskey();
    expect(answer.statusCode).toBe(201);
    expect((await mailsTo(api, person.email)).map(({ template }) => template)).toEqual(['passkey-added']);
    const rename = (who: Person, name: string) => who.ask('POST', `/auth/passkeys/${id}/update`, { name });
    expect((await rename(person, ' Téléphone ')).json().data.name).toBe('Téléphone');
    expect((await rename(stranger, 'mine')).json().code).toBe(40004);
    expect((await rename(person, ' ')).statusCode).toBe(422);
    expect(await listOf(person)).toMatchObject([{ id, name: 'Téléphone', last_used_at: null }]);
    expect(await listOf(stranger)).toEqual([]);
    // A challenge is single use: the same credential is not stored twice.
    expect((await person.ask('POST', '/auth/passkeys', { credential })).json().code).toBe(42132);
  });

  it('signs in by it alone, where a password would need a second step', async () => {
    const { person, authenticator } = await withPasskey();
    await api.dependencies.db
      .updateTable('accounts')
      .set({ is_email_verified: true })
      .where('id', '=', person.user.id)
      .execute();
    const visitor = aVisitor(api);
    const challenge = await challengeFor(visitor);
    expect((await send(visitor, authenticator.sign({ challenge }))).data.user.id).toBe(person.user.id);
    expect((await listOf(visitor))[0].last_used_at).toBe(Math.floor(now.getTime() / 1_000));
  });

  it('removes it with the password, after which it signs nobody in', async () => {
    const { person, authenticator, id } = await withPasskey();
    const stranger = await aJobseeker(api);
    const remove = (who: SignedInPerson, current_password = who.password) =>
      who.ask('POST', `/auth/passkeys/${id}/delete`, { current_password });
    expect((await remove(person, 'not the one')).json().code).toBe(41009);
    expect((await remove(stranger)).statusCode).toBe(200);
    expect(await listOf(person)).toHaveLength(1);
    expect((await remove(person)).statusCode).toBe(200);
    expect((await remove(person)).statusCode).toBe(200);
    expect((await mailsTo(api, person.email)).map(({ template }) => template).sort()).toEqual([
      'passkey-added',
      'passkey-removed',
    ]);
    const visitor = aVisitor(api);
    const challenge = await challengeFor(visitor);
    expect((await send(visitor, authenticator.sign({ challenge }))).code).toBe(42131);
  });

  it('can have twenty, and hears that there can be no more, also where the last was being made', async () => {
    const person = await aJobseeker(api);
    const { challenge, user } = (await begin(person)).json().data.options;
    const account_id = person.user.id;
    const rows = Array.from({ length: 20 }, (_, index) => ({
      ...{ account_id, credential_id: `full-${index}`, public_key: Buffer.from('key') },
      ...{ name: 'One of twenty', created_at: now },
    }));
    await api.dependencies.db.insertInto('passkeys').values(rows).execute();
    const credential = anAuthenticator().make(user.id, { challenge });
    expect((await person.ask('POST', '/auth/passkeys', { credential })).json().code).toBe(42133);
    expect((await begin(person)).json().code).toBe(42133);
  });

  it('is refused while the account is suspended', async () => {
    const { person, authenticator } = await withPasskey();
    await api.dependencies.db
      .updateTable('accounts')
      .set({ suspended_at: now })
      .where('id', '=', person.user.id)
      .execute();
    const visitor = aVisitor(api);
    const challenge = await challengeFor(visitor);
    expect((await send(visitor, authenticator.sign({ challenge }))).code).toBe(41044);
  });
});

describe('what a passkey has signed', () => {
  it.each<[string, Partial<Ceremony>]>([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['without making sure of the person', { isVerified: false }],
    ['for a challenge of its own', { challenge: 'bm90IG91cnM' }],
  ])('%s signs nobody in, and adds no passkey', async (_, forged) => {
    const { person, authenticator } = await withPasskey();
    const visitor = aVisitor(api);
    const challenge = await challengeFor(visitor);
    expect((await send(visitor, authenticator.sign({ challenge, ...forged }))).code).toBe(42132);
    const { options } = (await begin(person)).json().data;
    const credential = anAuthenticator().make(options.user.id, { challenge: options.challenge, ...forged });
    expect((await person.ask('POST', '/auth/passkeys', { credential })).json().code).toBe(42132);
  });

  it('signs in once, in the browser that it was made in, in time', async () => {
    const { authenticator } = await withPasskey();
    const visitor = aVisitor(api);
    const planted = authenticator.sign({ challenge: await challengeFor(aVisitor(api)) });
    expect((await send(visitor, planted)).code).toBe(42132);
    await challengeFor(visitor);
    expect((await send(visitor, planted)).code).toBe(42132);
    const signed = authenticator.sign({ challenge: await challengeFor(visitor) });
    const replay = aVisitor(api);
    for (const [name, value] of visitor.cookies) replay.cookies.set(name, value);
    expect((await send(visitor, signed)).data.user).toBeDefined();
    expect((await send(replay, signed)).code).toBe(42132);
    const late = authenticator.sign({ challenge: await challengeFor(replay) });
    now = new Date(now.getTime() + 601_000);
    api.setTime(now);
    expect((await send(replay, late)).code).toBe(42132);
  });

  it.each<[string, AuthenticatorKind]>([
    ['of another model', { aaguid: Buffer.from('d8522d9f575b486688a9ba99fa02f35b', 'hex') }],
    ['with RSA, as of older Windows', { algorithm: 'RS256' }],
    ['with Ed25519', { algorithm: 'EdDSA' }],
    ['that signs its own registration', { isSelfAttested: true }],
    ['with Ed25519 that signs its own registration', { algorithm: 'EdDSA', isSelfAttested: true }],
    ['that may be backed up', { backup: 8 }],
    ['that is backed up', { backup: 24 }],
    ['that tells no user', { isWithoutUser: true }],
  ])('signs in by an authenticator %s, again and again while its counter stays 0', async (_, kind) => {
    const { person, answer, authenticator } = await withPasskey(kind);
    expect(answer.statusCode).toBe(201);
    for (const counter of [0, 0]) {
      const visitor = aVisitor(api);
      const challenge = await challengeFor(visitor);
      const { data } = await send(visitor, authenticator.sign({ challenge }, counter));
      expect(data?.user.id).toBe(person.user.id);
    }
  });

  it('is refused from a key that says it is backed up though it cannot be', async () => {
    expect((await withPasskey({ backup: 16 })).answer.json().code).toBe(42132);
  });

  it('is refused when the authenticator tells another user than its owner', async () => {
    const { authenticator } = await withPasskey();
    const other = await aJobseeker(api);
    const visitor = aVisitor(api);
    const signed = authenticator.sign({ challenge: await challengeFor(visitor) });
    const userHandle = Buffer.from(String(other.user.id)).toString('base64url');
    const credential = { ...signed, response: { ...signed.response, userHandle } };
    expect((await send(visitor, credential)).code).toBe(42132);
  });

  it('is refused from a copy whose counter is behind', async () => {
    const { authenticator } = await withPasskey();
    const signIn = async (counter: number) => {
      const visitor = aVisitor(api);
      return send(visitor, authenticator.sign({ challenge: await challengeFor(visitor) }, counter));
    };
    expect((await signIn(7)).data.user).toBeDefined();
    expect((await signIn(7)).code).toBe(42132);
    expect((await signIn(8)).data.user).toBeDefined();
  });

  it('by a key of another account does not add it there', async () => {
    const { credential } = await withPasskey();
    const other = await aJobseeker(api);
    await begin(other);
    expect((await other.ask('POST', '/auth/passkeys', { credential })).json().code).toBe(42132);
  });
});
