import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readBucketAddress } from '@jobharbor/shared/settings';
import { dataFolder, storeFolder } from '../settings.ts';
import { createReleaseStore } from './create-release-store.ts';
import type { ReleaseStore } from './release-store.ts';

/** The store of another environment: `s3://bucket/prefix`, or a local folder. */
export const openOtherStore = async (where: string): Promise<ReleaseStore> =>
  where.startsWith('s3://')
    ? openBucket(where, join(dataFolder, 'other-release-copies', encodeURIComponent(where)))
    : createReleaseStore(resolve(where));

/**
 * The site's release store: a folder in the data folder, or with `RELEASE_STORE=s3://bucket/prefix` a bucket with local
 * copies of served releases.
 */
export async function openStore(where = process.env.RELEASE_STORE): Promise<ReleaseStore> {
  if (where === undefined || where === '') return createReleaseStore(storeFolder);
  return openBucket(where, join(dataFolder, 'release-copies'));
}

/** `copies`: local folder for this bucket's releases, since two buckets may have the same names and versions. */
async function openBucket(where: string, copies: string): Promise<ReleaseStore> {
  const address = readBucketAddress(where);
  if (address === null) throw new Error(`A release store is s3://bucket/prefix, not “${where}”.`);
  await mkdir(copies, { recursive: true });
  const { createS3Objects } = await import('./s3-objects.ts');
  const { createBucketStore } = await import('./bucket-store.ts');
  const { bucket, prefix } = address;
  return createBucketStore(createS3Objects(bucket, prefix), bucket, copies);
}
