import { randomBytes } from 'node:crypto';
import { glob, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { draftEnding, writeAtomically } from './write-atomically.ts';

/** Storage of uploaded files. The store generates a random key for each. */
export interface FileStore {
  /** Resolves when the bytes are synced to disk. */
  save(bytes: Uint8Array): Promise<string>;
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** Bytes `start` to `end`, both included, as they are read; null when there is no such file. */
  stream(key: string, range: { start: number; end: number }): Promise<Readable | null>;
  /** Does nothing when there is no such file. */
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
