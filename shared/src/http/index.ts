export { createHttp, preloadTransport } from './create-http.ts';
export type { HttpClient, HttpOptions, HttpResponse, RefusedCall, RequestOptions } from './http-client.ts';
export { type SendArguments, type SendInput, type SendOptions, sendCall } from './send-call.ts';
export { streamCall } from './stream-call.ts';
