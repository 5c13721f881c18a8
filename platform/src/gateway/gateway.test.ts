import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { anyAddress } from '../http/public-address.ts';
import { publish, rollBack } from '../operations/live-set.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { addRelease, aLiveStore, frame, type ReleaseDraft } from '../testing/a-store.ts';
import { onDone, shared } from '../testing/shared.ts';
import { createGateway } from './gateway.ts';
import type { GatewayOptions } from './gateway-options.ts';

async function gatewayOf(
  store: ReleaseStore,
  options: Partial<GatewayOptions> = {},
): Promise<FastifyInstance> {
  const app = await createGateway({ store, apiUrl: 'http://127.0.0.1:9', logLevel: 'silent', ...options });
  onDone(() => app.close());
  return app;
}

const remote = (body: string, paths = ['/jobs', '/job/:job']): ReleaseDraft => ({
  name: 'mfe-a',
  paths,
  server: `export const render = async (request) => { ${body} };`,
});
const drawn = remote(
  `return { html: '<h1>drawn ' + request.pathname + request.search + '</h1>', head: { title: 'A < B', structuredData: [{ name: '</script>' }] }, state: { a: '<!--' }, status: 200 };`,
);

const site = shared(async () => gatewayOf(await aLiveStore(drawn)));

const get = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });

describe('addresses', () => {
  it.each([
    [
      'the cookie of the last choice',
      { cookie: 'geoConfiguration=jp_tr', 'accept-language': 'es' },
      '/tr/jp',
    ],
    [
      'the browser’s language',
      { cookie: 'geoConfiguration=ph_', 'accept-language': 'xx,pt-BR;q=0.8,en;q=0.2' },
      '/pt/ph',
    ],
    ['Traditional Chinese by region', { 'accept-language': 'zh-TW' }, '/zh-hant/tw'],
    ['Taiwan in its own language', {}, '/zh-hant/tw'],
  ])('lead from / by %s', async (_what, headers, to) => {
    const answer = await get(site(), '/', headers as Record<string, string>);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  });

  it('lead from / by the geography that a trusted proxy names, and nobody else', async () => {
    const headers = { 'x-geo-country': 'SG', 'accept-language': 'ms' };
    const behindProxy = await gatewayOf(await aLiveStore(drawn), {
      publicAddress: { ...anyAddress, isTrusted: (address) => address === '127.0.0.1' },
    });
    const to = async (remoteAddress: string) =>
      (await behindProxy.inject({ url: '/', headers, remoteAddress })).headers.location;
    expect(await to('127.0.0.1')).toBe('/ms/sg');
    expect(await to('203.0.113.7')).toBe('/ms/tw');
  });

  it('lead from / to language and country of the first visited page until others are chosen, before geography', async () => {
    const app = site();
    const visit = async (url: string, headers = {}) => {
      const { cookies } = await get(app, url, headers);
      return cookies.find(({ name }) => name === 'geoConfiguration');
    };
    const stored = await visit('/en/ph/jobs');
    expect(stored).toMatchObject({ value: 'ph_en', path: '/', sameSite: 'Lax', maxAge: 31_536_000 });
    const root = await get(app, '/', { cookie: 'geoConfiguration=ph_en', 'x-geo-country': 'SG' });
    expect(root.headers.location).toBe('/en/ph');
    expect(await visit('/en/ph/jobs', { cookie: 'geoConfiguration=jp_ja' })).toBeUndefined();
    expect(await visit('/jobs')).toBeUndefined();
    expect(await visit('/en/ph/jobs', { 'sec-purpose': 'prefetch' })).toBeUndefined();
  });

  it.each([
    ['/zh-cn/cn/jobs', '/zh-hans/cn/jobs'],
    ['/pt-br/br/jobs?q=a%20b', '/pt/br/jobs?q=a%20b'],
  ])('move %s for good', async (from, to) => {
    const answer = await get(site(), from);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
  });

  it('without a language are English, without a country the visitor’s, and do not move', async () => {
    const app = site();
    const answer = await get(app, '/jobs?q=a', { cookie: 'geoConfiguration=sg_en' });
    expect([answer.statusCode, /drawn [^<]*/.exec(answer.body)?.[0]]).toEqual([200, 'drawn /en/sg/jobs?q=a']);
    expect((await get(app, '/id/jobs', { cookie: 'geoConfiguration=sg_en' })).body).toContain(
      'drawn /id/sg/jobs',
    );
    expect((await get(app, '/id/id/jobs')).body).toContain('drawn /id/id/jobs');
  });
});

