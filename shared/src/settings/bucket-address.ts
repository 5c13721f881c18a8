import { setting } from './kinds.ts';

/** A bucket, and the prefix of the keys in it; empty for the whole bucket. */
export interface BucketAddress {
  bucket: string;
  prefix: string;
}

/** Reads `s3://bucket/prefix`; null where the text has another form. */
export function readBucketAddress(text: string): BucketAddress | null {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/\s]+)(?:\/(.*?))?\/*$/.exec(text) ?? [];
  return bucket === undefined ? null : { bucket, prefix };
}

export const bucketAddress = setting(
  'a bucket such as s3://bucket/prefix',
  (text) => readBucketAddress(text) ?? undefined,
);
