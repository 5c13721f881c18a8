import { expect, it } from 'vitest';
import { aGateway } from '../testing/a-gateway.ts';
import { aLiveStore } from '../testing/a-store.ts';
import { anApi } from '../testing/an-api.ts';
import { readPublicAddress } from './public-address.ts';

async function aSite(env: Record<string, string> = {}) {
  const { url } = await anApi(({ headers }, response) => response.end(JSON.stringify(headers)));
  return aGateway(await aLiveStore({ name: 'mfe-a' }), {
    apiUrl: url,
    publicAddress: readPublicAddress(env),
  });
}

it.each([
  [
    {},
    ['localhost', 'localhost:4000', '127.0.0.1', '[::1]:80', 'dev.localhost'],
    ['evil.example', '10.0.0.7', 'localhost.evil.example'],
  ],
  [
    { PUBLIC_URL: 'https://jobs.example' },
    ['jobs.example', 'JOBS.example:443', 'localhost'],
    ['www.jobs.example', 'evil.example'],
  ],
  [
    { PUBLIC_URL: 'https://jobs.example', ALLOWED_HOSTS: 'www.jobs.example, 10.0.0.7' },
    ['jobs.example', 'www.jobs.example', '10.0.0.7'],
    ['10.0.0.8'],
  ],
  [{ ALLOWED_HOSTS: '*' }, ['anything.example'], ['a/b']],
])('with %o the site answers to its own names only', async (env, own, foreign) => {
  const app = await aSite(env as Record<string, string>);
  const asked = async (host: string) =>
    (await app.inject({ url: '/discovery.json', headers: { host } })).statusCode;
  for (const host of own) expect([host, await asked(host)]).toEqual([host, 200]);
  for (const host of foreign) expect([host, await asked(host)]).toEqual([host, 421]);
});

it.each([
  ['nobody by default', {}, '127.0.0.1', 'http'],
  ['the networks of TRUSTED_PROXIES', { TRUSTED_PROXIES: '127.0.0.0/8' }, '203.0.113.9', 'https'],
  ['no other than those', { TRUSTED_PROXIES: '10.0.0.0/8, uniquelocal' }, '127.0.0.1', 'http'],
])('forwarding headers are believed of %s', async (_whom, env, address, scheme) => {
  const app = await aSite(env as Record<string, string>);
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
  const told = (await app.inject({ url: '/api/x', headers })).json();
  expect([told['x-forwarded-for'], told['x-forwarded-proto']]).toEqual([address, scheme]);
});

it('where the public address is https, answers of pages and API alike ask for it and cookies are of this host only', async () => {
  const app = await aSite({ PUBLIC_URL: 'https://jobs.example' });
  for (const url of ['/en/ph/jobs', '/api/x', '/discovery.json', '/assets/nothing/1/x', '/%ff']) {
    const { headers } = await app.inject({ url, headers: { host: 'jobs.example' } });
    expect([
      url,
      headers['strict-transport-security'],
      headers['x-frame-options'],
      headers['cross-origin-resource-policy'],
    ]).toEqual([url, expect.stringContaining('max-age='), 'DENY', 'same-origin']);
  }
  const page = await app.inject({ url: '/en/ph/jobs', headers: { host: 'jobs.example' } });
  // Only the preference that scripts of the page write, too, has no prefix.
  expect(page.cookies).toMatchObject([{ name: 'geoConfiguration', secure: true, path: '/' }]);
  expect(page.cookies[0]).not.toHaveProperty('domain');
});

it.each([
  ['PUBLIC_URL', 'jobs.example'],
  ['TRUSTED_PROXIES', 'the proxy'],
  ['TRUSTED_PROXIES', 'none, 10.0.0.0/8'],
])('says which setting is wrong: %s', (name, value) => {
  expect(() => readPublicAddress({ [name]: value })).toThrow(
    new RegExp(`^${name} takes .*${value.split(',')[0]}`),
  );
});
