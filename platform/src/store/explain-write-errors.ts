import { OperationError } from '../contract/operation-error.ts';
import type { ObjectStorage } from './object-storage.ts';

/** Remedies for write errors by error code. `folder` is the store's. */
const sentences: Readonly<Record<string, (folder: string) => string>> = {
  ENOSPC: (folder) =>
    `The disk of the release store is full (no space left): nothing of this was kept. Make room for ${folder} and try again.`,
  EDQUOT: (folder) =>
    `The quota for the release store is used up: nothing of this was kept. Make room for ${folder} and try again.`,
  EROFS: (folder) =>
    `The release store is on a disk that can only be read: nothing of this was kept. Mount ${folder} for writing and try again.`,
  EACCES: (folder) =>
    `This process may not write to the release store: nothing of this was kept. Give its user the right to write to ${folder}.`,
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

async function explain<T>(folder: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = codeOf(error) === 'EPERM' ? 'EACCES' : codeOf(error);
    const sentence = sentences[code]?.(folder);
    if (sentence === undefined) throw error;
    throw Object.assign(new OperationError('failed', sentence), { cause: error });
  }
}

/** Wraps a storage: its write errors explain a full disk or missing permissions. */
export const explainWriteErrors = (storage: ObjectStorage): ObjectStorage => ({
  ...storage,
  create: (...input) => explain(storage.folder, storage.create(...input)),
  write: (...input) => explain(storage.folder, storage.write(...input)),
  remove: (...input) => explain(storage.folder, storage.remove(...input)),
  addFolder: (...input) => explain(storage.folder, storage.addFolder(...input)),
  removeFolder: (...input) => explain(storage.folder, storage.removeFolder(...input)),
});
