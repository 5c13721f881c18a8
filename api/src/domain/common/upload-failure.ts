import { ApiError, errorCode } from '@jobharbor/shared/errors';

/** Codes of Node for what a machine lacks: memory, disk, open files. */
const lacking = new Set(['ENOMEM', 'ENOSPC', 'EMFILE', 'ENFILE', 'EIO', 'ERR_MEMORY_ALLOCATION_FAILED']);

/**
 * What a form that could not be read is answered with: 50002 where this machine failed, such as for want of memory, so that
 * nobody is told that their file is broken; else the body is malformed.
 */
export function uploadFailure(error: unknown): ApiError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // An allocation that fails throws a RangeError without a code.
  const isOurs = lacking.has(code) || (error instanceof RangeError && code === '');
  return new ApiError(isOurs ? errorCode.uploadFailed : errorCode.malformedBody, { cause: error });
}
