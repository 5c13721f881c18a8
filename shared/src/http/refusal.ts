import { problem } from '../contracts/envelope.ts';
import { AppError, errorCode } from '../errors/index.ts';

/** The error of an answer with a status from 400: of the API's code, or `unexpectedAnswer` where the body is not the API's. */
export function refusalOf(status: number, body: unknown): AppError {
  const told = problem.safeParse(body);
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
