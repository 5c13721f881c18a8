import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, onDeviceOf, type Person } from '../../testing/people/person.ts';
import { newPlace } from '../../testing/samples/new-place.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const send = (visitor: Person, email: string, body = {}) =>
  visitor.ask('POST', '/auth/email-login/otp', { email, ...body }, newPlace());

async function mailTo(email: string) {
  const [mail] = await mailsTo(api, email);
  const { code = '', sign_in_url: link = '' } = mail?.data ?? {};
  return { template: mail?.template, code, link, token: link.split('#')[1] ?? '' };
}

const useCode = (visitor: Person, email: string, otp: string, terms = 1) =>
  visitor.ask('POST', '/auth/email-login', { email, otp, terms_and_condition: terms }, newPlace());
const describeLink = (visitor: Person, token: string) =>
  visitor.ask('POST', '/auth/email-login/link/describe', { token }, newPlace());
const useLink = (visitor: Person, token: string, terms = 1) =>
  visitor.ask('POST', '/auth/email-login/link', { token, terms_and_condition: terms }, newPlace());
const countAccounts = async (email: string) =>
  (await api.dependencies.db.selectFrom('accounts').select('id').where('email_key', '=', email).execute())
    .length;
const readSession = async (person: Person) =>
  (await person.ask('GET', '/auth/session')).json().data.user as { id: number } | null;

describe('who signs in by a code', () => {
  it('is signed in to the account, whose address counts as confirmed', async () => {
    const { email, user } = await aJobseeker(api);
    const visitor = aVisitor(api);
    expect((await send(visitor, email)).json().data).toEqual({ resend_after: 60, expires_in: 600 });
    const { code, template } = await mailTo(email);
    expect(template).toBe('sign-in-code');
    const answer = await useCode(visitor, email, code);
    expect(answer.json().data).toMatchObject({ user: { id: user.id, is_email_verify: true }, is_new: false });
    expect(await readSession(visitor)).toMatchObject({ id: user.id });
    expect((await useCode(aVisitor(api), email, code)).json().code).toBe(41042);
  });

  it('gets an account where the address had none, after agreeing to the terms', async () => {
    const email = 'brand.new@example.com';
    const visitor = aVisitor(api);
    await send(visitor, email);
    const { code, template } = await mailTo(email);
    expect(template).toBe('sign-up-code');
    expect((await useCode(visitor, email, code, 0)).json().code).toBe(42010);
    expect(await countAccounts(email)).toBe(0);
    const answer = await useCode(visitor, email, code);
    expect(answer.json().data).toMatchObject({
      user: { first_name: 'brand.new', is_email_verify: true },
      is_new: true,
    });
    expect(await countAccounts(email)).toBe(1);
  });

  it('makes one account by two requests at once', async () => {
    const email = 'at-once@example.com';
    await send(aVisitor(api), email);
    const { code } = await mailTo(email);
    const answers = await Promise.all([1, 2].map(() => useCode(aVisitor(api), email, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await countAccounts(email)).toBe(1);
  });

  it('cannot use it after ten minutes, nor one that is wrong', async () => {
    const { email } = await aJobseeker(api);
    await send(aVisitor(api), email);
    const { code } = await mailTo(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await useCode(aVisitor(api), email, wrong)).json().code).toBe(41040);
    api.wait(601);
    expect((await useCode(aVisitor(api), email, code)).json().code).toBe(41043);
  });

  it('learns of a suspension with the right code only', async () => {
    const { email, user } = await aJobseeker(api);
    await api.dependencies.db
      .updateTable('accounts')
      .set({ suspended_at: api.now() })
      .where('id', '=', user.id)
      .execute();
    await send(aVisitor(api), email);
    const { code } = await mailTo(email);
    expect((await useCode(aVisitor(api), email, code)).json().code).toBe(41044);
  });

  it('ends what a stranger had registered with their address: password and sessions', async () => {
    const stranger = await aJobseeker(api);
    const owner = aVisitor(api);
    await send(owner, stranger.email);
    const { code } = await mailTo(stranger.email);
    expect((await useCode(owner, stranger.email, code)).statusCode).toBe(200);
    expect(await readSession(stranger)).toBeNull();
    const login = { login: stranger.email, password: stranger.password };
    expect((await aVisitor(api).ask('POST', '/auth/login', login)).statusCode).toBe(401);
  });

  it('keeps the password of an account that they made on this device', async () => {
    const person = await aJobseeker(api);
    await send(person, person.email);
    const { code } = await mailTo(person.email);
    expect((await useCode(person, person.email, code)).statusCode).toBe(200);
    const login = { login: person.email, password: person.password };
    expect((await onDeviceOf(api, person).ask('POST', '/auth/login', login)).statusCode).toBe(200);
  });
});

describe('a link that signs in', () => {
  it('is in the fragment, below language and country, and bound to the browser that requested it', async () => {
    const { email } = await aJobseeker(api);
    const visitor = aVisitor(api);
    await send(visitor, email, { redirect: '/en/ph/jobs' });
    const { link, token } = await mailTo(email);
    expect(link).toMatch(/^https:\/\/jobs\.example\/en\/[a-z]{2}\/sign-in-link#[\w-]{43}$/);
    expect((await describeLink(visitor, token)).json().data).toEqual({
      email,
      is_same_browser: true,
      redirect: '/en/ph/jobs',
    });
    expect((await describeLink(aVisitor(api), token)).json().data.is_same_browser).toBe(false);
  });

  it('signs in once, also after a preview of the link, and invalidates the code', async () => {
    const { email, user } = await aJobseeker(api);
    await send(aVisitor(api), email);
    const { token, code } = await mailTo(email);
    for (let count = 0; count < 3; count += 1) await describeLink(aVisitor(api), token);
    const visitor = aVisitor(api);
    expect((await useLink(visitor, token)).json().data).toMatchObject({
      user: { id: user.id },
      is_new: false,
    });
    expect((await useLink(aVisitor(api), token)).json().code).toBe(42052);
    expect((await describeLink(aVisitor(api), token)).json().code).toBe(42052);
    expect((await useCode(aVisitor(api), email, code)).json().code).toBe(41042);
  });

  it('is void after the code was used, after a newer mail and after ten minutes', async () => {
    const { email } = await aJobseeker(api);
    await send(aVisitor(api), email);
    const first = await mailTo(email);
    await useCode(aVisitor(api), email, first.code);
    expect((await useLink(aVisitor(api), first.token)).json().code).toBe(42052);
    api.wait(1);
    await send(aVisitor(api), email);
    const second = await mailTo(email);
    api.wait(1);
    await send(aVisitor(api), email);
    expect((await useLink(aVisitor(api), second.token)).json().code).toBe(42052);
    const third = await mailTo(email);
    api.wait(601);
    expect((await useLink(aVisitor(api), third.token)).json().code).toBe(42052);
  });

  it('has the site’s own host, whatever the request’s Host header', async () => {
    const { email } = await aJobseeker(api);
    const place = { ...newPlace(), headers: { host: 'evil.example' } };
    await aVisitor(api).ask('POST', '/auth/email-login/otp', { email }, place);
    expect((await mailTo(email)).link).toMatch(/^https:\/\/jobs\.example\//);
  });

  it('makes an account for a new address, after agreeing to the terms', async () => {
    const email = 'by-link@example.com';
    await send(aVisitor(api), email);
    const { token } = await mailTo(email);
    expect((await useLink(aVisitor(api), token, 0)).json().code).toBe(42010);
    expect((await useLink(aVisitor(api), token)).json().data.is_new).toBe(true);
  });
});
