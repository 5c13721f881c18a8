import { releaseStoreOn } from './create-release-store.ts';
import { explainWriteErrors } from './explain-write-errors.ts';
import type { ReleaseStore } from './release-store.ts';
import type { S3Objects } from './s3-objects.ts';
import { createS3Storage } from './s3-storage.ts';
import { watchBucket } from './watch-bucket.ts';
import { withLocalCopies } from './with-local-copies.ts';

/** A store in a bucket, with copies of served releases in a local folder. Errors say what is wrong with bucket or folder. */
export function createBucketStore(objects: S3Objects, bucket: string, copies: string): ReleaseStore {
  const watched = watchBucket(objects, bucket);
  const storage = explainWriteErrors(withLocalCopies(createS3Storage(watched, copies)));
  return releaseStoreOn({ ...storage, availability: watched.availability });
}
