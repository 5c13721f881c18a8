import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where uploaded files lie. A key is made by the store and says nothing of its owner. */
export interface FileStore {
  /** Resolves only once the bytes would survive a power cut. */
  save(bytes: Uint8Array): Promise<string>;
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** Deleting what is gone already is fine. */
  remove(key: string): Promise<void>;
}

/** Files in a folder, spread over 256 subfolders. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!/^[0-9a-f]{32}$/.test(key)) throw new Error('Not a key of this store');
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async save(bytes) {
      const key = randomBytes(16).toString('hex');
      await writeDurably(pathOf(key), bytes);
      return key;
    },
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Written beside its place and renamed, so that a reader never meets half a file. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.part`;
  const file = await open(draft, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
