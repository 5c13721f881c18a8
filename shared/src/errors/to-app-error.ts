import { AppError } from './app-error.ts';
import { errorCode } from './error-codes.ts';
import { isAppError } from './is-app-error.ts';

/** `value` itself when it is an {@link AppError}, else an `unexpectedAnswer` around it. */
export function toAppError(value: unknown): AppError {
  return isAppError(value) ? value : new AppError(errorCode.unexpectedAnswer, { cause: value });
}
