import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingOf, signInWith } from '../../testing/people/account-settings.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, type SignedInPerson } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});

afterAll(() => api.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('account settings', () => {
  it('hold language, country and notifications, and keep what a change does not name', async () => {
    const person = await aJobseeker(api);
    expect(await settingOf(person)).toMatchObject({
      email: person.email,
      has_password: true,
      language: 'en',
      notifications: { messages: { email: true }, applications: { email: true }, alerts: { email: true } },
    });
    const change = { language: 'ar', notifications: { alerts: { email: false } } };
    await person.ask('PATCH', '/jobseeker/account-setting', change);
    await person.ask('PATCH', '/jobseeker/account-setting', { country_key: 'sa' });
    expect(await settingOf(person)).toMatchObject({
      language: 'ar',
      country_key: 'sa',
      notifications: { messages: { email: true }, alerts: { email: false } },
    });
  });

  it.each([{ language: 'xx' }, { country_key: 'zz' }, { notifications: { ads: {} } }, { role: 'admin' }])(
    'refuse %j',
    async (change) => {
      const person = await aJobseeker(api);
      const answer = await person.ask('PATCH', '/jobseeker/account-setting', change);
      expect(answer.json().code).toBe(40001);
    },
  );

  it('are nobody else’s, and no guest’s', async () => {
    const answer = await aVisitor(api).ask('GET', '/jobseeker/account-setting');
    expect(answer.json().code).toBe(40011);
  });
});

describe('a person who changes the password', () => {
  const change = (person: SignedInPerson, more: object = {}) =>
    person.ask('POST', '/auth/change-password', {
      current_password: person.password,
      new_password: 'a lantern by the sea',
      confirm_password: 'a lantern by the sea',
      ...more,
    });

  it('is told by mail, stays signed in, and is signed out elsewhere', async () => {
    const person = await aJobseeker(api);
    const { visitor } = await signInWith(api, person.email, person.password);
    expect((await change(person)).statusCode).toBe(200);
    expect(await mailsTo(api, person.email)).toMatchObject([{ template: 'password-changed' }]);
    expect((await person.ask('GET', '/auth/session')).json().data.user).not.toBeNull();
    expect((await visitor.ask('GET', '/auth/session')).json().data.user).toBeNull();
    expect((await signInWith(api, person.email, person.password)).status).toBe(401);
    expect((await signInWith(api, person.email, 'a lantern by the sea')).status).toBe(200);
  });

  it('may leave the other devices signed in', async () => {
    const person = await aJobseeker(api);
    const { visitor } = await signInWith(api, person.email, person.password);
    await change(person, { end_sessions: false });
    expect((await visitor.ask('GET', '/auth/session')).json().data.user).not.toBeNull();
  });

  it.each([
    [{ current_password: 'not the one' }, 41009, 'current_password'],
    [{ confirm_password: 'another lantern' }, 41010, 'confirm_password'],
    [{ new_password: 'password1', confirm_password: 'password1' }, 42011, 'new_password'],
    [{ new_password: 'short', confirm_password: 'short' }, 40001, 'new_password'],
  ])('reads beside the field why %j is refused', async (more, code, field) => {
    const answer = await change(await aJobseeker(api), more);
    expect([answer.json().code, Object.keys(answer.json().errors)]).toEqual([code, [field]]);
  });

  it('cannot guess at the current one for long', async () => {
    const person = await aJobseeker(api);
    for (let turn = 0; turn < 10; turn += 1) await change(person, { current_password: `guess ${turn}` });
    expect((await change(person)).json().code).toBe(40006);
  });

  it('sets the first one without another', async () => {
    const person = await aJobseeker(api);
    await api.dependencies.db
      .updateTable('accounts')
      .set({ password_hash: null })
      .where('id', '=', person.user.id)
      .execute();
    expect((await settingOf(person)).has_password).toBe(false);
    expect((await change(person, { current_password: undefined })).statusCode).toBe(200);
    expect((await signInWith(api, person.email, 'a lantern by the sea')).status).toBe(200);
  });
});

describe('the devices of an account', () => {
  const devicesOf = async (person: Pick<SignedInPerson, 'ask'>) =>
    (await person.ask('GET', '/auth/devices')).json().data.devices;

  it('are listed with browser, system, place and last use, one’s own first', async () => {
    const person = await aJobseeker(api);
    await signInWith(api, person.email, person.password, { userAgent: firefox });
    const { visitor } = await signInWith(api, person.email, person.password, { userAgent: iPhone });
    api.wait(400);
    await visitor.ask('GET', '/auth/session', undefined, {
      remoteAddress: '127.0.0.1',
      headers: { 'x-geo-country': 'PH', 'x-forwarded-for': '203.0.113.7' },
    });
    const devices = await devicesOf(visitor);
    expect(devices).toHaveLength(3);
    expect(devices[0]).toMatchObject({
      browser: 'Safari',
      system: 'iOS',
      kind: 'phone',
      country_key: 'ph',
      address: '203.0.113.7',
      is_current: true,
      last_used_at: Math.floor(api.now().getTime() / 1_000),
    });
    expect(devices.map(({ browser }: { browser: string }) => browser)).toContain('Firefox');
  });

  it('can be signed out one by one, or all others at once', async () => {
    const person = await aJobseeker(api);
    const first = (await signInWith(api, person.email, person.password, { userAgent: firefox })).visitor;
    const second = (await signInWith(api, person.email, person.password, { userAgent: iPhone })).visitor;
    const phone = (await devicesOf(person)).find(({ kind }: { kind: string }) => kind === 'phone');
    expect((await person.ask('DELETE', `/auth/devices/${phone.id}/delete`)).statusCode).toBe(200);
    expect((await person.ask('DELETE', `/auth/devices/${phone.id}/delete`)).statusCode).toBe(200);
    expect((await second.ask('GET', '/jobseeker/me')).json().code).toBe(40003);
    await person.ask('POST', '/auth/devices/end-others');
    expect((await first.ask('GET', '/jobseeker/me')).json().code).toBe(40003);
    expect(await devicesOf(person)).toHaveLength(1);
  });

  it('of somebody else are neither seen nor ended', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const [theirs] = await devicesOf(other);
    await person.ask('DELETE', `/auth/devices/${theirs.id}/delete`);
    expect((await other.ask('GET', '/jobseeker/me')).statusCode).toBe(200);
  });
});

it('tells the owner what touched the account, newest first, and nobody else', async () => {
  const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
  await other.ask('GET', '/auth/session');
  await person.ask('GET', '/auth/session', undefined, { headers: { 'user-agent': firefox } });
  await person.ask('POST', '/auth/change-password', {
    current_password: person.password,
    new_password: 'a lantern by the sea',
    confirm_password: 'a lantern by the sea',
  });
  const { events, total } = (await person.ask('GET', '/jobseeker/account-events')).json().data;
  expect(total).toBe(2);
  expect(events).toMatchObject([{ event: 'password-changed' }, { event: 'sign-in', browser: 'Firefox' }]);
});
