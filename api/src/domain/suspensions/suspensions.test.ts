import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdmin } from '../../testing/people/appointed.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, type SignedInPerson } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
let admin: SignedInPerson;
beforeAll(async () => {
  api = await createTestApi();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const suspend = (person: SignedInPerson, by = admin, reason = 'Spam to employers') =>
  by.ask('POST', '/admin/suspensions/create', { account_id: person.user.id, reason });
const lift = (id: number, by = admin) =>
  by.ask('PATCH', `/admin/suspensions/${id}/lift`, { note: 'The appeal holds' });
const signIn = async (person: SignedInPerson) =>
  (await aVisitor(api).ask('POST', '/auth/login', { login: person.email, password: person.password })).json();
const appeal = (token: string, text = 'It was my brother.') =>
  aVisitor(api).ask('POST', '/auth/suspension/appeal', { token, text });
/** The token of the newest mail. */
const tokenTo = async (person: SignedInPerson) =>
  (await mailsTo(api, person.email))[0]?.data?.appeal_url?.split('#')[1] ?? '';

it('a suspended account is signed out, and its owner reads why, by mail and at the next sign-in', async () => {
  const person = await aJobseeker(api);
  const answer = await suspend(person);
  expect([answer.statusCode, (await suspend(person)).statusCode]).toEqual([201, 200]);
  expect((await person.ask('GET', '/jobseeker/me')).json().code).toBe(40003);
  const refusal = await signIn(person);
  expect(refusal).toMatchObject({ code: 41044, errors: { reason: ['Spam to employers'] } });
  const mails = await mailsTo(api, person.email);
  expect(mails.map(({ template }) => template)).toEqual(['account-suspended']);
  expect(mails[0]?.data).toMatchObject({
    reason: 'Spam to employers',
    appeal_url: expect.stringMatching(/\/en\/tw\/appeal#[\w-]{43}$/),
  });
});

it('tells the reason to nobody without the password', async () => {
  const person = await aJobseeker(api);
  await suspend(person);
  const answer = await aVisitor(api).ask('POST', '/auth/login', { login: person.email, password: 'a guess' });
  expect([answer.json().code, answer.body]).toEqual([40002, expect.not.stringContaining('Spam')]);
});

it('an appeal reaches the admins, can be changed, and the account opens again', async () => {
  const person = await aJobseeker(api);
  const { id } = (await suspend(person)).json().data.suspension;
  const token = await tokenTo(person);
  await appeal(token);
  expect((await appeal(token, 'It was my sister.')).statusCode).toBe(200);
  const told = await aVisitor(api).ask('POST', '/auth/suspension/describe', { token });
  expect(told.json().data).toEqual({ reason: 'Spam to employers', appeal_text: 'It was my sister.' });
  const { suspensions } = (await admin.ask('GET', '/admin/suspensions')).json().data;
  expect(suspensions[0]).toMatchObject({
    id,
    account_id: person.user.id,
    appeal: { text: 'It was my sister.' },
  });

  expect((await lift(id)).json().data.suspension.lifted_at).not.toBeNull();
  expect((await lift(id)).statusCode).toBe(200);
  expect((await signIn(person)).data.user.id).toBe(person.user.id);
  expect(
    (await mailsTo(api, person.email)).filter(({ template }) => template === 'account-reopened'),
  ).toHaveLength(1);
  expect((await appeal(token)).json().code).toBe(40004);
  const { db } = api.dependencies;
  const events = await db
    .selectFrom('account_events')
    .select('event')
    .where('account_id', '=', person.user.id)
    .where('event', 'like', 'suspen%')
    .orderBy('id')
    .execute();
  expect(events.map(({ event }) => event)).toEqual(['suspended', 'suspension-appealed', 'suspension-lifted']);
  const row = await db.selectFrom('suspensions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect([row.suspended_by, row.lifted_by]).toEqual([admin.user.id, admin.user.id]);
});

it('a final suspension is 41347 for every sign-in method, without an appeal', async () => {
  const person = await aJobseeker(api);
  const { id } = (await suspend(person)).json().data.suspension;
  const token = await tokenTo(person);
  const decision = { account_id: person.user.id, reason: 'Fraud, after the appeal', is_final: true };
  const decide = () => admin.ask('POST', '/admin/suspensions/create', decision);
  expect((await decide()).json().data.suspension).toMatchObject({ id, is_final: true });
  await decide();
  const refusal = await signIn(person);
  expect(refusal).toMatchObject({ code: 41347, errors: { reason: ['Fraud, after the appeal'] } });
  expect((await appeal(token)).json().code).toBe(40004);
  const mails = (await mailsTo(api, person.email)).map(({ template, data }) => [template, data?.reason]);
  expect(mails.sort()).toEqual([
    ['account-suspended', 'Spam to employers'],
    ['account-suspended-for-good', 'Fraud, after the appeal'],
  ]);
  await lift(id);
  expect((await signIn(person)).data.user.id).toBe(person.user.id);
});

describe('nobody but an admin decides', () => {
  it('about anybody, or reads appeals', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const { id } = (await suspend(other)).json().data.suspension;
    expect((await suspend(other, person)).json().code).toBe(40005);
    expect((await lift(id, person)).json().code).toBe(40005);
    expect((await person.ask('GET', '/admin/suspensions')).json().code).toBe(40005);
    expect((await aVisitor(api).ask('GET', '/admin/suspensions')).json().code).toBe(40011);
    expect((await signIn(other)).code).toBe(41044);
  });

  it('and no admin about an admin, or about what is no account', async () => {
    expect((await suspend(await anAdmin(api))).json().code).toBe(40005);
    const nobody = { account_id: 999_999_999, reason: 'Spam' };
    expect((await admin.ask('POST', '/admin/suspensions/create', nobody)).json().code).toBe(40004);
    expect((await lift(999_999_999)).json().code).toBe(40004);
  });

  it.each(['guess', 'x'.repeat(43)])('nor does an appeal with the token %s count', async (token) => {
    expect((await appeal(token)).json().code).toBe(40004);
  });
});
