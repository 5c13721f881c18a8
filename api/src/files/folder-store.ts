import { glob, open, readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type FileStore, filePath, isFileKey, newFileKey } from './file-store.ts';
import { draftEnding, writeAtomically } from './write-atomically.ts';

/** Files in a folder, spread over 256 subfolders. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, filePath(key));
  return {
    async save(bytes) {
      const key = newFileKey();
      await writeAtomically(pathOf(key), bytes);
      return key;
    },
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async stream(key, range) {
      try {
        const file = await open(pathOf(key));
        return file.createReadStream(range);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      for await (const path of glob('*/*', { cwd: folder })) {
        const key = basename(path);
        if (!isFileKey(key)) continue;
        const written = await stat(join(folder, path)).catch(() => null);
        if (written !== null) yield { key, writtenAt: written.mtime };
      }
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Removes temporary files of crashed writers older than `age` milliseconds; returns how many. */
export async function removeDrafts(folder: string, age = 3_600_000): Promise<number> {
  let removed = 0;
  for await (const path of glob(`*/*${draftEnding}`, { cwd: folder })) {
    const draft = join(folder, path);
    const written = await stat(draft).catch(() => null);
    if (written === null || Date.now() - written.mtimeMs < age) continue;
    await rm(draft, { force: true });
    removed += 1;
  }
  return removed;
}
