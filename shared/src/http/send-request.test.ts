// @vitest-environment node
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../contracts/auth.ts';
import { AppError, errorCode } from '../errors/index.ts';
import { createHttp } from './create-http.ts';
import type { HttpOptions, RefusedCall } from './http-client.ts';

type Handler = (request: IncomingMessage & { body: string }, response: ServerResponse) => void;

let server: Server;
let handle: Handler;

beforeEach(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    handle(Object.assign(request, { body }), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const clientOf = (options: Partial<HttpOptions> = {}) => {
  const { port } = server.address() as AddressInfo;
  return createHttp({
    baseUrl: `http://127.0.0.1:${port}/api`,
    headers: () => ({ 'Language-Id': '7' }),
    ...options,
  });
};

const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

const failureOf = async (sent: Promise<unknown>): Promise<AppError> => {
  const error = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`no AppError: ${String(error)}`);
  return error;
};

const problem = {
  code: 40001,
  message: 'Check your entries.',
  errors: { email: ['taken'] },
  request_id: 'req-1',
};

describe('a request', () => {
  it('carries method, path, query, body and the client’s headers, and returns status and data', async () => {
    let seen: unknown;
    handle = (request, response) => {
      const { method, url, headers, body } = request;
      seen = [method, url, headers['language-id'], headers['idempotency-key'], body];
      answer(201, { data: { id: 5 } })(request, response);
    };
    const sent = clientOf().post(
      '/job/search',
      { page: 2 },
      { query: { size: 10 }, idempotencyKey: 'key-1' },
    );
    expect(await sent).toEqual({ status: 201, data: { data: { id: 5 } } });
    expect(seen).toEqual(['POST', '/api/job/search?size=10', '7', 'key-1', '{"page":2}']);
  });

  it('passes the headers of every response on, also of a refusal', async () => {
    handle = answer(422, problem, { 'x-jobharbor-set': 'set-2' });
    const onAnswer = vi.fn((header: (name: string) => string | undefined) => header('x-jobharbor-set'));
    await failureOf(clientOf({ onAnswer }).get('/x'));
    expect(onAnswer).toHaveReturnedWith('set-2');
  });
});

describe('a failed request', () => {
  it('rejects with code, text, fields and request id of the API', async () => {
    handle = answer(422, { ...problem, retry_after: 30 });
    expect(await failureOf(clientOf().get('/x'))).toMatchObject({
      code: 40001,
      status: 422,
      message: 'Check your entries.',
      fields: { email: ['taken'] },
      requestId: 'req-1',
      retryAfter: 30,
    });
  });

  it('is an unexpected answer when the body is not the API’s, such as a proxy’s error page', async () => {
    handle = (_request, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>');
    expect(await failureOf(clientOf().get('/x'))).toMatchObject({
      code: errorCode.unexpectedAnswer,
      status: 502,
    });
  });

  it('is unreachable when nobody listens', async () => {
    const client = clientOf();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await failureOf(client.get('/x'))).toMatchObject({ code: errorCode.unreachable, status: 0 });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  it('is timed out when the server does not answer in time', async () => {
    handle = () => {};
    const sent = clientOf({ timeoutMs: 20 }).get('/x');
    expect(await failureOf(sent)).toMatchObject({ code: errorCode.timedOut, status: 0 });
  });

  it('is cancelled when its caller aborts it', async () => {
    const arrived = Promise.withResolvers<void>();
    handle = () => arrived.resolve();
    const controller = new AbortController();
    const failed = failureOf(clientOf().get('/x', { signal: controller.signal }));
    await arrived.promise;
    controller.abort();
    expect(await failed).toMatchObject({ code: errorCode.cancelled, status: 0 });
  });
});

describe('a 401', () => {
  it('ends the session', async () => {
    handle = answer(401, problem);
    const onUnauthorized = vi.fn();
    await failureOf(clientOf({ onUnauthorized }).get('/x'));
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('of a login form does not, because it means a wrong password', async () => {
    handle = answer(401, problem);
    const onUnauthorized = vi.fn();
    await failureOf(clientOf({ onUnauthorized }).post('/auth/login', {}, { isLoginForm: true }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('calls that meet the end of a session', () => {
  const maya: SessionUser = {
    id: 1,
    role: 'jobseeker',
    first_name: 'Maya',
    avatar_url: null,
    is_email_verify: true,
    is_profile_completed: true,
  };
  const waiting = { waitsForSignIn: true };

  /** A server whose session has ended, and a client whose shell asks for one new sign-in, however many calls wait. */
  function aPage() {
    const page = { isSignedIn: false, signIns: 0, resent: 0, seen: [] as unknown[] };
    const signIn = Promise.withResolvers<boolean>();
    const refused: RefusedCall[] = [];
    handle = (request, response) => {
      page.seen.push([request.method, request.url, request.headers['idempotency-key'], request.body]);
      const isKnown = page.isSignedIn && request.headers['language-id'] === '8';
      answer(isKnown ? 200 : 401, isKnown ? { data: request.url } : problem)(request, response);
    };
    const client = clientOf({
      headers: () => ({ 'Language-Id': page.isSignedIn ? '8' : '7' }),
      sender: () => maya,
      onUnauthorized(call) {
        if (refused.push(call) === 1) page.signIns += 1;
        return call.waits ? signIn.promise : undefined;
      },
      onResent: () => {
        page.resent += 1;
      },
    });
    return { page, client, refused, signIn };
  }

  it('wait for one sign-in, and are each retried once and answered', async () => {
    const { page, client, refused, signIn } = aPage();
    const sent = Promise.all([
      client.get('/a', waiting),
      client.get('/b', waiting),
      client.post('/c', { id: 3 }, { ...waiting, idempotencyKey: 'key-3' }),
      client.put('/d', { id: 4 }, waiting),
      client.delete('/e', waiting),
    ]);
    await vi.waitFor(() => expect(refused).toHaveLength(5));
    expect(refused.map(({ sender }) => sender)).toEqual(Array(5).fill(maya));
    expect(
      refused.flatMap(({ change }) => change ?? []).sort((a, b) => a.path.localeCompare(b.path)),
    ).toEqual([
      { method: 'POST', path: '/c', body: { id: 3 }, idempotencyKey: 'key-3' },
      { method: 'PUT', path: '/d', body: { id: 4 } },
      { method: 'DELETE', path: '/e' },
    ]);
    page.isSignedIn = true;
    signIn.resolve(true);
    expect((await sent).map(({ data }) => (data as { data: string }).data)).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => `/api/${name}`),
    );
    expect([page.signIns, page.seen.length, page.resent]).toEqual([1, 10, 3]);
    expect(page.seen.filter((one) => (one as string[])[1] === '/api/c')).toEqual(
      Array(2).fill(['POST', '/api/c', 'key-3', '{"id":3}']),
    );
  });

  it('reject as refused where nobody signs in again, or the script that waits does not load', async () => {
    for (const end of ['nobody', 'no script']) {
      const { client, refused, signIn } = aPage();
      const failed = failureOf(client.get('/a', waiting));
      await vi.waitFor(() => expect(refused).toHaveLength(1));
      if (end === 'nobody') signIn.resolve(false);
      else signIn.reject(new Error('offline'));
      expect(await failed).toMatchObject({ code: 40001, status: 401 });
    }
  });

  it('are sent no third time', async () => {
    const { page, client, refused, signIn } = aPage();
    signIn.resolve(true);
    expect(await failureOf(client.get('/a', waiting))).toMatchObject({ status: 401 });
    expect([page.seen.length, refused.map(({ waits }) => waits)]).toEqual([2, [true, false]]);
  });

  it('do not wait where they are a form’s, an upload or a stream', async () => {
    const { client, refused } = aPage();
    const form = new FormData();
    form.append('file', 'text');
    for (const sent of [
      client.post('/a', { text: 'Hello' }),
      client.post('/a', form, waiting),
      client.post('/a', {}, { ...waiting, onText: () => {} }),
    ])
      expect(await failureOf(sent)).toMatchObject({ status: 401 });
    expect(refused.map(({ waits }) => waits)).toEqual([false, false, false]);
  });

  it('are cancelled when their page gives them up meanwhile', async () => {
    const { client, refused, signIn } = aPage();
    const controller = new AbortController();
    const failed = failureOf(client.get('/a', { ...waiting, signal: controller.signal }));
    await vi.waitFor(() => expect(refused[0]?.signal).toBe(controller.signal));
    controller.abort();
    signIn.resolve(false);
    expect(await failed).toMatchObject({ code: errorCode.cancelled });
  });
});

describe('a request that outlives its page', () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const keptAlive = () =>
    sent.mock.calls.map(([request, init]) => init?.keepalive ?? (request as Request).keepalive);
  beforeEach(() => void sent.mockClear());

  it('is sent with keepalive, its answer and failures read as of any other', async () => {
    handle = answer(201, { data: { id: 5 } });
    const client = clientOf();
    const kept = await client.post('/x', { text: 'Hello' }, { keepalive: true, idempotencyKey: 'key-1' });
    expect(kept).toEqual({ status: 201, data: { data: { id: 5 } } });
    handle = answer(422, { ...problem, retry_after: 30 });
    expect(await failureOf(client.patch('/x', {}, { keepalive: true }))).toMatchObject({
      code: 40001,
      status: 422,
      fields: { email: ['taken'] },
      retryAfter: 30,
    });
    handle = (request) => void request.socket.destroy();
    expect(await failureOf(client.delete('/x', { keepalive: true }))).toMatchObject({
      code: errorCode.unreachable,
      status: 0,
    });
    handle = () => {};
    const silent = clientOf({ timeoutMs: 20 }).post('/x', {}, { keepalive: true });
    expect(await failureOf(silent)).toMatchObject({ code: errorCode.timedOut });
    expect(keptAlive()).toEqual([true, true, true, true]);
  });

  it('carries the client’s headers, the body and the session', async () => {
    let seen: unknown;
    handle = (request, response) => {
      const { headers, body } = request;
      expect(headers['user-agent']).not.toMatch(/axios/);
      seen = [headers['language-id'], headers['idempotency-key'], headers['content-type'], body];
      answer(200, {})(request, response);
    };
    await clientOf().post('/x', { page: 2 }, { keepalive: true, idempotencyKey: 'key-1' });
    expect(seen).toEqual(['7', 'key-1', expect.stringContaining('application/json'), '{"page":2}']);
    const [request, init] = sent.mock.calls[0] ?? [];
    expect(init?.credentials ?? (request as Request).credentials).toBe('include');
  });

  it('is cancelled when its caller aborts it', async () => {
    const arrived = Promise.withResolvers<void>();
    handle = () => arrived.resolve();
    const controller = new AbortController();
    const failed = failureOf(clientOf().post('/x', {}, { keepalive: true, signal: controller.signal }));
    await arrived.promise;
    controller.abort();
    expect(await failed).toMatchObject({ code: errorCode.cancelled, status: 0 });
  });

  it('is an ordinary one where the browser would refuse its size, alone or beside others', async () => {
    const arrived: ServerResponse[] = [];
    const four = Promise.withResolvers<void>();
    handle = (_request, response) => {
      arrived.push(response);
      if (arrived.length === 5) four.resolve();
    };
    const client = clientOf();
    const text = (length: number) => client.post('/x', { text: 'x'.repeat(length) }, { keepalive: true });
    const requests = [text(15_000), text(15_000), text(15_000), text(15_000), text(20_000)];
    await four.promise;
    expect(keptAlive()).toEqual([true, true, true]);
    for (const response of arrived) response.writeHead(200).end('{}');
    await Promise.all(requests);
    handle = answer(200, {});
    await text(15_000);
    expect(keptAlive()).toHaveLength(4);
  });
});
