// @vitest-environment node
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError, errorCode } from '../errors/index.ts';
import { createHttp } from './create-http.ts';
import type { HttpOptions } from './http-client.ts';

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
