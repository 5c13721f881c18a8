import type { HttpClient, HttpOptions, RequestOptions } from './http-client.ts';

/** Creates an HTTP client. Its transport is loaded with the first call: a server-rendered page does not wait for it. */
export function createHttp(options: HttpOptions): HttpClient {
  const request = async (method: string, path: string, body: unknown, extra: RequestOptions = {}) => {
    const sender = options.sender?.() ?? null;
    const { sendRequest } = await import(/* webpackChunkName: "send" */ './send-request.ts');
    return sendRequest(options, { method, path, body, extra, sender });
  };
  return {
    get: (path, extra) => request('GET', path, undefined, extra),
    post: (path, body, extra) => request('POST', path, body, extra),
    patch: (path, body, extra) => request('PATCH', path, body, extra),
    put: (path, body, extra) => request('PUT', path, body, extra),
    delete: (path, extra) => request('DELETE', path, undefined, extra),
  };
}
