import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, type Person } from '../../testing/people/person.ts';
import { smsCodeSentTo } from '../../testing/people/sent-sms.ts';
import { newPlace } from '../../testing/samples/new-place.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

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

/** Security events logged since the last reset. */
const logged = () =>
  written.map((line) => {
    const { event, outcome, code } = JSON.parse(line) as { event: string; outcome: string; code?: number };
    return { event, outcome, code };
  });
const refusal = (event: string, code: number) => ({ event, outcome: 'refused', code });

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
      const body = { contact_number, otp: await smsCodeSentTo(api, contact_number), terms_and_condition: 1 };
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
  it.each(replays)('is refused by %s, and is logged', async (_, code, event, use) => {
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
    written = [];
    expect((await guess(code)).json().code).toBe(40006);
    expect(logged()).toEqual([refusal('throttle', 40006)]);
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
    written = [];
    expect((await guess(1)).json()).toMatchObject({ code: 40006, retry_after: expect.any(Number) });
    expect(logged()).toEqual([refusal('throttle', 40006)]);
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
    written = [];
    expect((await thief.ask('GET', '/jobseeker/me')).json().code).toBe(40003);
    expect((await thief.ask('GET', '/auth/session')).json().data.user).toBeNull();
    expect(logged()).toEqual([refusal('session', 40003)]);
  });

  it('cannot sign anybody in from another site’s page', async () => {
    const headers = { origin: 'https://evil.example' };
    const body = { email: 'someone@example.com', otp: '123456' };
    written = [];
    const answer = await aVisitor(api).ask('POST', '/auth/email-login', body, { ...newPlace(), headers });
    expect(answer.json().code).toBe(40012);
    expect(logged()).toEqual([refusal('cross-site', 40012)]);
  });
});

describe('who wants to lead people to a site of their own', () => {
  it.each([
    'https://evil.example/x',
    '//evil.example',
    'https:\\\\evil.example',
    'javascript:alert(1)',
    `http://127.0.0.1@evil.example/`,
    'https://127.0.0.1.evil.example/',
  ])('is refused %s, and stands in the log', async (to) => {
    const person = await aJobseeker(api);
    written = [];
    const answer = await person.ask('POST', '/auth/hand-offs', { to });
    expect(answer.json().code).toBe(42261);
    expect(logged()).toEqual([refusal('hand-off', 42261)]);
  });
});
