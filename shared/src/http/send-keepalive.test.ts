// @vitest-environment node
import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportSearch } from '../contracts/calls/job/report-search.ts';
import { errorCode } from '../errors/index.ts';
import { sendCall } from './send-call.ts';
import { answer, failureOf, problem, useRequestServer } from './testing/request-server.ts';

const server = useRequestServer();

describe('a request that outlives its page', () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const keptAlive = () =>
    sent.mock.calls.map(([request, init]) => init?.keepalive ?? (request as Request).keepalive);
  beforeEach(() => void sent.mockClear());

  it('is sent with keepalive, its answer and failures read as of any other', async () => {
    server.handle = answer(201, { data: { id: 5 } });
    const client = server.clientOf();
    const kept = await client.post('/x', { text: 'Hello' }, { keepalive: true, idempotencyKey: 'key-1' });
    expect(kept).toEqual({ status: 201, data: { data: { id: 5 } } });
    server.handle = answer(422, { ...problem, retry_after: 30 });
    expect(await failureOf(client.patch('/x', {}, { keepalive: true }))).toMatchObject({
      code: 40001,
      status: 422,
      fields: { email: ['taken'] },
      retryAfter: 30,
    });
    server.handle = (request) => void request.socket.destroy();
    expect(await failureOf(client.delete('/x', { keepalive: true }))).toMatchObject({
      code: errorCode.unreachable,
      status: 0,
    });
    server.handle = () => {};
    const silent = server.clientOf({ timeoutMs: 20 }).post('/x', {}, { keepalive: true });
    expect(await failureOf(silent)).toMatchObject({ code: errorCode.timedOut });
    expect(keptAlive()).toEqual([true, true, true, true]);
  });

  it('carries the client’s headers, the body and the session', async () => {
    let seen: unknown;
    server.handle = (request, response) => {
      const { headers, body } = request;
      expect(headers['user-agent']).not.toMatch(/axios/);
      seen = [headers['language-id'], headers['idempotency-key'], headers['content-type'], body];
      answer(200, {})(request, response);
    };
    await server.clientOf().post('/x', { page: 2 }, { keepalive: true, idempotencyKey: 'key-1' });
    expect(seen).toEqual(['7', 'key-1', expect.stringContaining('application/json'), '{"page":2}']);
    const [request, init] = sent.mock.calls[0] ?? [];
    expect(init?.credentials ?? (request as Request).credentials).toBe('include');
  });

  it('is one of a public call only where the caller asks for it', async () => {
    server.handle = answer(200, { data: {} });
    const body = { device: 'web', page: 'jobs', query: 'nurse' } as const;
    await sendCall(server.clientOf(), reportSearch, { body });
    expect(keptAlive()).toEqual([]);
    await sendCall(server.clientOf(), reportSearch, { body, outlivesPage: true });
    expect(keptAlive()).toEqual([true]);
  });

  it('is cancelled when its caller aborts it', async () => {
    const arrived = Promise.withResolvers<void>();
    server.handle = () => arrived.resolve();
    const controller = new AbortController();
    const failed = failureOf(
      server.clientOf().post('/x', {}, { keepalive: true, signal: controller.signal }),
    );
    await arrived.promise;
    controller.abort();
    expect(await failed).toMatchObject({ code: errorCode.cancelled, status: 0 });
  });

  it('is an ordinary one where the browser would refuse its size, alone or beside others', async () => {
    const arrived: ServerResponse[] = [];
    const four = Promise.withResolvers<void>();
    server.handle = (_request, response) => {
      arrived.push(response);
      if (arrived.length === 5) four.resolve();
    };
    const client = server.clientOf();
    const text = (length: number) => client.post('/x', { text: 'x'.repeat(length) }, { keepalive: true });
    const requests = [text(15_000), text(15_000), text(15_000), text(15_000), text(20_000)];
    await four.promise;
    expect(keptAlive()).toEqual([true, true, true]);
    for (const response of arrived) response.writeHead(200).end('{}');
    await Promise.all(requests);
    server.handle = answer(200, {});
    await text(15_000);
    expect(keptAlive()).toHaveLength(4);
  });
});
