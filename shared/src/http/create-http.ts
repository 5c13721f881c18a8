import type { AxiosInstance, AxiosResponse } from 'axios';
import { problem } from '../contracts/envelope.ts';
import { AppError, errorCode } from '../errors/index.ts';

/** An answer before it is parsed. `status` tells a new thing (201) from one that was there already (200). */
export interface HttpResponse {
  status: number;
  data: unknown;
}

export interface RequestOptions {
  query?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
  /** Makes a repeated call one call: same key, same outcome. */
  idempotencyKey?: string;
  /** A 401 is then an answer to this form (a wrong password) and not the end of the session. */
  isLoginForm?: boolean;
  /** Bytes sent of an upload, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * The one way to the API. `path` begins with the service: `/job/search`. Answers are unknown until a contract has
 * parsed them. Rejects with an `AppError` of the API's code, or of a 1xxxx code where no answer came.
 */
export interface HttpClient {
  get(path: string, options?: RequestOptions): Promise<HttpResponse>;
  post(path: string, body: unknown, options?: RequestOptions): Promise<HttpResponse>;
  patch(path: string, body: unknown, options?: RequestOptions): Promise<HttpResponse>;
  put(path: string, body: unknown, options?: RequestOptions): Promise<HttpResponse>;
  delete(path: string, options?: RequestOptions): Promise<HttpResponse>;
}

export interface HttpOptions {
  baseUrl: string;
  /** Asked at every request: country, language, role; on the server also what is passed on of the visitor. */
  headers: () => Record<string, string>;
  /** Called for a 401 that ends a session. */
  onUnauthorized?: () => void;
  timeoutMs?: number;
}

/** Makes a client. axios is loaded with the first request, so that a page that needs none waits for none. */
export function createHttp(options: HttpOptions): HttpClient {
  let instance: Promise<AxiosInstance> | undefined;
  const load = () => {
    instance ??= import('axios').then(({ default: axios }) =>
      axios.create({
        baseURL: options.baseUrl,
        timeout: options.timeoutMs ?? 15_000,
        withCredentials: true,
        validateStatus: () => true,
      }),
    );
    return instance;
  };

  async function request(method: string, path: string, body: unknown, extra: RequestOptions = {}) {
    const axios = await load();
    const isUpload = typeof FormData !== 'undefined' && body instanceof FormData;
    let answer: AxiosResponse<unknown>;
    try {
      answer = await axios.request<unknown>({
        method,
        url: path,
        data: body,
        ...(extra.query && { params: extra.query }),
        ...(extra.signal && { signal: extra.signal }),
        ...(isUpload && { timeout: 120_000 }),
        ...(extra.onProgress && {
          onUploadProgress: (event) => extra.onProgress?.(event.total ? event.loaded / event.total : 0),
        }),
        headers: {
          ...options.headers(),
          ...(extra.idempotencyKey && { 'Idempotency-Key': extra.idempotencyKey }),
        },
      });
    } catch (error) {
      throw unreachable(error);
    }
    if (answer.status < 400) return { status: answer.status, data: answer.data };
    if (answer.status === 401 && !extra.isLoginForm) options.onUnauthorized?.();
    throw refused(answer);
  }

  return {
    get: (path, extra) => request('GET', path, undefined, extra),
    post: (path, body, extra) => request('POST', path, body, extra),
    patch: (path, body, extra) => request('PATCH', path, body, extra),
    put: (path, body, extra) => request('PUT', path, body, extra),
    delete: (path, extra) => request('DELETE', path, undefined, extra),
  };
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
