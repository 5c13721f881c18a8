import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Ending of the file that is written before it gets its name; `removeDrafts` removes those of crashed writers. */
export const draftEnding = '.part';

/**
 * Writes a synced file beside `path` and renames it, so that no reader and no crash meets half a file. A failed write
 * leaves nothing: a full disk would fill further with each attempt.
 */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}${draftEnding}`;
  try {
    const file = await open(draft, 'w');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
