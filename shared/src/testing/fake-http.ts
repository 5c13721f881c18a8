import { AppError } from '../errors/index.ts';
import type { HttpClient, HttpResponse, RequestOptions } from '../http/index.ts';

/** One call as it was made. */
export interface RecordedCall {
  method: string;
  path: string;
  body: unknown;
  options: RequestOptions;
}

/** Answers a call: `data` of `{ data }`, or throws an `AppError`. */
export type Answer = (call: RecordedCall) => unknown;

export interface FakeHttp extends HttpClient {
  calls: RecordedCall[];
  /** `route` is `METHOD /service/path`; a later answer for the same route replaces the earlier. `*` matches a segment. */
  answer(route: string, answer: Answer): void;
}

/** A client at the level of requests. A call that nobody answers fails the test with its name. */
export function createFakeHttp(answers: Record<string, Answer> = {}): FakeHttp {
  const calls: RecordedCall[] = [];
  const routes = new Map<string, Answer>(Object.entries(answers));

  async function request(method: string, path: string, body: unknown, options: RequestOptions = {}) {
    const call = { method, path, body, options };
    calls.push(call);
    const answer = [...routes].reverse().find(([route]) => matches(route, `${method} ${path}`))?.[1];
    if (!answer) throw new Error(`Nobody answers ${method} ${path} in this test.`);
    const data = await answer(call);
    options.signal?.throwIfAborted();
    return { status: method === 'POST' ? 201 : 200, data: { data } } satisfies HttpResponse;
  }

  return {
    calls,
    answer: (route, answer) => {
      routes.delete(route);
      routes.set(route, answer);
    },
    get: (path, options) => request('GET', path, undefined, options),
    post: (path, body, options) => request('POST', path, body, options),
    patch: (path, body, options) => request('PATCH', path, body, options),
    put: (path, body, options) => request('PUT', path, body, options),
    delete: (path, options) => request('DELETE', path, undefined, options),
  };
}

const matches = (route: string, call: string): boolean =>
  new RegExp(`^${route.split('*').map(literal).join('[^/]+')}$`).test(call);

const literal = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** An answer that refuses, as the API would. */
export function refuse(code: number, details: ConstructorParameters<typeof AppError>[1] = {}): Answer {
  return () => {
    throw new AppError(code, details);
  };
}
