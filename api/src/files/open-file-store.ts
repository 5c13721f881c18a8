import { join } from 'node:path';
import type { BucketAddress } from '@jobharbor/shared/settings';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';

export interface FileStoreSettings {
  dataFolder: string;
  /** Null for the data folder. */
  fileStore: BucketAddress | null;
}

/** Folder of the uploaded files in a data folder. */
export const filesFolder = (dataFolder: string): string => join(dataFolder, 'files');

/**
 * The site's files: in the data folder, or with `FILE_STORE` in a bucket. Files of a folder that was not yet moved into
 * the bucket are still read from the folder.
 */
export async function openFileStore({ dataFolder, fileStore }: FileStoreSettings): Promise<FileStore> {
  const folder = createFolderStore(filesFolder(dataFolder));
  if (fileStore === null) return folder;
  const { createBucketStore } = await import('./bucket-store.ts');
  const bucket = createBucketStore(fileStore);
  return {
    save: bucket.save,
    // Asked again at last: the file may have been moved between the two.
    read: async (key) => (await bucket.read(key)) ?? (await folder.read(key)) ?? bucket.read(key),
    open: async (key) => (await bucket.open(key)) ?? (await folder.open(key)) ?? bucket.open(key),
    stream: async (key, range) =>
      (await bucket.stream(key, range)) ?? (await folder.stream(key, range)) ?? bucket.stream(key, range),
    async remove(key) {
      await bucket.remove(key);
      await folder.remove(key);
    },
    list: bucket.list,
  };
}
