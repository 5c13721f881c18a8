import axios, { type AxiosResponse } from 'axios';
import { leniencyHeaders } from '../contracts/primitives/leniency.ts';
import type { SessionUser } from '../contracts/sign-in/auth.ts';
import type { HeldChange } from '../contracts/sign-in/held-change.ts';
import { ownerProofHeader } from '../contracts/sign-in/owner-proof-header.ts';
import { AppError, errorCode } from '../errors/index.ts';
import type { HttpOptions, HttpResponse, RequestOptions } from './http-client.ts';
import { refusalOf } from './refusal.ts';
import { reserveKeepalive } from './reserve-keepalive.ts';

const ownTimeout = 15_000;
/**
 * Timeout of an upload in milliseconds: at least two minutes, and long enough for a connection of 16 kB a second, as the
 * server's.
 */
function uploadTimeout(form: FormData): number {
  let bytes = 0;
  for (const value of form.values()) if (typeof value !== 'string') bytes += value.size;
  return Math.max(120_000, 10_000 + bytes / 16);
}
/** Timeout of a whole stream; the server ends idle ones earlier. */
const streamTimeout = 120_000;

export interface SentRequest {
  method: string;
  path: string;
  body: unknown;
  extra: RequestOptions;
  /** User of the session when it was sent. */
  sender: SessionUser | null;
}

/**
 * Sends one request and resolves with its answer; rejects every failure as an `AppError`. After a 401 at the end of the
 * session it may be held until its user has signed in again, and is then retried once.
 */
export async function sendRequest(client: HttpOptions, request: SentRequest): Promise<HttpResponse> {
  const answer = await transmit(client, request);
  if (!isSessionEnd(answer, request)) return resolve(answer);
  const { extra, body } = request;
  const waits = extra.waitsForSignIn === true && !extra.onText && !isForm(body);
  const change = waits ? changeOf(request) : undefined;
  const signedInAgain = client.onUnauthorized?.({
    sender: request.sender,
    waits,
    change,
    signal: extra.signal,
  });
  if (!signedInAgain || !(await signedInAgain.catch(() => false))) {
    if (extra.signal?.aborted) throw new AppError(errorCode.cancelled, { status: 0 });
    throw refused(answer);
  }
  const sender = client.sender?.() ?? null;
  const second = await transmit(client, request);
  // No second retry: a session that ends at once again would loop.
  if (isSessionEnd(second, request)) void client.onUnauthorized?.({ sender, waits: false });
  else if (second.status < 400 && request.method !== 'GET') client.onResent?.();
  return resolve(second);
}

function changeOf({ method, path, body, extra }: SentRequest): HeldChange | undefined {
  if (method === 'GET' || extra.query) return undefined;
  return { method: method as HeldChange['method'], path, body, idempotencyKey: extra.idempotencyKey };
}

const isForm = (body: unknown): body is FormData =>
  typeof FormData !== 'undefined' && body instanceof FormData;

const isSessionEnd = ({ status }: AxiosResponse<unknown>, { extra }: SentRequest): boolean =>
  status === 401 && !extra.isLoginForm;

function resolve(answer: AxiosResponse<unknown>): HttpResponse {
  if (answer.status < 400) return { status: answer.status, data: answer.data };
  throw refused(answer);
}

async function transmit(
  client: HttpOptions,
  { method, path, body, extra }: SentRequest,
): Promise<AxiosResponse<unknown>> {
  const form = isForm(body) ? body : null;
  const keptAlive = extra.keepalive && !form ? reserveKeepalive(body) : undefined;
  let answer: AxiosResponse<unknown>;
  try {
    answer = await axios.request<unknown>({
      baseURL: client.baseUrl,
      timeout: form ? uploadTimeout(form) : extra.onText ? streamTimeout : (client.timeoutMs ?? ownTimeout),
      withCredentials: true,
      validateStatus: () => true,
      method,
      url: path,
      data: body,
      ...(extra.query && { params: extra.query }),
      ...(extra.signal && { signal: extra.signal }),
      // The browser aborts an XMLHttpRequest when the page is left.
      ...(keptAlive && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
      ...(extra.onProgress && {
        onUploadProgress: (event) => extra.onProgress?.(event.total ? event.loaded / event.total : 0),
      }),
      ...(extra.onText && {
        onDownloadProgress: ({ event }) => {
          const text: unknown = event?.target?.responseText;
          if (typeof text === 'string') extra.onText?.(text);
        },
      }),
      headers: {
        // Otherwise axios' fetch adapter overrides the browser's user agent, which the list of sessions shows.
        ...(keptAlive && { 'User-Agent': false }),
        ...leniencyHeaders,
        ...client.headers(),
        ...(extra.isFresh && { 'Cache-Control': 'no-cache' }),
        ...(extra.idempotencyKey && { 'Idempotency-Key': extra.idempotencyKey }),
        ...(extra.ownerProof && { [ownerProofHeader]: extra.ownerProof }),
      },
    });
  } catch (error) {
    throw unreachable(error);
  } finally {
    keptAlive?.release();
  }
  if (isOfPortal(answer)) throw new AppError(errorCode.unreachable, { status: 0 });
  client.onAnswer?.((name) => {
    const value: unknown = answer.headers[name];
    return typeof value === 'string' ? value : undefined;
  });
  return answer;
}

/** A page in the place of the API's answer: a captive portal wants a sign-in before it lets anything through. */
const isOfPortal = ({ status, headers }: AxiosResponse<unknown>): boolean =>
  (status < 400 || status === 511) && String(headers['content-type']).startsWith('text/html');

const refused = ({ status, data }: AxiosResponse<unknown>): AppError => refusalOf(status, data);

function unreachable(error: unknown): AppError {
  const reason = error instanceof Error && 'code' in error ? error.code : undefined;
  const code =
    reason === 'ERR_CANCELED'
      ? errorCode.cancelled
      : reason === 'ECONNABORTED' || reason === 'ETIMEDOUT'
        ? errorCode.timedOut
        : errorCode.unreachable;
  return new AppError(code, { status: 0, cause: error });
}
