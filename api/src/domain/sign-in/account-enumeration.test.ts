import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor, onDeviceOf, type Person } from '../../testing/people/person.ts';
import { hashesInTransactions, workOf } from '../../testing/people/work-of.ts';
import { newPlace } from '../../testing/samples/new-place.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { hashPassword } from '../accounts/password.ts';

let api: TestApi;
let written: string[] = [];
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  api = await createTestApi({ logger: { level: 'warn', stream } });
});
afterAll(() => api.close());

let places = 0;

/** An address that nobody else uses. All are of one range: the first of another range adds a row to its limits. */
function placeInRange(): { remoteAddress: string } {
  places += 1;
  return { remoteAddress: `10.61.0.${places}` };
}

/** Observable part of an answer: all but the id of the request, and the number that it repeats. */
async function tells(path: string, body: object) {
  const answer = await aVisitor(api).ask('POST', path, body, placeInRange());
  const { request_id: _, data, ...rest } = answer.json() as { request_id?: string; data?: object };
  const cookies = answer.cookies.map(({ name }) => name);
  const told = { ...data, contact_number: undefined };
  return { status: answer.statusCode, rest, told, cookies };
}

/** Account states by name, as columns of `accounts`: answers must not tell them apart (account enumeration). */
const states: Record<string, object> = {
  'nobody has confirmed': { is_email_verified: false },
  'three have registered, and nobody has confirmed': { is_email_verified: false },
  'is confirmed': { is_email_verified: true },
  'has no password': { is_email_verified: true, password_hash: null },
  'is suspended': { is_email_verified: true, suspended_at: new Date() },
};

const register = (email: string, password: string) =>
  aVisitor(api).ask(
    'POST',
    '/auth/register',
    { email, password, first_name: 'Ana', last_name: 'Cruz', terms_and_condition: 1 },
    newPlace(),
  );

describe('who wants to learn whether an address or a number has an account', () => {
  const asked = [
    ['/auth/login', { password: 'some password' }, 'login'],
    ['/auth/jobseekers/login', { password: 'some password' }, 'login'],
    ['/auth/email-login/otp', {}, 'email'],
    ['/auth/email-login', { otp: '000000', terms_and_condition: 1 }, 'email'],
    ['/auth/reset-password/otp', {}, 'email'],
    ['/auth/reset-password/verify-otp', { otp: '000000' }, 'email'],
    ['/auth/reset-password', { otp: '000000', new_password: 'harbour light paper' }, 'email'],
    ['/auth/phone-login/otp', {}, 'contact_number'],
    ['/auth/phone-login', { otp: '000000', terms_and_condition: 1 }, 'contact_number'],
  ] as const;
  interface Subject {
    state: string;
    email: string;
    phone: string;
  }
  let nobody: Subject[];
  let people: Subject[];
  beforeAll(async () => {
    // Numbers of one range share a rate limit.
    const phoneOf = (index: number) => `+63917${String(index).padStart(4, '0')}123`;
    nobody = [0, 1].map((index) => ({
      ...{ state: 'nobody', email: `nobody${index}@example.com`, phone: phoneOf(index) },
    }));
    people = [];
    for (const [state, values] of Object.entries(states)) {
      const { user, email } = await aJobseeker(api);
      const phone = phoneOf(2 + people.length);
      await api.dependencies.db
        .updateTable('accounts')
        .set({ ...values, phone_num: phone, is_mobile_verified: true })
        .where('id', '=', user.id)
        .execute();
      if (state.startsWith('three'))
        for (const password of ['second light paper', 'third light paper']) await register(email, password);
      people.push({ state, email, phone });
    }
  });

  it.each(asked)('gets the same answer for the same work from %s', async (path, body, field) => {
    const ask = async ({ email, phone }: Subject) => {
      let told = {};
      const work = await workOf(api, async () => {
        told = await tells(path, { ...body, [field]: field === 'contact_number' ? phone : email });
      });
      return { told, work };
    };
    const [first, second] = nobody as [Subject, Subject];
    // The first request of a kind may open connections.
    await ask(first);
    const expected = await ask(second);
    expect(expected.work.filter((step) => step === 'hash')).toHaveLength(1);
    expect(hashesInTransactions(expected.work)).toBe(0);
    written = [];
    for (const person of people)
      expect({ state: person.state, ...(await ask(person)) }).toEqual({ state: person.state, ...expected });
    const { status } = expected.told as { status: number };
    if (status >= 400)
      expect(written.filter((line) => JSON.parse(line).outcome === 'refused')).toHaveLength(people.length);
  });
});

