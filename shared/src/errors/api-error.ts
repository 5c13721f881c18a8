import { catalogue, errorCode } from './error-codes.ts';
import { errorText, type FieldProblem, fieldText, requiredText, type TextParams } from './error-text.ts';

export interface ApiErrorDetails {
  /** Field texts that are ready to show, by field name. */
  fields?: Readonly<Record<string, readonly string[]>>;
  /** Errors by field: a code of the catalogue or a {@link FieldProblem}; localised in the request's language. */
  fieldProblems?: Readonly<Record<string, number | FieldProblem>>;
  /** Placeholders of the catalogue's sentence, for example `{ title }` or `{ retry_after }`. */
  params?: TextParams;
  /** Seconds, with 40006; also sent as `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * Thrown by a route of the API. Status and sentence come from the catalogue; the error handler localises the sentence.
 * Never put internals into `params` or `fields`: they are sent to the client.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly status: number;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly fieldProblems: Readonly<Record<string, number | FieldProblem>>;
  readonly params: TextParams;
  readonly retryAfter: number | null;

  constructor(code: number, details: ApiErrorDetails = {}) {
    super(`Error ${code}`, { cause: details.cause });
    this.code = code;
    this.status = catalogue.get(code)?.status ?? 500;
    this.fields = details.fields ?? {};
    this.fieldProblems = details.fieldProblems ?? {};
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

/** The body that leaves the server for `error`, in `language`. */
export function toProblem(error: ApiError, language: string, requestId: string) {
  const written = Object.entries(error.fieldProblems).map(([field, problem]): [string, string[]] => [
    field,
    [
      typeof problem === 'number'
        ? errorText(problem, language, error.params)
        : fieldText(problem, language, error.params),
    ],
  ]);
  const ready = Object.entries(error.fields).map(([field, texts]): [string, string[]] => [field, [...texts]]);
  const fields = [...written, ...ready];
  const required = fieldText('required', language);
  const isIncomplete =
    error.code === errorCode.invalidParameters &&
    fields.length > 0 &&
    fields.every(([, texts]) => texts.every((text) => text === required));
  return {
    code: error.code,
    message: isIncomplete ? requiredText(language) : errorText(error.code, language, error.params),
    errors: Object.fromEntries(fields),
    request_id: requestId,
    ...(error.retryAfter === null ? {} : { retry_after: error.retryAfter }),
  };
}
