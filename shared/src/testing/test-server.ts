import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import type { AnyCall } from '../contracts/define-call.ts';
import { errorCode } from '../errors/index.ts';
import {
  type Answer,
  EventStream,
  HangUp,
  type ReceivedRequest,
  Refusal,
  WithStatus,
} from './test-answers.ts';
import { findAnswer, readRequest } from './test-requests.ts';
import { allowOrigin, sendEvents, sendJson, sendProblem } from './test-responses.ts';

export * from './test-answers.ts';

export interface TestServer {
  /** Of this test: ends with `/api`. Late requests of an earlier test's page do not fail this test. */
  readonly url: string;
  /** Requests so far, in the order of their arrival. */
  readonly requests: readonly ReceivedRequest[];
  /** Requests of one call. */
  requestsOf<C extends AnyCall>(call: C): ReceivedRequest<C>[];
  /** Adds answers; the latest answer of a call wins. */
  use(...answers: Answer[]): void;
  /** Clears answers and requests. Throws if a request had no answer, or an answer did not match its schema. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * A real HTTP server that answers calls by their definitions. It answers an invalid request with 422, as the API does.
 * An invalid answer, or a request without an answer, fails the test at `reset`.
 */
export async function createTestServer(): Promise<TestServer> {
  const handlers = new Map<string, Answer>();
  const requests: ReceivedRequest[] = [];
  const faults: string[] = [];
  /** Counts tests: each has an address of its own. */
  let turn = 0;

  const server = createServer((request, response) => {
    const { own, path } = splitTurn(request.url ?? '');
    respond(request, response, { own, path }).catch((error: unknown) => {
      if (error instanceof HangUp) return response.destroy();
      if (own === turn)
        faults.push(`${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`);
      sendProblem(response, new Refusal(errorCode.internal));
    });
  });

  async function respond(request: IncomingMessage, response: ServerResponse, { own, path }: Turn) {
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const rawBody = await readBody(request);
    if (own !== turn) return sendProblem(response, new Refusal(errorCode.notFound));
    const url = new URL(path, 'http://localhost');
    const found = findAnswer([...handlers.values()], request.method ?? '', url.pathname);
    if (!found) {
      faults.push(`Nobody answers ${request.method} ${url.pathname} in this test.`);
      return sendProblem(response, new Refusal(errorCode.notFound));
    }
    const { call } = found.answer;
    const read = readRequest(call, found.params, url.searchParams, rawBody);
    if (read instanceof Refusal) return sendProblem(response, read);
    const received = { ...read, call, headers: request.headers, rawBody } as unknown as ReceivedRequest;
    requests.push(received);
    return answerWith(response, found.answer, received);
  }

  const port = await listen(server);
  return {
    get url() {
      return `http://localhost:${port}/${turn}/api`;
    },
    requests,
    requestsOf: <C extends AnyCall>(call: C) =>
      requests.filter((request) => request.call.id === call.id) as unknown as ReceivedRequest<C>[],
    use: (...answers) => {
      for (const one of answers) {
        handlers.delete(one.call.id);
        handlers.set(one.call.id, one);
      }
    },
    reset: () => {
      turn += 1;
      handlers.clear();
      requests.length = 0;
      const found = faults.splice(0);
      if (found.length > 0) throw new Error(found.join('\n'));
    },
    close: () => close(server),
  };
}

/** Sends what the handler of a call answers. Rejects if that does not fit the call. */
async function answerWith(
  response: ServerResponse,
  { call, handler }: Answer,
  received: ReceivedRequest,
): Promise<void> {
  try {
    const result: unknown = await handler(received as never);
    if (result instanceof EventStream) return await sendEvents(response, result);
    const { status, data } =
      result instanceof WithStatus ? result : { status: call.statuses[0] ?? 200, data: result };
    const checked = z.safeParse(z.object({ data: call.answer as z.ZodMiniType }), { data: data ?? {} });
    if (!checked.success) throw new Error(`the answer does not fit: ${z.prettifyError(checked.error)}`);
    sendJson(response, status, checked.data);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    sendProblem(response, error);
  }
}

interface Turn {
  /** The test that sent it. */
  own: number;
  /** Begins with `/api`. */
  path: string;
}

function splitTurn(url: string): Turn {
  const [, own = '', path = '/'] = /^\/(\d+)(\/.*)$/.exec(url) ?? [];
  return { own: Number(own), path };
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port)),
  );

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
