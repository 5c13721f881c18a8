import { catalogue } from './catalogue.ts';
import type { TextParams } from './error-text.ts';

export interface ApiErrorDetails {
  /** Field texts that are ready to show, by field name. */
  fields?: Readonly<Record<string, readonly string[]>>;
  /** What the catalogue's sentence names, for example `{ title }` or `{ retry_after }`. */
  params?: TextParams;
  /** Seconds, with 40006; also sent as `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * What a route of the API throws. Status and sentence come from the catalogue; the error handler writes the sentence
 * in the request's language. Never put internals into `params` or `fields`: they leave the server.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly status: number;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly params: TextParams;
  readonly retryAfter: number | null;

  constructor(code: number, details: ApiErrorDetails = {}) {
    super(`Error ${code}`, { cause: details.cause });
    this.code = code;
    this.status = catalogue.get(code)?.status ?? 500;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? null;
    this.params = {
      ...details.params,
      ...(details.retryAfter === undefined ? {} : { retry_after: details.retryAfter }),
    };
  }
}

/** Whether `value` was thrown by a route on purpose. */
export const isApiError = (value: unknown): value is ApiError =>
  value instanceof Error && value.name === 'ApiError' && 'code' in value && typeof value.code === 'number';
