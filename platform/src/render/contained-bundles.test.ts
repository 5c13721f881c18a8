import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { GatewayOptions } from '../gateway/gateway-options.ts';
import { createHealthStore } from '../health/health-store.ts';
import { publish } from '../operations/live-set.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { aGateway } from '../testing/a-gateway.ts';
import { addRelease, aLiveStore } from '../testing/a-store.ts';
import { anApi } from '../testing/an-api.ts';
import { findSandbox } from './sandbox.ts';

const good = {
  name: 'mfe-good',
  paths: ['/good'],
  server: `export const render = async () => ({ html: 'drawn well', head: null, state: null, status: 200 });`,
};

/** A remote that executes `harm` for `?harm`, and otherwise renders `told`. */
const harmful = (harm: string, told = `'at peace'`) => ({
  name: 'mfe-bad',
  paths: ['/bad'],
  server: `export const render = async ({ search, apiUrl, headers }) => {
    if (search === '?harm') { ${harm} }
    return { html: '<p>' + ${told} + '</p>', head: null, state: null, status: 200 };
  };`,
});

const isDrawn = (body: string) => /"isRendered":true/.test(body);

/** Without page cache, which would hide a bundle that fails. */
async function aSite(store: ReleaseStore, { limits, ...options }: Partial<GatewayOptions> = {}) {
  const app = await aGateway(store, {
    apiUrl: (await aJobApi()).url,
    limits: { pages: { freshMs: 0, staleMs: 0 }, ...limits },
    ...options,
  });
  return async (path: string) => (await app.inject({ url: `/en/ph${path}` })).body;
}

/** Malicious behaviours of a bundle, each in a remote. */
const harms = {
  'throws later': `setTimeout(() => { throw new Error('planted') }, 1); await new Promise(() => {});`,
  'forgets a rejection': `Promise.reject(new Error('planted')); await new Promise(() => {});`,
  'ends its process': `process.exit(0);`,
  'kills its process': `process.kill(process.pid, 'SIGKILL'); await new Promise(() => {});`,
  aborts: `process.abort();`,
  'fills the heap': `const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length));`,
  'fills the memory beside it': `const kept = []; for (;;) kept.push(Buffer.alloc(5e7, 1));`,
  'answers without end': `return { html: 'x'.repeat(2e7), head: null, state: null, status: 200 };`,
  'never answers': `await new Promise(() => {});`,
  'throws something odd': `throw { get stack() { process.exit(1) } };`,
  'answers with something odd': `return { toJSON() { process.exit(1) } };`,
  'fills its error output': `const { writeSync } = await import('node:fs'); for (;;) writeSync(2, 'x'.repeat(1e6));`,
  'fills its output and leaves timers': `setInterval(() => console.log('x'.repeat(1e6)), 0); await new Promise(() => {});`,
  'says again that it is ready': `(await import('node:fs')).writeSync(3, '["render"]'); process.exit(1);`,
  'sends what is no message': `(await import('node:fs')).writeSync(3, '\\x02\\0\\0\\0{}'); await new Promise(() => {});`,
  'announces more than it sends': `(await import('node:fs')).writeSync(3, '\\x20\\0\\0\\0{"id":1,"long":[["html",99999999]]}'); await new Promise(() => {});`,
  'loops for ever': `for (;;);`,
  'starves its timers with microtasks': `const again = () => Promise.resolve().then(again); await again(); await new Promise(() => {});`,
  'loops at its exit': `process.on('exit', () => { for (;;); }); process.exit(1);`,
  'replaces what its program is made of': `Promise.prototype.then = JSON.stringify = Buffer.concat = Map.prototype.get = () => { throw 1 }; await null;`,
  'nests its state without end': `let state = {}; for (let depth = 0; depth < 1e5; depth += 1) state = { state }; return { html: '<p>a</p>', head: null, state, status: 200 };`,
};

