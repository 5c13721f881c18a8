import { ApiError, errorCode } from '@jobharbor/shared/errors';

/** Codes of Node for what a machine lacks: memory, disk, open files. */
const lacking = new Set(['ENOMEM', 'ENOSPC', 'EMFILE', 'ENFILE', 'EIO', 'ERR_MEMORY_ALLOCATION_FAILED']);

/** The error of an unreadable form: 50002 if this machine failed (e.g. out of memory), otherwise malformed body. */
export function uploadFailure(error: unknown): ApiError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // An allocation that fails throws a RangeError without a code.
  const isOurs = lacking.has(code) || (error instanceof RangeError && code === '');
  return new ApiError(isOurs ? errorCode.uploadFailed : errorCode.malformedBody, { cause: error });
}
