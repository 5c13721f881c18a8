import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from './write-atomically.ts';

/** Files whose names the caller chooses, such as exports. A name has words, digits, `=`, `.` and `/`. */
export interface NamedFiles {
  /** Resolves when the bytes are stored durably; replaces a file of the same name whole. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
}

export function createNamedFolder(folder: string): NamedFiles {
  return {
    put: (name, bytes) => writeAtomically(join(folder, name), bytes),
    read: (name) =>
      readFile(join(folder, name)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
