import { join } from 'node:path';
import { createNamedFolder, type NamedFiles } from './named-files.ts';
import type { FileStoreSettings } from './open-file-store.ts';

/** Sums of visits, in the data folder and in the bucket. */
export const visitsFolder = 'visits';

/** Named files in a folder of the data folder, or under the same prefix in the bucket of `FILE_STORE`. */
export async function openNamedFiles(
  { dataFolder, fileStore }: FileStoreSettings,
  folder: string,
): Promise<NamedFiles> {
  if (fileStore === null) return createNamedFolder(join(dataFolder, folder));
  const { createNamedBucket } = await import('./named-bucket.ts');
  return createNamedBucket({ ...fileStore, prefix: join(fileStore.prefix, folder) });
}
