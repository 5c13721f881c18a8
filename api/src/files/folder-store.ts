import { glob, open, readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type FileStore, filePath, isFileKey, newFileKey } from './file-store.ts';
import { draftEnding, writeAtomically } from './write-atomically.ts';

/** Files in a folder, spread over 256 subfolders. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, filePath(key));
  const openFile = (key: string) => open(pathOf(key)).catch(nullIfMissing);
  return {
    async save(bytes) {
      const key = newFileKey();
      await writeAtomically(pathOf(key), bytes);
      return key;
    },
    async read(key) {
      return readFile(pathOf(key)).catch(nullIfMissing);
    },
    async open(key) {
      const file = await openFile(key);
      return file && { size: (await file.stat()).size, stream: file.createReadStream() };
    },
    stream: async (key, range) => (await openFile(key))?.createReadStream(range) ?? null,
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

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

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
