import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app/create-app.ts';
import { faultOf } from '../testing/expect-problem.ts';
import { aConfirmedJobseeker, aJobseeker } from '../testing/people/person.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

let api: TestApi;
let app: TestApi['app'];
let port: number;
beforeAll(async () => {
  api = await createTestApi();
  app = await createApp(api.dependencies, {
    headersTimeoutMs: 300,
    bodyTimes: { graceMs: 300, bytesPerSecond: 100_000 },
    connections: { perAddress: 8 },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const request = (method: string, path: string, headers: Record<string, string | number> = {}) =>
  [`${method} ${path} HTTP/1.1`, 'host: localhost', ...Object.entries(headers).map(([n, v]) => `${n}: ${v}`)]
    .join('\r\n')
    .concat('\r\n\r\n');
const login = (length: number) =>
  request('POST', '/api/auth/login', { 'content-type': 'application/json', 'content-length': length });

/** Everything received on a new connection until the server closes it. */
async function exchange(text: string | Buffer, from?: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', ...(from && { localAddress: from }) });
  socket.write(text);
  return readAll(socket);
}

async function readAll(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  socket.on('error', () => {});
  await once(socket, 'close');
  return received;
}

/** Status and fault of the last answer in `said`. */
function lastAnswer(received: string): {
  status: number;
  fault: string | null;
  headers: Record<string, string>;
} {
  const answer = received.slice(received.lastIndexOf('HTTP/1.1 '));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = Object.fromEntries(
    fields.map((field) => [field.split(': ')[0]?.toLowerCase(), field.split(': ')[1] ?? '']),
  );
  const status = Number(line.split(' ')[1]);
  return { status, headers, fault: faultOf({ status, headers, body }) };
}

describe('a client that sends too slowly', () => {
  it.each([
    ['a body', `${login(90)}{`],
    ['headers', 'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\nx-'],
    [
      'chunks',
      `${request('POST', '/api/auth/login', {
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      })}1\r\n{\r\n`,
    ],
    ['a body that nobody waits for', `${request('POST', '/api/nowhere', { 'content-length': 90 })}{`],
  ])('%s is told so, and loses its connection', async (_what, text) => {
    const received = await exchange(text);
    const { status, fault } = lastAnswer(received);
    expect([[404, 408].includes(status), fault]).toEqual([true, null]);
  });

  it('an upload is told so, and loses its connection', async () => {
    const person = await aJobseeker(api);
    const headers = {
      cookie: person.cookieHeader(),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 5_000,
    };
    const received = await exchange(
      `${request('POST', '/api/jobseeker/resume/upload', headers)}--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF`,
    );
    expect(lastAnswer(received)).toMatchObject({ status: 408, fault: null });
  });

  it('an upload that stops after a fast start is told so long before the time of its size', async () => {
    const person = await aConfirmedJobseeker(api);
    const head = request('POST', '/api/jobseeker/video_resume/upload_v1', {
      cookie: person.cookieHeader(),
      'content-type': 'multipart/form-data; boundary=x',
      // The time of this size is five minutes, more than a test has.
      'content-length': 30_000_000,
    });
    const part = '--x\r\ncontent-disposition: form-data; name="video_resume"; filename="a.mp4"\r\n\r\n';
    const received = await exchange(head + part + 'x'.repeat(1_000_000));
    expect(lastAnswer(received)).toMatchObject({ status: 408, fault: null });
  });

  it('feedback of a stranger is refused above the limit of strangers, with and without a length', async () => {
    const head = (headers: Record<string, string | number>) =>
      request('POST', '/api/base/feedback/create', {
        'content-type': 'multipart/form-data; boundary=x',
        ...headers,
      });
    const length = 7 * 1024 * 1024;
    const refused = lastAnswer(await exchange(head({ 'content-length': length, connection: 'close' })));
    expect(refused).toMatchObject({ status: 413, fault: null });
    const part = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
    const chunk = `${length.toString(16)}\r\n${part.padEnd(length, 'x')}\r\n`;
    const chunked = lastAnswer(await exchange(head({ 'transfer-encoding': 'chunked' }) + chunk));
    expect(chunked).toMatchObject({ status: 413, fault: null });
  });

  it('does not block other requests', async () => {
    const slow = Array.from({ length: 6 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`${login(90)}{`);
      return readAll(socket);
    });
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(answer.status).toBe(200);
    for (const received of await Promise.all(slow)) expect(lastAnswer(received).status).toBe(408);
  });
});

describe('a request that cannot be read', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a method of nobody', request('FETCH', '/api/health'), 400],
    [
      'two lengths',
      `POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n`,
      400,
    ],
    ['no host', 'GET /api/health HTTP/1.1\r\n\r\n', 400],
    ['too many headers', request('GET', '/api/health', { cookie: 'x'.repeat(20_000) }), 431],
    ['a wrong chunk', `${request('POST', '/api/auth/login', { 'transfer-encoding': 'chunked' })}zz\r\n`, 400],
    ['a bad address', request('GET', '/api/job/%ff', { connection: 'close' }), 400],
    [
      'a part of an address that is too long',
      request('GET', `/api/job/${'1'.repeat(600)}`, { connection: 'close' }),
      414,
    ],
    ['too large a form', login(10_000_000), 413],
    [
      'an unknown expectation',
      request('GET', '/api/nowhere', { expect: 'wonders', connection: 'close' }),
      404,
    ],
  ])('with %s gets a problem', async (_what, text, status) => {
    expect(lastAnswer(await exchange(text))).toMatchObject({ status, fault: null });
  });

  it('gets it also where its body is still on the way, and keeps its connection', async () => {
    const bytes = 4_500_000;
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes };
    socket.write(request('POST', '/api/resume/upload', form) + 'x'.repeat(1_000_000));
    await expect.poll(() => received).toContain('request_id');
    expect(lastAnswer(received)).toMatchObject({ status: 413, fault: null });
    socket.write('x'.repeat(bytes - 1_000_000) + request('GET', '/api/health', { connection: 'close' }));
    await once(socket, 'close');
    expect(received).toContain('HTTP/1.1 200 ');
  });

  it('is asked to go on with its body where the client waits for that word', async () => {
    const headers = {
      'content-type': 'application/json',
      'content-length': 2,
      expect: '100-continue',
      connection: 'close',
    };
    const received = await exchange(`${request('POST', '/api/auth/login', headers)}{}`);
    expect(received).toMatch(/^HTTP\/1\.1 100 /);
    expect(lastAnswer(received)).toMatchObject({ status: 422, fault: null });
  });

  it.each([
    ['is too large', '/api/auth/login', { 'content-length': 3_000_000 }, 413],
    ['comes from a foreign site', '/api/auth/login', { origin: 'http://evil.example' }, 403],
    ['needs a session', '/api/jobseeker/resume/upload', {}, 401],
    ['has no address', '/api/nowhere', {}, 404],
  ])('is refused before its body is sent where it %s', async (_why, path, headers, status) => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const form = { ...type, 'content-length': 90, expect: '100-continue', ...headers };
    const said = await exchange(request('POST', path, form));
    expect(said).not.toContain('HTTP/1.1 100 ');
    expect(lastAnswer(said)).toMatchObject({ status, fault: null, headers: { connection: 'close' } });
  });
});

