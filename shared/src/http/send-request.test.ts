// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { errorCode } from '../errors/index.ts';
import { answer, failureOf, problem, useRequestServer } from './testing/request-server.ts';

const server = useRequestServer();

describe.each(['clientOf', 'serverClientOf'] as const)('a request of %s', (clientOf) => {
  it('carries method, path, query, body and the client’s headers, and returns status and data', async () => {
    let seen: unknown;
    server.handle = (request, response) => {
      const { method, url, headers, body } = request;
      seen = [method, url, headers['language-id'], headers['idempotency-key'], headers.prefer, body];
      answer(201, { data: { id: 5 } })(request, response);
    };
    const sent = server[clientOf]().post(
      '/job/search',
      { page: 2 },
      { query: { size: 10 }, idempotencyKey: 'key-1' },
    );
    expect(await sent).toEqual({ status: 201, data: { data: { id: 5 } } });
    expect(seen).toEqual(['POST', '/api/job/search?size=10', '7', 'key-1', 'handling=lenient', '{"page":2}']);
  });
});

describe.each(['clientOf', 'serverClientOf'] as const)('a failed request of %s', (clientOf) => {
  it('rejects with code, text, fields and request id of the API', async () => {
    server.handle = answer(422, { ...problem, retry_after: 30 });
    expect(await failureOf(server[clientOf]().get('/x'))).toMatchObject({
      code: 40001,
      status: 422,
      message: 'Check your entries.',
      fields: { email: ['taken'] },
      requestId: 'req-1',
      retryAfter: 30,
    });
  });

  it('is an unexpected answer when the body is not the API’s, such as a proxy’s error page', async () => {
    server.handle = (_request, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>');
    expect(await failureOf(server[clientOf]().get('/x'))).toMatchObject({
      code: errorCode.unexpectedAnswer,
      status: 502,
    });
  });

  it('is unreachable when nobody listens', async () => {
    const client = server[clientOf]({ baseUrl: 'http://127.0.0.1:1/api' });
    expect(await failureOf(client.get('/x'))).toMatchObject({ code: errorCode.unreachable, status: 0 });
  });

  it('is timed out when the server does not answer in time', async () => {
    server.handle = () => {};
    const sent = server[clientOf]({ timeoutMs: 20 }).get('/x');
    expect(await failureOf(sent)).toMatchObject({ code: errorCode.timedOut, status: 0 });
  });

  it('is cancelled when its caller aborts it', async () => {
    const arrived = Promise.withResolvers<void>();
    server.handle = () => arrived.resolve();
    const controller = new AbortController();
    const failed = failureOf(server[clientOf]().get('/x', { signal: controller.signal }));
    await arrived.promise;
    controller.abort();
    expect(await failed).toMatchObject({ code: errorCode.cancelled, status: 0 });
  });
});

it.each([200, 511])(
  'is unreachable behind a captive portal that answers %i with a page of its own',
  async (status) => {
    const onAnswer = vi.fn();
    server.handle = (_request, response) =>
      void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Sign in to the WLAN</h1>');
    expect(await failureOf(server.clientOf({ onAnswer }).get('/x'))).toMatchObject({
      code: errorCode.unreachable,
      status: 0,
    });
    expect(onAnswer).not.toHaveBeenCalled();
  },
);

it('passes the headers of every response on, also of a refusal', async () => {
  server.handle = answer(422, problem, { 'x-jobharbor-set': 'set-2' });
  const onAnswer = vi.fn((header: (name: string) => string | undefined) => header('x-jobharbor-set'));
  await failureOf(server.clientOf({ onAnswer }).get('/x'));
  expect(onAnswer).toHaveReturnedWith('set-2');
});
