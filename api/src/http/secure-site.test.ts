import { hostname } from 'node:os';
import { errorCode } from '@jobharbor/shared/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app/create-app.ts';
import { readConfig } from '../config.ts';
import type { ApiConfig } from '../dependencies.ts';
import { aVisitor } from '../testing/people/person.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** The API with other settings, on the same database. */
async function withSettings(settings: Partial<ApiConfig>, use: (other: TestApi) => Promise<void>) {
  const app = await createApp({
    ...api.dependencies,
    config: { ...api.dependencies.config, ...settings },
  });
  await use({ ...api, app }).finally(() => app.close());
}

let people = 0;
const form = () => {
  people += 1;
  return {
    email: `secure-${people}@example.com`,
    password: 'a good password',
    first_name: 'Ana',
    terms_and_condition: 1,
  };
};

describe('behind https', () => {
  const publicUrl = 'https://jobs.example';

  it('cookies are bound to the host, and every answer insists on https', () =>
    withSettings({ publicUrl }, async (other) => {
      const visitor = aVisitor(other);
      const answer = await visitor.ask('POST', '/auth/register', form());
      const cookies = new Map(answer.cookies.map((cookie) => [cookie.name, cookie]));
      for (const name of ['__Host-sessionid', '__Host-device'])
        expect(cookies.get(name)).toMatchObject({ secure: true, httpOnly: true, path: '/', sameSite: 'Lax' });
      for (const name of ['__Host-sessionid', '__Host-device'])
        expect(cookies.get(name)).not.toHaveProperty('domain');
      expect(cookies.get('user')).toMatchObject({ secure: true });
      expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
      expect((await visitor.ask('GET', '/jobseeker/me')).statusCode).toBe(200);
      const nowhere = await visitor.ask('GET', '/nowhere');
      expect(nowhere.headers).toHaveProperty('strict-transport-security');
      const end = await visitor.ask('POST', '/auth/log-out', {});
      expect(end.cookies.map(({ name }) => name)).toContain('__Host-sessionid');
      expect(visitor.cookies.has('__Host-sessionid')).toBe(false);
    }));

  it('no cookie is longer than browsers keep, also with the longest name', () =>
    withSettings({ publicUrl }, async (other) => {
      const first_name = '漢'.repeat(50);
      const { headers } = await aVisitor(other).ask('POST', '/auth/register', { ...form(), first_name });
      const lines = [headers['set-cookie'] ?? []].flat();
      expect(lines.length).toBeGreaterThan(2);
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThan(4_096);
    }));

  it('a cookie without the prefix, which other hosts of the domain can set, opens and replaces no session', async () => {
    const stranger = aVisitor(api);
    await stranger.ask('POST', '/auth/register', form());
    expect([...stranger.cookies.keys()].sort()).toEqual(['device', 'sessionid', 'user']);
    await withSettings({ publicUrl }, async (other) => {
      const victim = aVisitor(other);
      const planted = stranger.cookies.get('sessionid') ?? '';
      victim.cookies.set('sessionid', planted);
      expect((await victim.ask('GET', '/jobseeker/me')).json().code).toBe(40011);
      const mine = form();
      await victim.ask('POST', '/auth/register', mine);
      victim.cookies.set('sessionid', planted);
      expect((await victim.ask('GET', '/jobseeker/me')).json().data.email).toBe(mine.email);
    });
  });

  it.each([
    ['https://jobs.example', 401],
    ['http://jobs.example', 403],
    ['https://jobs.example:8443', 403],
    ['https://evil.example', 403],
    ['https://jobs.example.evil.example', 403],
    ['null', 403],
  ])('a change from a page of %s answers %i', async (origin, status) => {
    const login = { login: 'nobody@example.com', password: 'guess' };
    await withSettings({ publicUrl }, async (other) => {
      const answer = await aVisitor(other).ask('POST', '/auth/login', login, { headers: { origin } });
      expect(answer.statusCode).toBe(status);
    });
    // The same by what the gateway says of the request.
    const headers = { origin, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'jobs.example' };
    const answer = await aVisitor(api).ask('POST', '/auth/login', login, { headers });
    expect(answer.statusCode).toBe(status);
  });
});

describe('forwarding headers', () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' };
  const isBelieved = async (other: TestApi, remoteAddress: string) => {
    const answer = await aVisitor(other).ask('GET', '/auth/session', undefined, {
      headers: forwarded,
      remoteAddress,
    });
    return answer.headers['strict-transport-security'] !== undefined;
  };

  it('are believed from trusted proxies and from nobody else', async () => {
    expect(await isBelieved(api, '127.0.0.1')).toBe(true);
    expect(await isBelieved(api, '10.2.3.4')).toBe(false);
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.2.0.0/16, 2001:db8::/32' });
    await withSettings({ trustedProxies }, async (other) => {
      expect(await isBelieved(other, '127.0.0.1')).toBe(true);
      expect(await isBelieved(other, '10.2.3.4')).toBe(true);
      expect(await isBelieved(other, '2001:db8:7::1')).toBe(true);
      expect(await isBelieved(other, '10.3.0.1')).toBe(false);
    });
    await withSettings(
      { trustedProxies: readConfig({ TRUSTED_PROXIES: 'none' }).trustedProxies },
      async (other) => {
        expect(await isBelieved(other, '127.0.0.1')).toBe(false);
      },
    );
  });

  it.each([
    ['localhost:4001', {}, 200],
    ['127.0.0.1', {}, 200],
    [hostname(), {}, 200],
    ['evil.example:4001', {}, 421],
    ['localhost.evil.example', {}, 421],
    ['www.jobs.example', { PUBLIC_URL: 'https://jobs.example' }, 421],
    ['jobs.example', { PUBLIC_URL: 'https://jobs.example' }, 200],
    ['www.jobs.example', { ALLOWED_HOSTS: 'www.jobs.example' }, 200],
    ['evil.example', { ALLOWED_HOSTS: '*' }, 200],
  ])('do not decide about the host: %s with %o answers %i', async (host, env, status) => {
    const { allowedHosts } = readConfig(env as Record<string, string>);
    await withSettings({ allowedHosts }, async (other) => {
      // A page of a rebound name may add any header.
      const headers = { host, 'x-forwarded-host': 'localhost' };
      const answer = await aVisitor(other).ask('GET', '/auth/session', undefined, { headers });
      expect(answer.statusCode).toBe(status);
      if (status === 421) expect(answer.json()).toMatchObject({ code: errorCode.hostNotAllowed });
    });
  });

  it('with settings that are none stop the start with a sentence', () => {
    expect(() => readConfig({ TRUSTED_PROXIES: '10.0.0.0/99' })).toThrow(/TRUSTED_PROXIES/);
    expect(() => readConfig({ TRUSTED_PROXIES: 'none, 10.0.0.0/8' })).toThrow(/none is not one of them/);
    expect(() => readConfig({ PUBLIC_URL: 'jobs.example' })).toThrow(/PUBLIC_URL/);
    expect(readConfig({ PUBLIC_URL: 'https://jobs.example/' }).publicUrl).toBe('https://jobs.example');
  });
});