describe('a page', () => {
  it('names the files of its code, and requests its scripts after the first paint where the server has rendered it', async () => {
    const chunk = { name: 'chats', scripts: ['chats.js'], styles: ['chats.css'] };
    const files = { 'chats.js': '', 'chats.css': '' };
    const inBrowser = { name: 'mfe-a', paths: ['/jobs', '/job/:job'], chunk, files };
    const [browser, server] = [inBrowser, { ...drawn, chunk, files }].map(async (draft) => {
      const { body } = await get(await gatewayOf(await aLiveStore(draft)), '/en/ph/jobs');
      return [...body.matchAll(/<link rel="(\w+)(?:-paint)?"[^>]+chats\.(\w+)"/g)].map(([, rel, type]) => [
        type,
        rel,
      ]);
    });
    expect(await browser).toEqual([
      ['css', 'stylesheet'],
      ['js', 'preload'],
    ]);
    expect(await server).toEqual([
      ['css', 'stylesheet'],
      ['js', 'after'],
    ]);
  });

  it('is one document of frame and remote, with nothing that could end a script or a title', async () => {
    const { body, statusCode } = await get(site(), '/ar/sa/jobs');
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain('<div data-remote="mfe-a"><h1>drawn /ar/sa/jobs</h1></div>');
    expect(body).toContain('<title>A &#60; B · JobHarbor</title>');
    expect(body).toContain('{"name":"\\u003c/script>"}');
    expect(body).toContain('"state":{"a":"\\u003c!--"}');
  });

  it('gives every script its nonce, a new one each time, and names no host', async () => {
    const app = site();
    const policies = await Promise.all([get(app, '/en/ph/jobs'), get(app, '/en/ph/jobs')]);
    const nonces = policies.map(
      ({ headers }) =>
        /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(String(headers['content-security-policy']))?.[1],
    );
    expect(new Set(nonces).size).toBe(2);
    expect(policies[0].headers['content-security-policy']).toContain("; worker-src 'self';");
    const scripts = policies[0].body.match(/<script(?! type="application)[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script.replaceAll('&#61;', '=')).toContain(`nonce="${nonces[0]}"`);
  });

  it.each([
    ['throws', 'throw new Error("planted")'],
    ['never answers', 'await new Promise(() => {})'],
  ])('comes without the remote’s HTML when its render %s', { timeout: 10_000 }, async (_how, body) => {
    const answer = await get(await gatewayOf(await aLiveStore(remote(body))), '/en/ph/jobs');
    // Search engines try again, and keep the page that they know.
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '300']);
    expect(answer.body).not.toContain('noindex');
    expect(answer.body).toContain('<div id="jh-outlet"></div>');
    expect(answer.body).toContain('"isRendered":false');
    // The page has no content before the scripts run, so they are requested at once.
    expect(answer.body).not.toContain('after-paint');
    expect(answer.body).toContain('"mfea":{"hello":"en"}');
  });

  it('requests the remote’s scripts and texts after its first paint, which they would delay on a slow phone', async () => {
    const { body } = await get(site(), '/en/ph/jobs');
    expect(body).toContain(
      '<link rel="after-paint" as="fetch" href="/assets/mfe-a/1/locales/en.json" crossorigin="anonymous"',
    );
    expect(body).not.toContain('"mfea":{"hello":"en"}');
    expect(body).toMatch(/<link rel="after-paint" as="script" href="\/assets\/[^>]* fetchpriority="low"/);
    expect(body).toContain(`querySelectorAll('link[rel=after-paint]')`);
  });

  it('shows what was rendered for the time zone of the market before the first paint, if the device has it', async () => {
    const guess = '<p data-guessed="Asia/Kolkata">9 hours</p>';
    const drawn = await gatewayOf(
      await aLiveStore(remote(`return { html: '${guess}', head: null, state: null, status: 200 }`)),
    );
    const script = /<script nonce="[^"]+">(\{const zoneOf.*?)<\/script>/;
    expect(script.exec((await get(site(), '/en/ph/jobs')).body)).toBeNull();
    const code = script.exec((await get(drawn, '/en/ph/jobs')).body)?.[1] ?? '';
    const shown = (timeZone: string) => {
      const removeAttribute = vi.fn();
      const querySelectorAll = () => [{ dataset: { guessed: 'Asia/Kolkata' }, removeAttribute }];
      const DateTimeFormat = (tag: string, { timeZone: asked = timeZone }) =>
        new Intl.DateTimeFormat(tag, { timeZone: asked });
      runInNewContext(code, { document: { querySelectorAll }, Intl: { DateTimeFormat } });
      return removeAttribute.mock.calls;
    };
    // Two names of one zone, of which the engine gives back the same.
    expect(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Tokyo'].map(shown)).toEqual([
      [['data-guessed']],
      [['data-guessed']],
      [],
    ]);
  });

  it('has the status that the remote names, and moves where it says', async () => {
    const lost = await gatewayOf(
      await aLiveStore(remote(`return { html: 'gone', head: null, state: null, status: 404 }`)),
    );
    expect((await get(lost, '/en/ph/job/x-1')).statusCode).toBe(404);
    const moved = await gatewayOf(
      await aLiveStore(
        remote(`return { html: '', head: null, state: null, status: 301, redirect: '/en/ph/job/right-1' }`),
      ),
    );
    const answer = await get(moved, '/en/ph/job/wrong-1');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/en/ph/job/right-1']);
  });

  it('is the shell’s own 404 where nobody serves the address', async () => {
    const answer = await get(site(), '/en/ph/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>not-found · JobHarbor</title>');
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
  });

  it('says that the site is closed while the operator’s file is there', async () => {
    const store = await aLiveStore(drawn);
    await writeFile(join(store.folder, 'maintenance'), '');
    const answer = await get(await gatewayOf(store), '/en/ph/jobs');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '300']);
    expect(answer.body).not.toContain('drawn');
  });

  it('says when pages of planned maintenance are back, and before that when it begins', async () => {
    const now = Math.floor(Date.now() / 1_000);
    const all = { language: null, path: null, starts_at: now - 60, ends_at: now + 600 };
    const maintenance = [
      { ...all, id: 1, country_key: 'ph' },
      { ...all, id: 3, country_key: 'sa' },
      { ...all, id: 2, country_key: 'sg', starts_at: now + 300 },
    ];
    const api = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: { maintenance } }));
    }).listen(0, '127.0.0.1');
    onDone(async () => void api.close());
    await once(api, 'listening');
    const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const app = await gatewayOf(await aLiveStore(drawn), { apiUrl });
    const down = await get(app, '/en/ph/jobs', { cookie: 'timeZone=Asia/Manila' });
    const after = Number(down.headers['retry-after']);
    expect([down.statusCode, after > 500 && after <= 600]).toEqual([503, true]);
    expect(down.body).toMatch(/"status":"maintenance","backAt":"[^"]+GMT\+8"/);
    expect((await get(app, '/ar/sa/jobs')).body).toMatch(/"backAt":"[^"\d]*[٠-٩]/u);
    const soon = await get(app, '/ar/sg/jobs');
    expect([soon.statusCode, soon.body.includes('jho-banner')]).toEqual([200, true]);
    const other = await get(app, '/en/jp/jobs');
    expect([other.statusCode, other.body.includes('jho-banner')]).toEqual([200, false]);
  });

  it('says so in the visitor’s language when nothing is released at all', async () => {
    const { anEmptyStore } = await import('../testing/a-store.ts');
    const answer = await get(await gatewayOf(await anEmptyStore()), '/ja/jp/jobs');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('メンテナンス');
  });

  it('believes nothing but a well-formed cookie of the person, and never a guest’s', async () => {
    const app = site();
    const user = {
      id: 1,
      role: 'jobseeker',
      first_name: 'Maya',
      avatar_url: null,
      is_email_verify: true,
      is_profile_completed: true,
    };
    const userOf = async (value: string) =>
      /"user":(null|\{[^}]*\})/.exec(
        (await get(app, '/en/ph/jobs', { cookie: `user=${encodeURIComponent(value)}` })).body,
      )?.[1];
    expect(await userOf(JSON.stringify(user))).toContain('"Maya"');
    expect(await userOf(JSON.stringify({ ...user, role: 'guest' }))).toBe('null');
    expect(await userOf('{"id":')).toBe('null');
    expect(await userOf(JSON.stringify({ ...user, email: 'maya@example.test' }))).not.toContain(
      'example.test',
    );
  });
});