describe('a server bundle', () => {
  it(`costs its own page only, and is rendered again, when it ${Object.keys(harms).join(', ')}`, async () => {
    const remotes = Object.entries(harms).map(([how, harm], index) => ({
      how,
      path: `/bad-${index}`,
      release: { ...harmful(harm), name: `mfe-bad-${index}`, paths: [`/bad-${index}`] },
    }));
    const store = await aLiveStore(good, ...remotes.map(({ release }) => release));
    const limits = { renders: { total: remotes.length + 2, limits: { renderMs: 3_000 } } };
    const page = await aSite(store, { limits });
    for (const { how, path } of remotes) {
      const isAgain = () => expect.poll(async () => isDrawn(await page(path)), { message: how }).toBe(true);
      await isAgain();
      const [lost, beside] = await Promise.all([page(`${path}?harm`), page('/good')]);
      expect([how, isDrawn(lost), beside.includes('drawn well')]).toEqual([how, false, true]);
      await isAgain();
    }
  });

  it('that dies between two pages is counted for its set', async () => {
    const store = await aLiveStore(harmful(`setTimeout(() => process.exit(3), 5);`));
    const app = await aGateway(store, { apiUrl: (await aJobApi()).url });
    await app.inject({ url: '/en/ph/bad?harm' });
    const health = createHealthStore(store.storage);
    const failed = async () => {
      const now = Math.floor(Date.now() / 1000);
      const rows = (await health.read(now - 600, now + 60)).flatMap((minute) => minute.rows);
      return rows.filter(({ remote }) => remote === 'mfe-bad').map((row) => row.events['render-failed'] ?? 0);
    };
    await expect.poll(failed).toEqual([1]);
  });
});

/** Answers that could spoil what the gateway writes around them. */
const odd = {
  nothing: `null`,
  'a title that is no text': `{ ...page, head: { title: 42 } }`,
  'a title that is an object': `{ ...page, head: { title: { toString: 1 } } }`,
  'a head that is a text': `{ ...page, head: 'title' }`,
  'facts for search engines that are no list': `{ ...page, head: { title: 'a', structuredData: 5 } }`,
  'a trail that is no list': `{ ...page, head: { title: 'a', breadcrumbs: { length: 1 } } }`,
  'a trail of nothing': `{ ...page, head: { title: 'a', breadcrumbs: [null] } }`,
  'a canonical path that is a number': `{ ...page, head: { title: 'a', canonical: 7 } }`,
  'a canonical address of another site': `{ ...page, head: { title: 'a', canonical: 'https://evil.test/' } }`,
  'a market that is a number': `{ ...page, head: { title: 'a', market: 1 } }`,
  'a status beyond all': `{ ...page, status: 99999 }`,
  'a status of none': `{ ...page, status: 7 }`,
  'a status without a page': `{ ...page, status: 204 }`,
  'a status of what the browser has': `{ ...page, status: 304 }`,
  'a redirect to nowhere': `{ ...page, status: 302 }`,
  'a redirect to itself': `{ ...page, redirect: '/en/ph/bad' + search }`,
  'an image that hides a method of document': `{ ...page, html: '<p>mine</p><img name="getElementById">' }`,
  'a header in its redirect': `{ ...page, redirect: '/a\\r\\nset-cookie: a=1' }`,
  'a redirect that is no text': `{ ...page, redirect: ['/a'] }`,
  'a comment that never ends': `{ ...page, html: '<p>mine</p><!--' }`,
  'an element that never ends': `{ ...page, html: '<p>mine</p><textarea>' }`,
  'the end of the page': `{ ...page, html: '<p>mine</p></div></main></body>' }`,
  'a way to another site': `{ ...page, html: '<p>mine</p><meta http-equiv="refresh" content="0;url=https://evil.test">' }`,
  'megabytes of state': `{ ...page, state: 'x'.repeat(5e6) }`,
  'a million facts': `{ ...page, state: Object.fromEntries(Array.from({ length: 5e5 }, (_, key) => [key, key])) }`,
  'a circle': `{ ...page, get state() { return this } }`,
  'a number that JSON has not': `{ ...page, state: 1n }`,
  'a property that throws': `{ ...page, get html() { throw new Error('planted') } }`,
  'an element that turns the rest into text': `{ ...page, html: '<p>mine</p><plaintext>' }`,
  'the end of a template that it never began': `{ ...page, html: '<p>mine</p></template>' }`,
  'a frameset in a comment that a parser ends early': `{ ...page, html: '<p>mine</p><!--><frameset>-->' }`,
  'a script whose end is in its text': `{ ...page, html: '<p>mine</p><script>"</script><base href=https://evil.test>"' }`,
  'a text area that hides the page': `{ ...page, html: '<p>mine</p><svg><textarea></svg>' }`,
  'an attribute that never ends': `{ ...page, html: '<p title="mine' }`,
  'bytes that end a text': `{ ...page, html: '<p>mine</p>\\0</div><!--' }`,
};

