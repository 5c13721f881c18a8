import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/mailed.ts';
import { aJobseeker, aVisitor, onDeviceOf, type Person } from '../../testing/person.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { textedCode } from '../../testing/texted.ts';
import { argon2, hashPassword } from '../accounts/password.ts';

let api: TestApi;
let written: string[] = [];
const secret = 'a secret of the résumé builder of the tests';
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  // Only its address is named: whether it answers is asked of this machine's own server.
  site = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  api = await createTestApi({
    config: { handOffs: { 'resume-builder': { url: `http://127.0.0.1:${port}/`, secret } } },
    logger: { level: 'warn', stream },
  });
});
let site: Server;
afterAll(async () => {
  await api.close();
  site.close();
});

let places = 0;
const newPlace = () => {
  places += 1;
  return { remoteAddress: `10.60.${places >> 8}.${places & 255}` };
};

/** What an answer tells: all but the id of the request, and the number that it repeats. */
async function tells(path: string, body: object) {
  const answer = await aVisitor(api).ask('POST', path, body, newPlace());
  const { request_id: _, data, ...rest } = answer.json() as { request_id?: string; data?: object };
  const cookies = answer.cookies.map(({ name }) => name);
  const told = { ...data, contact_number: undefined };
  return { status: answer.statusCode, rest, told, cookies };
}

/** What a request costs, and leaves behind: hashes of passwords and codes, statements of the database, rows. */
async function workOf(run: () => Promise<unknown>): Promise<string[]> {
  const before = await countRows();
  const { query } = pg.Client.prototype;
  const statements: string[] = [];
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]): unknown {
      const [first] = args;
      statements.push(typeof first === 'string' ? first : String((first as { text?: unknown }).text));
      return Reflect.apply(query, this, args);
    },
  });
  const { hash, verify } = argon2;
  Object.assign(argon2, {
    hash: (...args: Parameters<typeof hash>) => {
      statements.push('hash');
      return hash(...args);
    },
    verify: (...args: Parameters<typeof verify>) => {
      statements.push('hash');
      return verify(...args);
    },
  });
  try {
    await run();
  } finally {
    Object.assign(pg.Client.prototype, { query });
    Object.assign(argon2, { hash, verify });
  }
  const after = await countRows();
  return [...after.map((count, index) => `rows ${count - (before[index] ?? 0)}`), ...statements];
}

/** Hashes that keep a connection, and the locks of a transaction, waiting. */
function hashesInTransactions(work: readonly string[]): number {
  let isOpen = false;
  return work.filter((step) => {
    if (/^begin/i.test(step)) isOpen = true;
    if (/^(?:commit|rollback)/i.test(step)) isOpen = false;
    return isOpen && step === 'hash';
  }).length;
}

const countRows = () =>
  Promise.all(
    (['mails', 'sms_messages', 'one_time_codes', 'sign_in_links', 'attempts'] as const).map(
      async (table) => (await api.dependencies.db.selectFrom(table).selectAll().execute()).length,
    ),
  );

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
    // Numbers of one range share an allowance.
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
      const work = await workOf(async () => {
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
    for (const person of people)
      expect({ state: person.state, ...(await ask(person)) }).toEqual({ state: person.state, ...expected });
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
        const work = await workOf(async () => {
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
      const work = await workOf(() => register('hashed@example.com', password));
      expect([work.filter((step) => step === 'hash').length, hashesInTransactions(work)]).toEqual([2, 0]);
    }
  });
});

/** A single-use secret that was used, and a request that replays it from another browser. */
interface Spent {
  again: () => Promise<LightMyRequestResponse>;
}

const replays: [string, number | null, string, () => Promise<Spent>][] = [
  [
    'a code of a mail',
    41042,
    'code',
    async () => {
      const { email } = await aJobseeker(api);
      await aVisitor(api).ask('POST', '/auth/email-login/otp', { email }, newPlace());
      const otp = (await mailsTo(api, email))[0]?.data?.code;
      const show = () => aVisitor(api).ask('POST', '/auth/email-login', { email, otp }, newPlace());
      expect((await show()).statusCode).toBe(200);
      return { again: show };
    },
  ],
  [
    'the link of a mail',
    42052,
    'code',
    async () => {
      const { email } = await aJobseeker(api);
      await aVisitor(api).ask('POST', '/auth/email-login/otp', { email }, newPlace());
      const token = (await mailsTo(api, email))[0]?.data?.sign_in_url?.split('#')[1];
      const show = () => aVisitor(api).ask('POST', '/auth/email-login/link', { token }, newPlace());
      expect((await show()).statusCode).toBe(200);
      return { again: show };
    },
  ],
  [
    'a code of a text message',
    41042,
    'code',
    async () => {
      const contact_number = '+639171112233';
      await aVisitor(api).ask('POST', '/auth/phone-login/otp', { contact_number }, newPlace());
      const body = { contact_number, otp: await textedCode(api, contact_number), terms_and_condition: 1 };
      const show = () => aVisitor(api).ask('POST', '/auth/phone-login', body, newPlace());
      expect((await show()).statusCode).toBe(200);
      return { again: show };
    },
  ],
  [
    'a code for a new password',
    41042,
    'code',
    async () => {
      const { email } = await aJobseeker(api);
      await aVisitor(api).ask('POST', '/auth/reset-password/otp', { email }, newPlace());
      const otp = (await mailsTo(api, email))[0]?.data?.code;
      const body = { email, otp, new_password: 'harbour light paper' };
      const show = () => aVisitor(api).ask('POST', '/auth/reset-password', body, newPlace());
      expect((await show()).statusCode).toBe(200);
      return { again: show };
    },
  ],
  [
    'a hand-off',
    42262,
    'hand-off',
    async () => {
      const person = await aJobseeker(api);
      const started = await person.ask('POST', '/auth/hand-offs', { site: 'resume-builder' });
      const code = new URL(started.json().data.url).searchParams.get('code');
      const headers = { authorization: `Bearer ${secret}` };
      const show = () => aVisitor(api).ask('POST', '/auth/hand-offs/exchange', { code }, { headers });
      expect((await show()).statusCode).toBe(200);
      return { again: show };
    },
  ],
  [
    'the approval of a QR code',
    null,
    'sign-in-approval',
    async () => {
      const owner = await aJobseeker(api);
      const browser = aVisitor(api);
      const { token } = (await browser.ask('POST', '/auth/qr-login/start', undefined, newPlace())).json()
        .data;
      await owner.ask('POST', '/auth/qr-login/describe', { token });
      await owner.ask('POST', '/auth/qr-login/decision', { token, is_approved: true });
      const copy = aVisitor(api);
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
      const show = (one: Person) => one.ask('POST', '/auth/qr-login', { token }, newPlace());
      expect((await show(browser)).json().data.status).toBe('signed-in');
      return { again: () => show(copy) };
    },
  ],
];

