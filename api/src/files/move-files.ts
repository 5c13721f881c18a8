import type { BucketFileStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';

/**
 * Moves each file of a folder into a bucket under its key, and returns how many. The site may be running with the
 * bucket as its store. After an interruption it resumes with the remaining files.
 */
export async function moveFiles(folder: FileStore, bucket: BucketFileStore): Promise<number> {
  let moved = 0;
  for await (const { key } of folder.list()) {
    const bytes = await folder.read(key);
    // Deleted by the site meanwhile.
    if (bytes === null) continue;
    await bucket.copy(key, bytes);
    await folder.remove(key);
    moved += 1;
  }
  return moved;
}
