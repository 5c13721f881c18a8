import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailsTo } from '../../testing/mailed.ts';
import { aJobseeker, aVisitor } from '../../testing/person.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

/** The hashing itself stays; its calls are counted. */
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return { ...argon2, hash: vi.fn(argon2.hash), verify: vi.fn(argon2.verify) };
});

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

let places = 0;
const newPlace = () => {
  places += 1;
  return { remoteAddress: `10.60.${places >> 8}.${places & 255}` };
};

/** What an answer tells: all but the id of the request. */
async function tells(path: string, body: object) {
  const answer = await aVisitor(api).ask('POST', path, body, newPlace());
  const { request_id: _, ...rest } = answer.json() as { request_id?: string };
  const cookies = answer.cookies.map(({ name }) => name);
  return { status: answer.statusCode, rest, cookies };
}

/** What a request costs, and leaves behind: hashes of passwords and codes, mails, codes, links. */
async function workOf(run: () => Promise<unknown>): Promise<string[]> {
  const { mails, codes, links } = await countRows();
  for (const hashing of [hash, verify]) vi.mocked(hashing).mockClear();
  await run();
  const hashes = [hash, verify].map((hashing) => vi.mocked(hashing).mock.calls.length);
  const after = await countRows();
  return [
    `hashes ${hashes}`,
    `mails ${after.mails - mails}`,
    `codes ${after.codes - codes}`,
    `links ${after.links - links}`,
  ];
}

async function countRows() {
  const count = async (table: 'mails' | 'one_time_codes' | 'sign_in_links') =>
    (await api.dependencies.db.selectFrom(table).selectAll().execute()).length;
  return {
    mails: await count('mails'),
    codes: await count('one_time_codes'),
    links: await count('sign_in_links'),
  };
}

describe('who wants to learn whether an address has an account', () => {
  it.each([
    ['/auth/login', { password: 'some password' }, 'login'],
    ['/auth/email-login/otp', {}, 'email'],
    ['/auth/email-login', { otp: '000000', terms_and_condition: 1 }, 'email'],
    ['/auth/reset-password/otp', {}, 'email'],
    ['/auth/reset-password/verify-otp', { otp: '000000' }, 'email'],
    ['/auth/reset-password', { otp: '000000', new_password: 'harbour light paper' }, 'email'],
  ])('gets the same answer for the same work from %s', async (path, body, field) => {
    const known = await aJobseeker(api);
    const answers: object[] = [];
    const works: string[][] = [];
    for (const address of [known.email, `nobody${path.length}@example.com`]) {
      works.push(
        await workOf(async () => {
          answers.push(await tells(path, { ...body, [field]: address }));
        }),
      );
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(works[0]).toEqual(works[1]);
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