describe('several who have registered with one address, which nobody has confirmed', () => {
  it('each sign in with their own password, and a form that was sent twice at once is one account', async () => {
    const email = 'several@example.com';
    const both = await Promise.all([1, 2].map(() => register(email, 'first light paper')));
    await register(email, 'second light paper');
    const ids = await Promise.all(
      ['first light paper', 'second light paper', 'third light paper'].map(async (password) => {
        const answer = await aVisitor(api).ask('POST', '/auth/login', { login: email, password }, newPlace());
        return answer.json().data?.user?.id ?? answer.statusCode;
      }),
    );
    const [first, second, third] = ids;
    expect(both.map((answer) => answer.json().data.user.id)).toEqual([first, first]);
    expect([typeof second, second === first, third]).toEqual(['number', false, 401]);
  });

  it('before passwords shared a salt, too: on their own device at once, elsewhere in turns, and at once ever after', async () => {
    const email = 'older@example.com';
    const passwords = ['oldest light paper', 'middle light paper', 'newest light paper'];
    for (const password of passwords) {
      const { id } = (await register(email, password)).json().data.user;
      const values = { password_hash: await hashPassword(password) };
      await api.dependencies.db.updateTable('accounts').set(values).where('id', '=', id).execute();
    }
    const signIn = (visitor: Person, password: string, place = newPlace()) =>
      visitor.ask('POST', '/auth/login', { login: email, password }, place);
    /** Attempts from one new place until the password is right; each of them hashes once. */
    const attempts = async (password: string, visitor = aVisitor(api)) => {
      const place = newPlace();
      for (let count = 1; count <= 5; count += 1) {
        let status = 0;
        const work = await workOf(api, async () => {
          status = (await signIn(visitor, password, place)).statusCode;
        });
        if (status === 200) return count;
        expect(work.filter((step) => step === 'hash')).toHaveLength(1);
      }
      return Number.POSITIVE_INFINITY;
    };
    const [oldest = '', middle = '', newest = ''] = passwords;
    const device = aVisitor(api);
    expect([await attempts(newest), await attempts(oldest, device)]).toEqual([1, 3]);
    expect([await attempts(oldest), await attempts(middle), await attempts(middle)]).toEqual([1, 2, 1]);
    expect(await attempts('nobody has this one')).toBe(Number.POSITIVE_INFINITY);
  });

  it('are found first by the device that knows them', async () => {
    const email = 'device@example.com';
    const owner = await aJobseeker(api, { email });
    const { id } = owner.user;
    const own = { password_hash: await hashPassword(owner.password), is_email_verified: false };
    await register(email, 'somebody else’s paper');
    await api.dependencies.db.updateTable('accounts').set(own).where('id', '=', id).execute();
    const body = { login: email, password: owner.password };
    expect((await aVisitor(api).ask('POST', '/auth/login', body, newPlace())).statusCode).toBe(401);
    const answer = await onDeviceOf(api, owner).ask('POST', '/auth/login', body, newPlace());
    expect(answer.json().data.user.id).toBe(id);
  });

  it('are hashed for outside of transactions', async () => {
    for (const password of ['first light paper', 'second light paper']) {
      const work = await workOf(api, () => register('hashed@example.com', password));
      expect([work.filter((step) => step === 'hash').length, hashesInTransactions(work)]).toEqual([2, 0]);
    }
  });
});