it('closes an idle connection of an address that holds too many, then refuses new ones, and serves others', async () => {
  const untrusted = await createApp(
    { ...api.dependencies, config: { ...api.dependencies.config, trustedProxies: [] } },
    { connections: { perAddress: 3 } },
  );
  const working = new Set<string>();
  const answers = Promise.withResolvers<void>();
  untrusted.get('/slow/:id', async ({ params }) => {
    working.add((params as { id: string }).id);
    await answers.promise;
    return {};
  });
  const url = new URL(await untrusted.listen({ host: '127.0.0.1', port: 0 }));
  const open = (localAddress: string) => connect({ port: Number(url.port), host: '127.0.0.1', localAddress });
  const idle = open('127.0.0.2');
  await once(idle, 'connect');
  const held = [1, 2, 3].map(() => open('127.0.0.2'));
  for (const [index, socket] of held.entries()) socket.write(request('GET', `/slow/${index}`));
  await readAll(idle);
  await expect.poll(() => working.size).toBe(3);
  const received = await readAll(open('127.0.0.2'));
  expect(lastAnswer(received)).toMatchObject({ status: 429, fault: null });
  const other = open('127.0.0.3');
  other.write(request('GET', '/api/health', { connection: 'close' }));
  expect(await readAll(other)).toMatch(/^HTTP\/1\.1 200 /);
  answers.resolve();
  for (const socket of held) socket.destroy();
  await untrusted.close();
});

it('answers a request that comes while the server shuts down with a problem, and closes its connection', async () => {
  const closing = await createApp(api.dependencies);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  closing.get('/slow', async () => {
    asked.resolve();
    await answered.promise;
    return {};
  });
  const url = new URL(await closing.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(url.port), '127.0.0.1');
  socket.write(request('GET', '/slow'));
  await asked.promise;
  const closed = closing.close();
  // The connection is in use, so that it outlives the start of the shutdown.
  await expect.poll(() => closing.server.listening).toBe(false);
  socket.write(request('GET', '/api/health'));
  const received = readAll(socket);
  answered.resolve();
  expect(await received).toContain('HTTP/1.1 200 ');
  await closed;
});

describe('a request to upgrade', () => {
  const upgrade = (path: string, headers: Record<string, string> = {}) =>
    request('GET', path, {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': 13,
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    });

  it.each([
    ['an address that is nowhere', '/api/nowhere', 404],
    ['an address that opens no socket', '/api/health', 404],
    ['the socket without a session', '/api/jobApplication/socket', 401],
  ])('%s is refused, and its connection closed', async (_what, path, status) => {
    expect(lastAnswer(await exchange(upgrade(path)))).toMatchObject({ status, fault: null });
  });

  it('with a method or version that no socket has is refused, and its connection closed', async () => {
    const person = await aJobseeker(api);
    const received = await exchange(
      upgrade('/api/jobApplication/socket', { cookie: person.cookieHeader(), 'sec-websocket-version': '1' }),
    );
    expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});
