import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';

/**
 * Endpoint, region and keys come from the SDK's own settings: `AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID` …
 */
export const createS3Client = (): S3Client =>
  new S3Client({
    // Servers other than Amazon's use path-style URLs, and lack trailing checksums.
    forcePathStyle:
      process.env.AWS_ENDPOINT_URL_S3 !== undefined || process.env.AWS_ENDPOINT_URL !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without time limits, a server that accepts a connection and stays silent would block for ever.
    requestHandler: { connectionTimeout: 2_000, socketTimeout: 5_000 },
  });

/** Status of the S3 server's answer; undefined where it gave none. */
export const s3Status = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Answers 404 as a missing object does, but nothing can be stored. */
export const isWithoutBucket = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NoSuchBucket';
