import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { expect, it } from 'vitest';
import { aGateway } from '../../testing/a-gateway.ts';
import { aLiveStore } from '../../testing/a-store.ts';
import { anApi, bodyOf } from '../../testing/an-api.ts';
import { listen, openRaw, readRaw } from '../../testing/raw-request.ts';
import type { GatewayLimits } from '../gateway-options.ts';

/** An API that echoes what it received. */
const anEcho = () =>
  anApi(async (request, response) => {
    const body = await bodyOf(request);
    const { expect: expected, ...headers } = request.headers;
    const sha = createHash('sha256').update(body).digest('hex');
    response.end(JSON.stringify({ length: body.length, sha, expected: expected ?? null, headers }));
  });

async function aSite(limits: Partial<GatewayLimits> = {}) {
  const api = await anEcho();
  const app = await aGateway(await aLiveStore({ name: 'mfe-a' }), { apiUrl: api.url, limits });
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
        headers: { 'content-type': type, ...extra },
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

it('an upload without a session is refused before it is sent, except that of feedback', async () => {
  const { api, url } = await aSite();
  const send = (path: string, cookie?: string) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 2_000_000 };
    const request = ask(url + path, {
      method: 'POST',
      headers: { ...headers, expect: '100-continue', ...(cookie && { cookie }) },
    });
    request.on('error', () => {});
    request.flushHeaders();
    return request;
  };
  for (const path of ['/api/jobseeker/resume/upload', '/api/recruiter/companies/7/logo?a=1']) {
    const guest = send(path);
    guest.on('continue', () => expect.fail('it was asked to send'));
    const [refused] = await once(guest, 'response');
    expect([refused.statusCode, JSON.parse((await bodyOf(refused)).toString()).code]).toEqual([401, 40011]);
    guest.destroy();
  }
  for (const accepted of [
    send('/api/jobseeker/resume/upload', 'a=1; __Host-sessionid=x'),
    send('/api/base/feedback/create'),
  ]) {
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
