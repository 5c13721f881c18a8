import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { anyAddress } from '../../http/public-address.ts';
import { aGateway } from '../../testing/a-gateway.ts';
import { aLiveStore } from '../../testing/a-store.ts';
import { anApi, bodyOf } from '../../testing/an-api.ts';
import { listen, openRaw, readRaw } from '../../testing/raw-request.ts';
import type { GatewayLimits, GatewayOptions } from '../gateway-options.ts';

/**
 * An API that echoes what it received, and knows sessions of Maya and Ben, and the tokens that a site's server has for
 * them.
 */
const anEcho = () =>
  anApi(async (request, response) => {
    if (request.url === '/internal/session') {
      const { authorization, cookie = '' } = request.headers;
      if (cookie.includes('away')) return void response.writeHead(503).end();
      const isKnown = /(?:sessionid=|Bearer )(maya|ben)/.test(authorization ?? cookie);
      response.writeHead(isKnown ? 204 : 401).end();
      return;
    }
    const body = await bodyOf(request);
    const { expect: expected, ...headers } = request.headers;
    const sha = createHash('sha256').update(body).digest('hex');
    response.end(JSON.stringify({ length: body.length, sha, expected: expected ?? null, headers }));
  });

async function aSite(limits: Partial<GatewayLimits> = {}, options: Partial<GatewayOptions> = {}) {
  const api = await anEcho();
  const app = await aGateway(await aLiveStore({ name: 'mfe-a' }), { apiUrl: api.url, limits, ...options });
  return { api, app, ...(await listen(app)) };
}

const loginWithOneByte = `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{`;

it('200 clients that each send one byte of a body take no connection of the API, and the site answers on', async () => {
  const { api, port, url } = await aSite();
  const slow = Array.from({ length: 200 }, () => openRaw(port, loginWithOneByte));
  await Promise.all(slow.map(({ socket }) => once(socket, 'ready')));
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"maya@example.test"}',
  });
  expect(await answer.json()).toMatchObject({ length: 29 });
  expect(api.connections()).toBeLessThan(5);
});

it.each([
  ['a body', loginWithOneByte],
  ['headers', 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-'],
  [
    'a chunk',
    'POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Type: a/b\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab',
  ],
])('a client that stops in the middle of %s is told so, and its connection closed', async (_what, text) => {
  const { port } = await aSite({ headersMs: 200, bodyTimes: { graceMs: 200, bytesPerSecond: 16_000 } });
  const { status, body, headers } = readRaw(await openRaw(port, text).closed);
  expect([status, JSON.parse(body).code]).toEqual([408, 40021]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  ['in memory', 'application/json', 2_000],
  ['on disk', 'application/json', 900_000],
  ['a résumé of 5 MB', 'multipart/form-data; boundary=x', 5 * 2 ** 20],
])(
  'a body that is held %s arrives as it was sent, also after 100-continue and in chunks',
  async (_where, type, length) => {
    const { url } = await aSite();
    const sent = randomBytes(length);
    const sha = createHash('sha256').update(sent).digest('hex');
    for (const extra of [
      { 'content-length': length },
      { expect: '100-continue', 'content-length': length },
      {},
    ]) {
      const request = ask(`${url}/api/upload?a=1`, {
        method: 'POST',
        headers: { 'content-type': type, cookie: 'sessionid=maya', ...extra },
      });
      const answered = once(request, 'response');
      if ('expect' in extra) await once(request, 'continue');
      request.end(sent);
      const [answer] = await answered;
      const told = JSON.parse((await bodyOf(answer)).toString());
      expect(told).toMatchObject({
        length,
        sha,
        expected: null,
        headers: { 'content-length': String(length), 'content-type': type },
      });
    }
  },
);

it.each([
  ['application/json', '/api/x', 2 ** 20 + 1, 40008],
  ['multipart/form-data; boundary=x', '/api/x', 7 * 2 ** 20, 40008],
  ['multipart/form-data; boundary=x', '/api/jobseeker/resume/upload?a=1', 7 * 2 ** 20, 41174],
])(
  'a body of %s for %s that is larger than the call takes is refused before it is sent, or while it is',
  async (type, path, length, code) => {
    const { api, url } = await aSite();
    const polite = ask(url + path, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': length, expect: '100-continue' },
    });
    // Remaining bytes are dropped with the connection.
    polite.on('error', () => {});
    polite.on('continue', () => expect.fail('it was asked to send'));
    polite.flushHeaders();
    const [refused] = await once(polite, 'response');
    expect([refused.statusCode, JSON.parse((await bodyOf(refused)).toString()).code]).toEqual([413, code]);
    polite.destroy();
    for (const headers of [{ 'content-length': length }, {}]) {
      const request = ask(url + path, { method: 'POST', headers: { 'content-type': type, ...headers } });
      request.on('error', () => {});
      const answered = once(request, 'response');
      request.end(Buffer.alloc(length));
      const [answer] = await answered;
      expect([answer.statusCode, JSON.parse((await bodyOf(answer)).toString()).code]).toEqual([413, code]);
    }
    expect(api.connections()).toBe(0);
  },
);

it('an upload without a session that the API knows is refused before it is sent, except that of feedback', async () => {
  const { api, url } = await aSite();
  const send = (path: string, cookie?: string, authorization?: string) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 2_000_000 };
    const request = ask(url + path, {
      method: 'POST',
      headers: {
        ...{ ...headers, expect: '100-continue' },
        ...(cookie && { cookie }),
        ...(authorization && { authorization }),
      },
    });
    request.on('error', () => {});
    request.flushHeaders();
    return request;
  };
  for (const [path, cookie, authorization] of [
    ['/api/jobseeker/resume/upload', undefined],
    ['/api/jobseeker/resume/upload', 'sessionid=invented'],
    ['/api/recruiter/companies/7/logo?a=1', '__Host-sessionid=invented'],
    ['/api/recruiter/companies/7/logo?a=1', 'sessionid=maya', 'Bearer invented'],
    // An API without its database says nothing of a session, and nobody has to sign in for that.
    ['/api/jobseeker/resume/upload', 'sessionid=away'],
  ] as const) {
    const guest = send(path, cookie, authorization);
    guest.on('continue', () => expect.fail('it was asked to send'));
    const [refused] = await once(guest, 'response');
    const code = JSON.parse((await bodyOf(refused)).toString()).code;
    expect([refused.statusCode, code]).toEqual(cookie === 'sessionid=away' ? [503, 50016] : [401, 40011]);
    guest.destroy();
  }
  for (const [path, cookie, authorization] of [
    ['/api/jobseeker/resume/upload', 'a=1; __Host-sessionid=maya'],
    ['/api/base/feedback/create', undefined],
    ['/api/recruiter/companies/7/logo', undefined, 'Bearer maya'],
  ] as const) {
    const accepted = send(path, cookie, authorization);
    await once(accepted, 'continue');
    accepted.destroy();
  }
  expect(api.connections()).toBe(0);
});

