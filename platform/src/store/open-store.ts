import { join } from 'node:path';
import { dataFolder, storeFolder } from '../settings.ts';
import { createReleaseStore, type ReleaseStore, releaseStoreOn } from './release-store.ts';

/**
 * The site's release store: a folder of the data folder, or with `RELEASE_STORE=s3://bucket/prefix` a bucket, of which
 * this machine keeps copies of the releases that it serves.
 */
export async function openStore(where = process.env.RELEASE_STORE): Promise<ReleaseStore> {
  if (where === undefined || where === '') return createReleaseStore(storeFolder);
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/*$/.exec(where) ?? [];
  if (bucket === undefined) throw new Error(`RELEASE_STORE is s3://bucket/prefix, not “${where}”.`);
  const { createS3Objects } = await import('./s3-objects.ts');
  const { createS3Storage } = await import('./s3-storage.ts');
  return releaseStoreOn(createS3Storage(createS3Objects(bucket, prefix), join(dataFolder, 'release-copies')));
}
