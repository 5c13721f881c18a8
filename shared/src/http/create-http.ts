import { clientOf } from './client-of.ts';
import type { HttpClient, HttpOptions } from './http-client.ts';

const loadTransport = () => import(/* webpackChunkName: "send" */ './send-request.ts');

/**
 * Loads the transport before the first call, for one that may be sent when the page is left: nothing is loaded any more
 * then. A failure is the call's, which loads it again.
 */
export const preloadTransport = (): void => void loadTransport().catch(() => {});

/** Creates an HTTP client. Its transport is loaded with the first call: a server-rendered page does not wait for it. */
export function createHttp(options: HttpOptions): HttpClient {
  return clientOf(async (method, path, body, extra) => {
    const sender = options.sender?.() ?? null;
    const { sendRequest } = await loadTransport();
    return sendRequest(options, { method, path, body, extra, sender });
  });
}
