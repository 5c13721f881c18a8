import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import type { AnyCall, CallRequest, CallResult } from '../contracts/define-call.ts';
import { type AppErrorDetails, catalogue, errorCode } from '../errors/index.ts';

/** One request as it arrived, validated by the definition of its call. */
export type ReceivedRequest<C extends AnyCall = AnyCall> = CallRequest<C> & {
  call: C;
  headers: IncomingMessage['headers'];
  /** Of a multipart body: as it was sent. */
  rawBody: Buffer;
};

/** What `{ data }` holds in the answer. Throw {@link refusal} to refuse; return a promise to answer later. */
export type Handler<C extends AnyCall> = (
  request: ReceivedRequest<C>,
) => CallResult<C> | Promise<CallResult<C>>;

/** A call and what answers it: made with {@link answer} or {@link refuse}. */
export interface Answer {
  call: AnyCall;
  handler: (request: never) => unknown;
}

export const answer = <C extends AnyCall>(call: C, handler: Handler<C>): Answer => ({ call, handler });

/** An answer of 200 for `[200]`, 201 for calls that create; a handler may choose another with this. */
export const withStatus = (status: 200 | 201, data: unknown): never => new WithStatus(status, data) as never;

class WithStatus {
  status: 200 | 201;
  data: unknown;
  constructor(status: 200 | 201, data: unknown) {
    this.status = status;
    this.data = data;
  }
}

/** An answer that refuses with a code of the catalogue, as the API would. */
export const refuse = (call: AnyCall, code: number, details: AppErrorDetails = {}): Answer => ({
  call,
  handler: () => {
    throw new Refusal(code, details);
  },
});

/** An answer that streams events, as server-sent events with JSON in their data. Throw {@link brokenOff} to break it off. */
export const stream = <C extends AnyCall>(
  call: C,
  handler: (request: ReceivedRequest<C>) => AsyncIterable<object>,
): Answer => ({ call, handler: (request: never) => new EventStream(handler(request)) });

class EventStream {
  events: AsyncIterable<object>;
  constructor(events: AsyncIterable<object>) {
    this.events = events;
  }
}

async function sendEvents(response: ServerResponse, { events }: EventStream): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for await (const event of events) {
    if (response.destroyed) return;
    response.write(`data: ${JSON.stringify(event)}\n\n`);
  }
  response.end();
}

/** For a handler to throw. */
export class Refusal extends Error {
  code: number;
  details: AppErrorDetails;
  constructor(code: number, details: AppErrorDetails = {}) {
    super(`refused with ${code}`);
    this.code = code;
    this.details = details;
  }
}

/** An answer that never comes: the connection ends instead, as with a server that dies. */
export const hangUp = (call: AnyCall): Answer => ({
  call,
  handler: () => {
    throw new HangUp();
  },
});

class HangUp extends Error {}

/** For a handler to throw: the connection ends in the middle of the answer. */
export const brokenOff = (): Error => new HangUp();

export interface TestServer {
  /** Ends with `/api`. */
  readonly url: string;
  /** Requests so far, in the order of their arrival. */
  readonly requests: readonly ReceivedRequest[];
  /** Requests of one call. */
  requestsOf<C extends AnyCall>(call: C): ReceivedRequest<C>[];
  /** Answers calls from now on; the latest answer of a call counts. */
  use(...answers: Answer[]): void;
  /** Forgets answers and requests. Throws when a request had no answer, or an answer did not fit its schema. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * A real HTTP server that answers calls by their definitions: a request that a definition refuses is answered 422 as the
 * API would, an answer that it refuses and a request without an answer fail the test at `reset`.
 */
export async function createTestServer(): Promise<TestServer> {
  const handlers = new Map<string, Answer>();
  const requests: ReceivedRequest[] = [];
  const faults: string[] = [];

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (error instanceof HangUp) return response.destroy();
      faults.push(`${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`);
      sendProblem(response, new Refusal(errorCode.internal));
    });
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const rawBody = await readBody(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const found = findHandler([...handlers.values()], request.method ?? '', url.pathname);
    if (!found) {
      faults.push(`Nobody answers ${request.method} ${url.pathname} in this test.`);
      return sendProblem(response, new Refusal(errorCode.notFound));
    }
    const { call, handler } = found.answer;
    const read = readRequest(call, found.params, url.searchParams, rawBody);
    if (read instanceof Refusal) return sendProblem(response, read);
    const received = { ...read, call, headers: request.headers, rawBody } as unknown as ReceivedRequest;
    requests.push(received);
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

  const port = await listen(server);
  return {
    url: `http://localhost:${port}/api`,
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
      handlers.clear();
      requests.length = 0;
      const found = faults.splice(0);
      if (found.length > 0) throw new Error(found.join('\n'));
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port)),
  );

/** The page under test stands at another origin than this server. */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Literal segments win over parameters, as in the API's router. */
function findHandler(answers: readonly Answer[], method: string, pathname: string) {
  const matches = answers
    .filter(({ call }) => call.method === method)
    .flatMap((one) => {
      const params = paramsOf(`/api${one.call.path}`, pathname);
      return params ? [{ answer: one, params }] : [];
    });
  return matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

function paramsOf(pattern: string, pathname: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const match = new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname);
  if (!match) return null;
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
}

function readRequest(
  call: AnyCall,
  params: Record<string, string>,
  query: URLSearchParams,
  rawBody: Buffer,
): object | Refusal {
  const text = call.body === 'form' ? '' : rawBody.toString();
  const parts = {
    params: [call.params, params],
    query: [call.query, Object.fromEntries(query)],
    body: [call.body === 'form' ? undefined : call.body, text === '' ? undefined : JSON.parse(text)],
  } as const;
  const read: Record<string, unknown> = {};
  for (const [part, [schema, value]] of Object.entries(parts)) {
    if (schema === undefined) continue;
    const parsed = z.safeParse(schema as z.ZodMiniType, value);
    if (!parsed.success) {
      const fields = Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [path.join('.'), [message]]),
      );
      return new Refusal(errorCode.invalidParameters, { fields });
    }
    read[part] = parsed.data;
  }
  return read;
}

function sendProblem(response: ServerResponse, { code, details }: Refusal): void {
  const status = details.status ?? catalogue.get(code)?.status ?? 500;
  sendJson(response, status, {
    code,
    message: details.message ?? '',
    errors: details.fields ?? {},
    request_id: details.requestId ?? 'test-request',
    ...(details.retryAfter != null && { retry_after: details.retryAfter }),
  });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