describe('who shows again what was used', () => {
  it.each(replays)('is refused by %s, and stands in the log', async (_, code, event, use) => {
    const { again } = await use();
    written = [];
    const answer = await again();
    if (code === null) expect(answer.json().data).toEqual({ status: 'expired', user: null });
    else expect(answer.json().code).toBe(code);
    expect(answer.cookies.map(({ name }) => name)).not.toContain('sessionid');
    expect(written.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ event, outcome: 'refused' }),
    ]);
  });
});

describe('who guesses codes', () => {
  it('is stopped at one address, from wherever they come', async () => {
    const { email } = await aJobseeker(api);
    await aVisitor(api).ask('POST', '/auth/email-login/otp', { email }, newPlace());
    const code = (await mailsTo(api, email))[0]?.data?.code ?? '';
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const guess = (otp: string) => aVisitor(api).ask('POST', '/auth/email-login', { email, otp }, newPlace());
    for (let count = 0; count < 5; count += 1) expect((await guess(wrong)).json().code).toBe(41040);
    expect((await guess(code)).json().code).toBe(41043);
  });

  it('is stopped over many addresses', async () => {
    const place = newPlace();
    const guess = (count: number) =>
      aVisitor(api).ask(
        'POST',
        '/auth/email-login',
        { email: `g${count}@example.com`, otp: '123456' },
        place,
      );
    const first = await guess(0);
    expect(first.json().code).toBe(41040);
    await api.dependencies.db.updateTable('attempts').set({ count: 50 }).where('count', '=', 1).execute();
    expect((await guess(1)).json()).toMatchObject({ code: 40006, retry_after: expect.any(Number) });
  });

  it('cannot use a code of one purpose for another', async () => {
    const { email } = await aJobseeker(api);
    await aVisitor(api).ask('POST', '/auth/email-login/otp', { email }, newPlace());
    const otp = (await mailsTo(api, email))[0]?.data?.code ?? '';
    const reset = { email, otp, new_password: 'harbour light paper' };
    const answer = await aVisitor(api).ask('POST', '/auth/reset-password', reset, newPlace());
    expect(answer.json().code).toBe(41040);
  });
});

describe('who plants a session in somebody’s browser', () => {
  it.each(['code', 'link'])('holds one that ended when its owner signs in by %s', async (way) => {
    const { email } = await aJobseeker(api);
    const thief = aVisitor(api);
    await thief.ask('POST', '/auth/guest/login', { guest_role: 'jobseeker' }, newPlace());
    const victim = aVisitor(api);
    for (const [name, value] of thief.cookies) victim.cookies.set(name, value);
    await victim.ask(
      'POST',
      '/auth/email-login/otp',
      { email },
      {
        ...newPlace(),
        headers: { host: 'localhost' },
      },
    );
    const { code = '', sign_in_url: link = '' } = (await mailsTo(api, email))[0]?.data ?? {};
    const answer =
      way === 'code'
        ? await victim.ask('POST', '/auth/email-login', { email, otp: code }, newPlace())
        : await victim.ask('POST', '/auth/email-login/link', { token: link.split('#')[1] }, newPlace());
    expect(answer.statusCode).toBe(200);
    expect(victim.cookies.get('sessionid')).not.toBe(thief.cookies.get('sessionid'));
    expect((await thief.ask('GET', '/auth/session')).json().data.user).toBeNull();
  });

  it('cannot sign anybody in from another site’s page', async () => {
    const headers = { origin: 'https://evil.example' };
    const body = { email: 'someone@example.com', otp: '123456' };
    const answer = await aVisitor(api).ask('POST', '/auth/email-login', body, { ...newPlace(), headers });
    expect(answer.json().code).toBe(40012);
  });
});
