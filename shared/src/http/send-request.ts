import axios, { type AxiosResponse } from 'axios';
import { problem } from '../contracts/envelope.ts';
import { AppError, errorCode } from '../errors/index.ts';
import type { HttpOptions, HttpResponse, RequestOptions } from './http-client.ts';
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

/** Sends one request and resolves with its answer; rejects every failure as an `AppError`. */
export async function sendRequest(
  client: HttpOptions,
  method: string,
  path: string,
  body: unknown,
  extra: RequestOptions,
): Promise<HttpResponse> {
  const form = typeof FormData !== 'undefined' && body instanceof FormData ? body : null;
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
        ...client.headers(),
        ...(extra.isFresh && { 'Cache-Control': 'no-cache' }),
        ...(extra.idempotencyKey && { 'Idempotency-Key': extra.idempotencyKey }),
      },
    });
  } catch (error) {
    throw unreachable(error);
  } finally {
    keptAlive?.release();
  }
  client.onAnswer?.((name) => {
    const value: unknown = answer.headers[name];
    return typeof value === 'string' ? value : undefined;
  });
  if (answer.status < 400) return { status: answer.status, data: answer.data };
  if (answer.status === 401 && !extra.isLoginForm) client.onUnauthorized?.();
  throw refused(answer);
}

function refused({ status, data }: AxiosResponse<unknown>): AppError {
  const told = problem.safeParse(data);
  if (!told.success) return new AppError(errorCode.unexpectedAnswer, { status });
  const { code, message, errors, request_id, retry_after } = told.data;
  return new AppError(code, {
    status,
    message,
    fields: errors,
    requestId: request_id,
    retryAfter: retry_after ?? null,
  });
}

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
