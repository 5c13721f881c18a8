import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { ensureRecruiterAccount } from '../recruiters/recruiter-account.ts';

let api: TestApi;
let now: Date;
beforeAll(async () => {
  now = new Date();
  api = await createTestApi({ now });
});
afterAll(() => api.close());

function wait(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1_000);
  api.setTime(now);
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const confirm = (person: SignedInPerson) =>
  api.dependencies.db
    .updateTable('accounts')
    .set({ is_email_verified: true })
    .where('id', '=', person.user.id)
    .execute();

async function aConfirmedPerson() {
  const person = await aJobseeker(api);
  await confirm(person);
  return person;
}

async function logIn(visitor: Person, { email, password }: SignedInPerson, headers = {}) {
  const answer = await visitor.ask('POST', '/auth/login', { login: email, password }, { headers });
  return answer.json().code as number | undefined;
}
const pass = async (visitor: Person, code: string) =>
  (await visitor.ask('POST', '/auth/second-factor', { code })).json();
const codeMailedTo = async ({ email }: SignedInPerson) =>
  (await mailsTo(api, email)).find(({ template }) => template === 'new-device-code')?.data?.code ?? '';
const isSignedIn = async (visitor: Person) =>
  (await visitor.ask('GET', '/auth/session')).json().data.user !== null;

describe('a person who signs in with the password on a new device', () => {
  it('enters the code of a mail that names the device, and is told once signed in', async () => {
    const person = await aConfirmedPerson();
    const visitor = aVisitor(api);
    const headers = { 'user-agent': firefox, 'x-geo-country': 'JP' };
    expect(await logIn(visitor, person, headers)).toBe(42130);
    expect(await isSignedIn(visitor)).toBe(false);
    const [mail] = await mailsTo(api, person.email);
    expect(mail).toMatchObject({
      template: 'new-device-code',
      data: { device: expect.stringContaining('Firefox · Linux · Japan') },
    });
    wait(1);
    expect((await pass(visitor, await codeMailedTo(person))).data.user.id).toBe(person.user.id);
    expect(await isSignedIn(visitor)).toBe(true);
    expect((await mailsTo(api, person.email))[0]?.template).toBe('new-device');
    // The device is known from now on.
    await visitor.ask('POST', '/auth/log-out', {});
    expect(await logIn(visitor, person)).toBeUndefined();
  });

  it('is asked for nothing while the address is not confirmed, or on the device of the sign-up', async () => {
    const person = await aJobseeker(api);
    expect(await logIn(aVisitor(api), person)).toBeUndefined();
    await confirm(person);
    await person.ask('POST', '/auth/log-out', {});
    expect(await logIn(person, person)).toBeUndefined();
  });

  it.each(['recruiter', 'admin'] as const)('enters it as %s too, and may set up an app', async (role) => {
    const person = await aConfirmedPerson();
    const { db } = api.dependencies;
    await db.updateTable('accounts').set({ role }).where('id', '=', person.user.id).execute();
    const visitor = aVisitor(api);
    expect(await logIn(visitor, person)).toBe(42130);
    expect(await isSignedIn(visitor)).toBe(false);
    const { owner_proof } = (await pass(visitor, await codeMailedTo(person))).data;
    const app = await visitor.ask(
      'POST',
      '/auth/two-factor/authenticator',
      {},
      { headers: { 'owner-proof': owner_proof } },
    );
    expect(app.json().data.secret).toMatch(/^[A-Z2-7]{16,}$/);
  });

  it('is asked for nothing as a recruiter that is a program, whose address is no mailbox', async () => {
    const program = { email: 'robot@agency.invalid', password: 'a password of a robot' };
    await ensureRecruiterAccount(api.dependencies.db, { ...program, firstName: 'R', lastName: 'T' });
    const answer = await aVisitor(api).ask('POST', '/auth/login', {
      login: program.email,
      password: program.password,
    });
    expect(answer.json().data.user.role).toBe('recruiter');
  });

  it('can have another code, after which the one before is void', async () => {
    const person = await aConfirmedPerson();
    const visitor = aVisitor(api);
    await logIn(visitor, person);
    const first = await codeMailedTo(person);
    wait(1);
    const resend = () => visitor.ask('POST', '/auth/second-factor/resend');
    expect((await resend()).json().data).toEqual({ resend_after: 60 });
    expect((await resend()).json().code).toBe(40006);
    const second = await codeMailedTo(person);
    if (second !== first) expect((await pass(visitor, first)).code).toBe(41040);
    expect((await pass(visitor, second)).data.user.id).toBe(person.user.id);
    expect((await resend()).json().code).toBe(42056);
  });
});

describe('who has the password but not the mail', () => {
  it('has five tries, and none with a code of another login', async () => {
    const person = await aConfirmedPerson();
    const [owner, thief] = [aVisitor(api), aVisitor(api)];
    await logIn(thief, person);
    wait(1);
    await logIn(owner, person);
    const code = await codeMailedTo(person);
    // Even the owner's own code does not let in the browser that the thief waits in.
    expect((await pass(thief, code)).code).toBe(41040);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let guess = 2; guess <= 5; guess += 1) await pass(thief, wrong);
    expect((await pass(thief, wrong)).code).toBe(42056);
    expect((await pass(owner, code)).data.user.id).toBe(person.user.id);
    expect((await pass(aVisitor(api), code)).code).toBe(42056);
  });

  it('accepts no code twice, and none that has expired', async () => {
    const person = await aConfirmedPerson();
    const visitor = aVisitor(api);
    await logIn(visitor, person);
    const cookies = new Map(visitor.cookies);
    const code = await codeMailedTo(person);
    expect((await pass(visitor, code)).data.user.id).toBe(person.user.id);
    const replay = aVisitor(api);
    for (const [name, value] of cookies) replay.cookies.set(name, value);
    expect((await pass(replay, code)).code).toBe(42056);
    const late = aVisitor(api);
    await logIn(late, person);
    wait(601);
    expect((await pass(late, await codeMailedTo(person))).code).toBe(42056);
  });

  it('cannot fill the mailbox', async () => {
    const person = await aConfirmedPerson();
    const codes: (number | undefined)[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) codes.push(await logIn(aVisitor(api), person));
    expect(codes).toEqual([42130, 42130, 42130, 42130, 42130, 40006]);
  });
});
