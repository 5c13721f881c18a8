import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const waiting = {
  headers: {
    ...{ 'user-agent': chrome, 'x-geo-country': 'PH', 'country-id': '1' },
    'x-forwarded-for': '203.0.113.9',
  },
  remoteAddress: '127.0.0.1',
};

const check = (person: Person, token: string) => person.ask('POST', '/auth/qr-login', { token }, waiting);
const statusOf = async (person: Person, token: string) => (await check(person, token)).json().data.status;
const open = (person: Person, token: string) => person.ask('POST', '/auth/qr-login/describe', { token });
const decide = (person: Person, token: string, is_approved = true) =>
  person.ask('POST', '/auth/qr-login/decision', { token, is_approved });

/** A browser that shows a code. */
async function aWaitingBrowser() {
  const browser = aVisitor(api);
  const { token, url, qr, expires_in } = (
    await browser.ask('POST', '/auth/qr-login/start', undefined, waiting)
  ).json().data as { token: string; url: string; qr: { size: number; path: string }; expires_in: number };
  return { browser, token, url, qr, expires_in };
}

/** The same, and a job seeker whose device has opened the code; `confirmed`: the address of theirs is. */
async function aScannedCode() {
  const owner = await aJobseeker(api);
  await change(owner, { is_email_verified: true });
  const shown = await aWaitingBrowser();
  await open(owner, shown.token);
  return { owner, ...shown };
}

const change = (owner: SignedInPerson, values: { is_email_verified?: boolean; suspended_at?: Date }) =>
  api.dependencies.db.updateTable('accounts').set(values).where('id', '=', owner.user.id).execute();

describe('who is signed in on one device', () => {
  it('signs another in by its code, and sees first which it is', async () => {
    const owner = await aJobseeker(api);
    await change(owner, { is_email_verified: true });
    const { browser, token, url, qr, expires_in } = await aWaitingBrowser();
    expect(new URL(url).pathname).toBe('/qr-login');
    expect(new URL(url).hash).toBe(`#${token}`);
    expect(qr.path).toMatch(/^M\d/);
    expect(expires_in).toBe(120);
    expect(await statusOf(browser, token)).toBe('waiting');
    api.wait(20);
    expect((await open(owner, token)).json().data).toEqual({
      browser: 'Chrome',
      system: 'Windows',
      kind: 'desktop',
      address: '203.0.113.9',
      country_key: 'ph',
      asked_at: Math.floor(api.now().getTime() / 1_000) - 20,
      expires_in: 100,
      is_same_network: false,
    });
    expect(await statusOf(browser, token)).toBe('seen');
    expect((await decide(owner, token)).statusCode).toBe(200);
    // A second press, or a repetition after a lost answer.
    expect((await decide(owner, token)).statusCode).toBe(200);
    // No code of a new device is asked for: a known one has approved.
    expect((await check(browser, token)).json().data).toMatchObject({
      status: 'signed-in',
      user: { id: owner.user.id },
    });
    expect((await browser.ask('GET', '/jobseeker/me')).json().data.email).toBe(owner.email);
    expect((await mailsTo(api, owner.email)).map(({ template }) => template)).toEqual(['new-device']);
    const { devices } = (await owner.ask('GET', '/auth/devices')).json().data;
    expect(devices).toMatchObject([{ is_current: true }, { browser: 'Chrome', system: 'Windows' }]);
    const { events } = (await owner.ask('GET', '/jobseeker/account-events')).json().data;
    expect(events.filter(({ event }: { event: string }) => event === 'sign-in-approved')).toHaveLength(1);
  });

  it('refuses it permanently', async () => {
    const { owner, browser, token } = await aScannedCode();
    await decide(owner, token, false);
    expect(await statusOf(browser, token)).toBe('refused');
    expect((await decide(owner, token)).json().code).toBe(42260);
    expect(await statusOf(browser, token)).toBe('refused');
  });

  it('has the time to be signed in by an approval of the last second', async () => {
    const { owner, browser, token } = await aScannedCode();
    api.wait(119);
    await decide(owner, token);
    api.wait(5);
    expect(await statusOf(browser, token)).toBe('signed-in');
  });

  it('passes the second step where the approving device is not one that the account knows', async () => {
    const { owner, browser, token } = await aScannedCode();
    owner.cookies.delete('device');
    await decide(owner, token);
    expect((await check(browser, token)).json().code).toBe(42130);
    const code = (await mailsTo(api, owner.email))[0]?.data?.code;
    const answer = await browser.ask('POST', '/auth/second-factor', { code });
    expect(answer.json().data.user.id).toBe(owner.user.id);
  });
});

describe('an attacker', () => {
  it('is not signed in by a code of another browser, nor by one that was used', async () => {
    const { owner, browser, token } = await aScannedCode();
    await decide(owner, token);
    const thief = aVisitor(api);
    expect(await statusOf(thief, token)).toBe('expired');
    const { browser: planted } = await aWaitingBrowser();
    expect(await statusOf(planted, token)).toBe('expired');
    expect(await statusOf(browser, token)).toBe('signed-in');
    browser.cookies.delete('sessionid');
    expect(await statusOf(browser, token)).toBe('expired');
  });

  it('gets one session of two requests at once', async () => {
    const { owner, browser, token } = await aScannedCode();
    await decide(owner, token);
    const statuses = await Promise.all([statusOf(browser, token), statusOf(browser, token)]);
    expect(statuses.sort()).toEqual(['expired', 'signed-in']);
  });

  it.each<[string, (token: string) => Promise<Person>, number]>([
    ['without a session', async () => aVisitor(api), 40011],
    ['of a session that was not told of the browser', () => aJobseeker(api), 42260],
    [
      'of another account',
      async (token) => {
        const other = await aJobseeker(api);
        expect((await open(other, token)).json().code).toBe(42260);
        return other;
      },
      42260,
    ],
  ])('forges no approval %s', async (_, forger, code) => {
    const { browser, token } = await aScannedCode();
    expect((await decide(await forger(token), token)).json().code).toBe(code);
    expect(await statusOf(browser, token)).toBe('seen');
  });

  it('gets nothing from a code that has run out', async () => {
    const { owner, browser, token } = await aScannedCode();
    api.wait(121);
    expect((await decide(owner, token)).json().code).toBe(42260);
    expect((await open(owner, token)).json().code).toBe(42260);
    expect(await statusOf(browser, token)).toBe('expired');
  });

  it('is not signed in once the owner has signed out the device that approved', async () => {
    const { owner, browser, token } = await aScannedCode();
    await decide(owner, token);
    await owner.ask('POST', '/auth/log-out', {});
    expect(await statusOf(browser, token)).toBe('expired');
  });

  it('is not signed in to an account that was suspended meanwhile', async () => {
    const { owner, browser, token } = await aScannedCode();
    await decide(owner, token);
    await change(owner, { suspended_at: api.now() });
    expect((await check(browser, token)).json().code).toBe(41044);
    expect(await statusOf(browser, token)).toBe('expired');
  });

  it('cannot replace the session of somebody who is signed in', async () => {
    const { owner, token } = await aScannedCode();
    await decide(owner, token);
    const victim = await aJobseeker(api);
    expect((await victim.ask('POST', '/auth/qr-login/start')).json().code).toBe(40007);
    expect((await check(victim, token)).json().code).toBe(40007);
  });
});
