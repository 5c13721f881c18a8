import type { HttpClient, HttpResponse, RequestOptions } from './http-client.ts';

type Send = (method: string, path: string, body: unknown, extra: RequestOptions) => Promise<HttpResponse>;

/** The methods of an HTTP client over one function that sends a request. */
export function clientOf(send: Send): HttpClient {
  const request = (method: string, path: string, body?: unknown, extra: RequestOptions = {}) =>
    send(method, path, body, extra);
  return {
    get: (path, extra) => request('GET', path, undefined, extra),
    post: (path, body, extra) => request('POST', path, body, extra),
    patch: (path, body, extra) => request('PATCH', path, body, extra),
    put: (path, body, extra) => request('PUT', path, body, extra),
    delete: (path, extra) => request('DELETE', path, undefined, extra),
  };
}
