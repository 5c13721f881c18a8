import { clientOf } from './client-of.ts';
import type { HttpClient, HttpOptions } from './http-client.ts';

/** Creates an HTTP client. Its transport is loaded with the first call: a server-rendered page does not wait for it. */
export function createHttp(options: HttpOptions): HttpClient {
  return clientOf(async (method, path, body, extra) => {
    const sender = options.sender?.() ?? null;
    const { sendRequest } = await import(/* webpackChunkName: "send" */ './send-request.ts');
    return sendRequest(options, { method, path, body, extra, sender });
  });
}
