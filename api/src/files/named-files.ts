import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { writeAtomically } from './write-atomically.ts';

/** Files whose names the caller chooses, such as exports. A name has words, digits, `=`, `.` and `/`. */
export interface NamedFiles {
  /** Resolves when the bytes are stored durably; replaces a file of the same name whole. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
  /** In no order. Drafts of writers are among them. */
  list(): AsyncIterable<{ name: string; writtenAt: Date }>;
}

export function createNamedFolder(folder: string): NamedFiles {
  return {
    put: (name, bytes) => writeAtomically(join(folder, name), bytes),
    read: (name) =>
      readFile(join(folder, name)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    remove: (name) => rm(join(folder, name), { force: true }),
    async *list() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(orNone)) {
        const path = join(entry.parentPath, entry.name);
        const found = entry.isFile() ? await stat(path).catch(() => null) : null;
        if (found) yield { name: relative(folder, path).replaceAll(sep, '/'), writtenAt: found.mtime };
      }
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
function orNone(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}
