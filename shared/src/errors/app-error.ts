import { catalogue } from './error-codes.ts';

/** Texts beside a form's fields, by field name. */
export type FieldTexts = Readonly<Record<string, readonly string[]>>;

export interface AppErrorDetails {
  /** HTTP status; 0 when no answer came. Defaults to the catalogue's. */
  status?: number;
  message?: string;
  fields?: FieldTexts;
  requestId?: string | null;
  /** Seconds until another attempt is allowed. */
  retryAfter?: number | null;
  cause?: unknown;
}

/**
 * A failure as screens see it. Known by `code`, never by `instanceof`: every bundle may hold its own copy of this
 * class. Test with `isAppError`. `message` is in the visitor's language when the server wrote it.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: number;
  readonly status: number;
  readonly fields: FieldTexts;
  readonly requestId: string | null;
  readonly retryAfter: number | null;

  constructor(code: number, details: AppErrorDetails = {}) {
    super(details.message ?? `Error ${code}`, { cause: details.cause });
    this.code = code;
    this.status = details.status ?? catalogue.get(code)?.status ?? 0;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId ?? null;
    this.retryAfter = details.retryAfter ?? null;
    // Memory leak otherwise: until its stack is read, V8 keeps the functions of the stack. Those of a query belong to its
    // component, which holds the error of the query before, and so on.
    void this.stack;
  }
}
