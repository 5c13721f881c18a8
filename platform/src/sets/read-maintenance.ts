import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseStore } from '../store/release-store.ts';

/** Milliseconds between two looks into a bucket, each of which is a request. */
const bucketMs = 2_000;

/**
 * Reads maintenance mode: a file named `maintenance` in the store's folder. With a bucket as store, the file is for
 * this machine alone, and an object of that name in the bucket is for all machines. While the bucket is away the last
 * answer holds.
 */
export function createMaintenanceReader({ folder, storage }: ReleaseStore): () => Promise<boolean> {
  let isClosedAll = false;
  let lookAt = 0;
  return async () => {
    if (storage.availability && Date.now() >= lookAt) {
      lookAt = Date.now() + bucketMs;
      const found = await storage.read('maintenance').catch(() => undefined);
      if (found !== undefined) isClosedAll = found !== null;
    }
    return isClosedAll || existsSync(join(folder, 'maintenance'));
  };
}
