import { S3ServiceException } from '@aws-sdk/client-s3';
import { OperationError } from '../contract/operation-error.ts';

/** An OperationError (`unavailable`) with the fault of the S3 server and its remedy. */
export function explainBucketError(bucket: string, error: unknown): OperationError {
  if (error instanceof OperationError) return error;
  return Object.assign(new OperationError('unavailable', sentenceFor(bucket, error)), { cause: error });
}

/** Whether the server answered at all. */
export const hasServerAnswered = (error: unknown): boolean => error instanceof S3ServiceException;

function sentenceFor(bucket: string, error: unknown): string {
  const { name, message, code } = error as { name?: string; message?: string; code?: string };
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  const what = [...new Set([name === 'Error' ? code : name, message])]
    .filter(Boolean)
    .join(': ')
    .slice(0, 200);
  const where = `the release store, the bucket “${bucket}”,`;
  const goesOn = 'Pages go on with what this machine has. Look at what is live before you try again.';
  if (name === 'NoSuchBucket')
    return `The S3 server has no bucket “${bucket}” for the release store. Make it, or correct RELEASE_STORE. ${goesOn}`;
  if (status === 401 || status === 403)
    return `The S3 server of ${where} refuses the keys (${what}). Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give them the right to list, read, write and delete there. ${goesOn}`;
  if (status !== undefined)
    return `The S3 server of ${where} answers ${status} (${what}). Look at that server, and try again. ${goesOn}`;
  return `The S3 server of ${where} cannot be reached (${what}). See that it runs, and that AWS_ENDPOINT_URL_S3, AWS_REGION and the keys are right; then try again. ${goesOn}`;
}
