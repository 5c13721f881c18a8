import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rethrowWriteErrors } from './explain-write-errors.ts';

/**
 * Runs `work` with a new folder beside the releases of a store, and removes it afterwards unless `work` gave it another
 * name. A full or read-only disk is explained in a sentence.
 */
export const inDraftFolder = <T>(storeFolder: string, work: (draft: string) => Promise<T>): Promise<T> =>
  rethrowWriteErrors(storeFolder, runIn(storeFolder, work));

async function runIn<T>(storeFolder: string, work: (draft: string) => Promise<T>): Promise<T> {
  await mkdir(storeFolder, { recursive: true });
  const draft = await mkdtemp(join(storeFolder, '.making-'));
  try {
    return await work(draft);
  } finally {
    // Files that were accepted before a failure may still be written: retried until the folder is empty.
    await rm(draft, { recursive: true, force: true, maxRetries: 10 });
  }
}