it(`costs its own HTML only when it answers with ${Object.keys(odd).join(', ')}`, async () => {
  const server = `const page = { html: '<p>mine</p>', head: null, state: null, status: 200 };
    export const render = async ({ search }) => [${Object.values(odd).join(', ')}][Number(search.slice(1))];`;
  const store = await aLiveStore({ ...harmful(''), server });
  const app = await aGateway(store, {
    apiUrl: (await aJobApi()).url,
    limits: { pages: { freshMs: 0, staleMs: 0 } },
  });
  for (const [index, what] of Object.keys(odd).entries()) {
    const { statusCode, body, headers } = await app.inject({ url: `/en/ph/bad?${index}` });
    const isWhole = body.includes('<header>frame') && body.includes('</html>');
    const isFree = !/evil\.test|<p>mine/.test(body) && headers.location === undefined;
    expect.soft([what, statusCode, isDrawn(body), isWhole, isFree]).toEqual([what, 503, false, true, true]);
  }
});

describe('what a server bundle finds', () => {
  const caught = (attempt: string) =>
    `await (async () => { try { ${attempt} } catch (error) { return 'refused' } })()`;

  it('is no file, no way to write, to start a program or a thread, and no database', async () => {
    const attempts = [
      `return (await import('node:fs')).readFileSync('/etc/hostname')`,
      `return (await import('node:fs')).readFileSync('/proc/self/environ')`,
      `return (await import('node:fs')).writeFileSync('/tmp/planted', '')`,
      `return (await import('node:fs')).readFileSync('/proc/' + process.ppid + '/environ')`,
      `return (await import('node:fs')).symlinkSync('/etc', '/tmp/planted')`,
      `return (await import('node:child_process')).fork('/tmp/planted')`,
      `return (await import('node:inspector')).open(0)`,
      `return (await import('node:cluster')).default.fork()`,
      `return (await import('node:child_process')).execSync('id')`,
      `return new (await import('node:worker_threads')).Worker('1', { eval: true })`,
      `return new (await import('node:sqlite')).DatabaseSync('/tmp/planted')`,
    ];
    const told = `[${attempts.map(caught).join(',')}].map(String).join('|')`;
    const page = await aSite(await aLiveStore(harmful('', told)));
    expect(await page('/bad')).toContain(`<p>${attempts.map(() => 'refused').join('|')}</p>`);
  });

  it('is an environment of two variables, and globals of its own', async () => {
    process.env.PLANTED_SECRET = 'tell nobody';
    onTestFinished(() => void delete process.env.PLANTED_SECRET);
    const told = `(Array.prototype.map = () => 'spoilt', Object.keys(process.env).join(' '))`;
    const page = await aSite(await aLiveStore(harmful('', told)));
    expect(await page('/bad')).toContain('<p>PATH NODE_ENV</p>');
    expect([1].map((one) => one)).toEqual([1]);
  });

  it('is neither another process nor another server, where the machine can forbid them', async ({ skip }) => {
    skip(!(await findSandbox()).isIsolated, 'this machine has no namespaces to isolate with');
    const { url } = await anApi((_request, response) => response.end());
    const fetched = caught(`return (await fetch('${url}')).status`);
    const killed = caught(`return process.kill(${process.pid}, 0)`);
    const page = await aSite(await aLiveStore(harmful('', `${fetched} + ' ' + ${killed}`)));
    expect(await page('/bad')).toContain('<p>refused refused</p>');
  });

  it('is no Unix socket of another program, where the machine can hide it', async ({ skip }) => {
    skip(!(await findSandbox()).isRooted, 'this machine has no mount namespace to hide them in');
    const folder = await mkdtemp(join(tmpdir(), 'database-'));
    const socket = join(folder, 'socket');
    const server = createServer((connection) => connection.end('a database'));
    await new Promise<void>((resolve) => server.listen(socket, resolve));
    onTestFinished(async () => {
      server.close();
      await rm(folder, { recursive: true });
    });
    const connected = `await import('node:net').then(({ connect }) => new Promise((resolve) =>
      connect('${socket}').on('data', resolve).on('error', ({ code }) => resolve(code))))`;
    const page = await aSite(await aLiveStore(harmful('', connected)));
    expect(await page('/bad')).toContain('<p>ENOENT</p>');
  });
});

