import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from '../app/create-app.ts';
import { saveProof } from '../domain/social-login/social-login-repository.ts';
import { generateToken } from '../session/session-token.ts';
import { anAdmin } from '../testing/people/appointed.ts';
import { mailsTo } from '../testing/people/mailed.ts';
import { aJobseeker, aVisitor } from '../testing/people/person.ts';
import { aForm } from '../testing/samples/multipart.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

const line = z.strictObject({
  level: z.literal(30),
  time: z.number(),
  pid: z.number(),
  hostname: z.string(),
  kind: z.literal('security'),
  event: z.string(),
  outcome: z.enum(['done', 'refused']),
  account: z.nullable(z.number()),
  address: z.string(),
  request_id: z.string(),
  route: z.nullable(z.string()),
  code: z.optional(z.number()),
  about: z.optional(z.number()),
});

let api: TestApi;
let logged: TestApi;
let written = '';
beforeAll(async () => {
  api = await createTestApi();
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const config = { ...api.dependencies.config, allowedHosts: new Set(['localhost']) };
  const app = await createApp({ ...api.dependencies, config }, { logger: { level: 'warn', stream } });
  logged = { ...api, app };
});
afterAll(async () => {
  await logged.app.close();
  await api.close();
});

/** The security events since the last call, without what differs by itself. */
function events() {
  const lines = written.split('\n').filter((text) => text !== '');
  written = '';
  return lines.map((text) => {
    const { event, outcome, account, address, code, about } = line.parse(JSON.parse(text));
    return { event, outcome, account, address, ...(code && { code }), ...(about && { about }) };
  });
}

it('tells sign-up, sign-in, sign-out and their refusals in one shape, with nothing that is secret', async () => {
  const from = { remoteAddress: '10.5.5.5' };
  const address = '10.5.5.5';
  const visitor = aVisitor(logged);
  const email = 'logged@example.com';
  const password = 'a good password';
  const form = { email, password, first_name: 'Ana', terms_and_condition: 1 };
  const account = (await visitor.ask('POST', '/auth/register', form, from)).json().data.user.id;
  const login = (text: string, name = email) =>
    aVisitor(logged).ask('POST', '/auth/login', { login: name, password: text }, from);
  await login(password);
  for (let count = 0; count < 10; count += 1) await login('wrong');
  await login('wrong');
  await login('wrong', 'nobody@example.com');
  await visitor.ask('POST', '/auth/log-out', {}, from);
  const everything = written;
  const refused = { event: 'sign-in', outcome: 'refused', account, address, code: 40002 };
  expect(events()).toEqual([
    { event: 'sign-up', outcome: 'done', account, address },
    { event: 'sign-in', outcome: 'done', account, address },
    ...Array.from({ length: 10 }, () => refused),
    { event: 'throttle', outcome: 'refused', account, address, code: 40006 },
    { ...refused, account: null },
    { event: 'sign-out', outcome: 'done', account, address },
  ]);
  for (const secret of [email, 'nobody@', password, 'wrong']) expect(everything).not.toContain(secret);
});

it('tells ended sessions, missing rights and sessions, other sites’ pages and hosts, and refused uploads', async () => {
  const person = await aJobseeker(logged);
  const account = person.user.id;
  const address = '127.0.0.1';
  events();
  await person.ask('GET', '/recruiter/applications');
  await person.ask('POST', '/auth/log-out', {}, { headers: { origin: 'https://evil.example' } });
  const { body, headers } = aForm({ name: 'cv.pdf', bytes: Buffer.from('no document') });
  const upload = await logged.app.inject({
    method: 'POST',
    url: '/api/jobseeker/resume/upload',
    payload: body,
    headers: { ...headers, cookie: person.cookieHeader() },
  });
  expect(upload.statusCode).toBe(415);
  const thief = aVisitor(logged);
  thief.cookies.set('sessionid', 'ended');
  await thief.ask('GET', '/jobseeker/me');
  await aVisitor(logged).ask('GET', '/jobseeker/me');
  await aVisitor(logged).ask('GET', '/auth/session', undefined, { headers: { host: 'evil.example' } });
  expect(events()).toEqual([
    { event: 'access', outcome: 'refused', account, address, code: 40005 },
    { event: 'cross-site', outcome: 'refused', account: null, address, code: 40012 },
    { event: 'upload', outcome: 'refused', account, address, code: 41264 },
    { event: 'session', outcome: 'refused', account: null, address, code: 40003 },
    { event: 'session', outcome: 'refused', account: null, address, code: 40011 },
    { event: 'host', outcome: 'refused', account: null, address, code: 40025 },
  ]);
});

it('tells of wrong codes and of a changed password, without either', async () => {
  const person = await aJobseeker(logged);
  const visitor = aVisitor(logged);
  await visitor.ask('POST', '/auth/reset-password/otp', { email: person.email });
  const [mail] = await mailsTo(logged, person.email);
  const code = mail?.data?.code ?? '';
  const wrong = code === '000000' ? '111111' : '000000';
  written = '';
  const form = { email: person.email, new_password: 'another good one' };
  await visitor.ask('POST', '/auth/reset-password', { ...form, otp: wrong });
  await visitor.ask('POST', '/auth/reset-password', { ...form, otp: code });
  for (const secret of [person.email, form.new_password, code]) expect(written).not.toContain(`"${secret}`);
  expect(events()).toMatchObject([
    { event: 'code', outcome: 'refused', code: 41040 },
    { event: 'password', outcome: 'done', account: person.user.id },
  ]);
});

it('tells of a social account that was linked', async () => {
  const person = await aJobseeker(logged, { email: 'linked@example.com' });
  const { db } = api.dependencies;
  await db
    .updateTable('accounts')
    .set({ is_email_verified: true })
    .where('id', '=', person.user.id)
    .execute();
  const token = generateToken();
  const identity = { type: 'google', subject: 'a-subject' } as const;
  await saveProof(db, { token, identity, emailKey: person.email, now: api.now() });
  events();
  const answer = await person.ask('POST', '/auth/jobseekers/social-login/link', { token });
  expect(answer.statusCode).toBe(200);
  expect(events()).toMatchObject([{ event: 'social-link', outcome: 'done', account: person.user.id }]);
});

it('tells which admin read what touched an account, which nobody else reads', async () => {
  const [person, admin] = [await aJobseeker(logged), await anAdmin(logged)];
  await person.ask('GET', '/jobseeker/me');
  const read = (one: typeof admin, id = person.user.id) => one.ask('GET', `/admin/accounts/${id}/events`);
  events();
  expect((await read(admin)).json().data).toMatchObject({ events: [{ event: 'sign-in' }], total: 1 });
  expect(events()).toMatchObject([
    { event: 'events-read', outcome: 'done', account: admin.user.id, about: person.user.id },
  ]);
  expect((await read(admin, 999_999)).json().code).toBe(40004);
  events();
  expect((await read(person, admin.user.id)).json().code).toBe(40005);
  expect(events()).toMatchObject([{ event: 'access', outcome: 'refused', account: person.user.id }]);
});
