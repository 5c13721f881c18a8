import type { AppError } from './app-error.ts';

/** Whether `value` has the shape of an {@link AppError}, whichever bundle made it. */
export function isAppError(value: unknown): value is AppError {
  return (
    value instanceof Error &&
    value.name === 'AppError' &&
    'code' in value &&
    typeof value.code === 'number' &&
    'fields' in value &&
    typeof value.fields === 'object'
  );
}

/** Whether `value` is an {@link AppError} of this code. */
export const hasCode = (value: unknown, code: number): value is AppError =>
  isAppError(value) && value.code === code;