describe('the API that is lent to a server bundle', () => {
  const ask = (method: string, path: string) =>
    `await import('node:http').then(({ request }) => new Promise((resolve) => request(apiUrl + '${path}', { method: '${method}', headers: { ...headers, cookie: 'sessionid=stolen', 'x-forwarded-for': '9.9.9.9' } }, (response) => { let text = ''; response.on('data', (part) => text += part); response.on('end', () => resolve(response.statusCode + ' ' + text)); }).end()))`;

  it('answers the calls of its contract, as the page’s visitor without a session', async () => {
    const { url, seen } = await aJobApi();
    const store = await aLiveStore();
    const told = `[${ask('GET', '/job/7')}, ${ask('POST', '/auth/login')}, ${ask('GET', '/job/7/../../platform')}].join('|')`;
    await addRelease(store, { ...harmful('', told), calls: ['GET /job/{id}'] });
    await publish(store, { 'mfe-bad': '1' }, 'for a test');
    const app = await aGateway(store, { apiUrl: url });
    const { body } = await app.inject({ url: '/en/ph/bad', remoteAddress: '203.0.113.7' });
    expect(body).toContain('<p>200 a job|403 |403 </p>');
    expect(seen).toEqual([['GET', '/api/job/7', '203.0.113.7', undefined]]);
  });

  it('answers what a route declares as its person’s to that person alone', async () => {
    const { url, seen } = await aJobApi();
    const store = await aLiveStore();
    const told = `[${ask('GET', '/job/saved')}, ${ask('GET', '/job/7')}, ${ask('POST', '/job/saved')}].join('|')`;
    const calls = ['GET /job/saved', 'GET /job/{id}', 'POST /job/saved'];
    await addRelease(store, { ...harmful('', told), calls, reads: ['GET /job/saved'] });
    await publish(store, { 'mfe-bad': '1' }, 'for a test');
    const app = await aGateway(store, { apiUrl: url });
    const user = encodeURIComponent(JSON.stringify(maria));
    const pageOf = (session: string) =>
      app.inject({ url: '/en/ph/bad', headers: { cookie: `user=${user}${session}` } });
    const sessions = ['; sessionid=one', '; sessionid=two'];
    for (const session of sessions) {
      const { body } = await pageOf(session);
      expect(body).toContain('<p>200 a job|200 a job|200 a job</p>');
      expect(body).toContain('noindex');
    }
    const own = seen.filter(([method, path]) => method === 'GET' && path === '/api/job/saved');
    const cookieOf = ([, , , cookie]: unknown[]) => cookie;
    expect(own.map(cookieOf)).toEqual(sessions.map((session) => `user=${user}${session}`));
    expect(new Set(seen.filter((one) => !own.includes(one)).map(cookieOf))).toEqual(new Set([undefined]));
    // Without a session the browser renders it.
    expect(isDrawn((await pageOf('')).body)).toBe(false);
  });

  it('is gone once the page is rendered', async () => {
    const { url, seen } = await aJobApi();
    const store = await aLiveStore();
    const later = `globalThis.kept ??= headers; headers = globalThis.kept;`;
    const told = `(${later.replaceAll(';', ',').replace(/,$/, '')}, ${ask('GET', '/job/7')})`;
    await addRelease(store, { ...harmful('', told), calls: ['GET /job/{id}'] });
    await publish(store, { 'mfe-bad': '1' }, 'for a test');
    const page = await aSite(store, { apiUrl: url });
    expect(await page('/bad')).toContain('<p>200 a job</p>');
    expect(await page('/bad')).toContain('<p>403 </p>');
    expect(seen).toHaveLength(1);
  });
});

const maria = {
  ...{ id: 7, role: 'jobseeker', first_name: 'Maria', avatar_url: null },
  ...{ is_email_verify: true, is_profile_completed: true },
};

/** Requests of the gateway itself. */
const ofGateway = ['/internal/job-news', '/api/health'];
/** Requests that the gateway repeats while pages are asked for. */
const polled = ['/api/config/maintenance', '/api/config/banners', '/api/config/pixels'];

/** An API that records the requests of pages: method, path, visitor, cookie. */
async function aJobApi() {
  const seen: unknown[][] = [];
  const { url } = await anApi(({ method, url: path, headers }, response) => {
    if (ofGateway.includes(path ?? '')) return response.end();
    if (!polled.includes(path ?? '')) seen.push([method, path, headers['x-forwarded-for'], headers.cookie]);
    response.end('a job');
  });
  return { url, seen };
}