it('an address that opens more connections than it may loses those that wait longest for it', async () => {
  const { port, url } = await aSite({ connections: { perAddress: 20, total: 1_000 } });
  const first = openRaw(port, loginWithOneByte);
  await once(first.socket, 'ready');
  for (let count = 0; count < 30; count += 1) await once(openRaw(port, loginWithOneByte).socket, 'ready');
  expect(await first.closed).toBe('');
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

const behindProxy = { publicAddress: { ...anyAddress, isTrusted: () => true } };

/** An upload of which 100 kB have arrived; the rest never does. */
function anUnfinishedUpload(url: string, path: string, headers: Record<string, string>) {
  const request = ask(url + path, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 900_000, ...headers },
  });
  request.on('error', () => {});
  request.write(Buffer.alloc(100_000));
  const status = once(request, 'response').then(([answer]) => answer.statusCode as number);
  status.catch(() => {});
  onTestFinished(() => void request.destroy());
  return { request, status };
}

it('strangers of one network hold a few uploads, and another person’s goes through', async () => {
  const { url } = await aSite({}, behindProxy);
  const path = '/api/base/feedback/create';
  const refused: number[] = [];
  for (let index = 0; index < 40; index += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${index % 20}`, cookie: `sessionid=invented-${index}` };
    void anUnfinishedUpload(url, path, headers).status.then(
      (status) => refused.push(status),
      () => {},
    );
  }
  await expect.poll(() => refused.length).toBe(32);
  expect(new Set(refused)).toEqual(new Set([429]));
  for (const headers of [
    { 'x-forwarded-for': '198.51.100.7' },
    { 'x-forwarded-for': '203.0.113.1', cookie: 'sessionid=maya' },
  ]) {
    const { request, status } = anUnfinishedUpload(url, path, headers);
    request.end(Buffer.alloc(800_000));
    expect(await status).toBe(200);
  }
});

it('the uploads of one account of a connected site’s server leave room for those of its others', async () => {
  const { url } = await aSite();
  const upload = (token: string) =>
    anUnfinishedUpload(url, '/api/recruiter/companies/7/logo', { authorization: `Bearer ${token}` });
  const refused: number[] = [];
  for (let index = 0; index < 40; index += 1)
    void upload('maya').status.then(
      (status) => refused.push(status),
      () => {},
    );
  await expect.poll(() => refused.length).toBe(32);
  expect(new Set(refused)).toEqual(new Set([429]));
  const { request, status } = upload('ben');
  request.end(Buffer.alloc(800_000));
  expect(await status).toBe(200);
});

it('a stranger’s feedback is small, and whoever is signed in may send all of its pictures', async () => {
  const { url } = await aSite();
  const length = 12 * 2 ** 20;
  const send = async (cookie: string) => {
    const request = ask(`${url}/api/base/feedback/create`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': length, cookie },
    });
    request.on('error', () => {});
    request.end(Buffer.alloc(length));
    const [answer] = await once(request, 'response');
    return answer.statusCode;
  };
  expect(await send('sessionid=invented')).toBe(413);
  expect(await send('sessionid=maya')).toBe(200);
});

it.each([
  ['/telemetry', 'text/plain'],
  ['/platform/api/login', 'application/json'],
])('a body of %s that stops in the middle loses its connection', async (path, type) => {
  const { port } = await aSite({ bodyTimes: { graceMs: 300, bytesPerSecond: 16_000 } });
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 40000\r\n\r\n`;
  await openRaw(port, `${head}{${' '.repeat(30_000)}`).closed;
});