it('the service worker of the live shell stands at the site’s root, is asked for again, and loads nothing', async () => {
  const store = await aLiveStore(drawn);
  const app = await gatewayOf(store);
  const asWorker = () => get(app, '/push-worker.js', { 'service-worker': 'script' });
  // A shell from before push has none.
  expect((await asWorker()).statusCode).toBe(404);
  const files = { 'push-worker.js': 'self.onpush = 1;' };
  await addRelease(store, { name: 'shell', version: '2', server: frame, files });
  await publish(store, { shell: '2' }, 'with push');
  await expect.poll(async () => (await asWorker()).body).toBe('self.onpush = 1;');
  expect((await asWorker()).headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

describe('a release', () => {
  it('is served for a year and stays in its folder', async () => {
    const app = site();
    const answer = await get(app, '/assets/mfe-a/1/entry.js');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    for (const path of [
      '/assets/mfe-a/1/../server/server.mjs',
      '/assets/mfe-a/1/%2e%2e/release.json',
      '/assets/mfe-a/9/entry.js',
      '/assets/../live/1/x',
    ]) {
      expect((await get(app, path)).body).not.toContain('export const');
    }
    const asWorker = { url: '/assets/mfe-a/1/entry.js', headers: { 'service-worker': 'script' } };
    expect((await app.inject(asWorker)).statusCode).toBe(404);
  });

  it('is soon live, and so is a roll-back', async () => {
    const store = await aLiveStore(drawn);
    const app = await gatewayOf(store);
    await addRelease(store, {
      ...remote(`return { html: 'second', head: null, state: null, status: 200 }`),
      version: '2',
    });
    await publish(store, { 'mfe-a': '2' }, 'second');
    const shows = (text: string) =>
      expect.poll(async () => (await get(app, '/en/ph/jobs')).body).toContain(text);
    await shows('second');
    await rollBack(store);
    await shows('drawn /en/ph/jobs');
  });
});

it('describes the live set in the frontend-discovery schema', async () => {
  const answer = await get(site(), '/discovery.json');
  const { microFrontends, set } = answer.json();
  expect(set).toMatch(/^[0-9a-f]{10}$/);
  expect(microFrontends['mfe-a'][0]).toMatchObject({
    url: '/assets/mfe-a/1/entry.js',
    metadata: { integrity: 'sha384-abc', version: '1' },
    deployment: { traffic: 100, default: true },
  });
});

it('answers 502, not a page, while the API is down', async () => {
  const answer = await get(site(), '/api/job/similar');
  expect(answer.statusCode).toBeGreaterThanOrEqual(500);
});
