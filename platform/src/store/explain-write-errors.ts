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

/** Node's code of a refused write in `error` or its cause; undefined for other errors. */
export function writeErrorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EPERM') return 'EACCES';
  // Node's recursive `mkdir` answers so below a folder that can only be read.
  if (code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'mkdir') return 'EROFS';
  if (code in sentences) return code;
  return error instanceof Error && error.cause !== undefined ? writeErrorCode(error.cause) : undefined;
}

/** Resolves as `work`, or rejects with a sentence and a remedy where `folder` cannot be written. */
export async function rethrowWriteErrors<T>(folder: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const sentence = sentences[writeErrorCode(error) ?? '']?.(folder);
    if (sentence === undefined) throw error;
    throw Object.assign(new OperationError('failed', sentence), { cause: error });
  }
}

/** Wraps a storage: its write errors explain a full disk or missing permissions. */
export const explainWriteErrors = (storage: ObjectStorage): ObjectStorage => ({
  ...storage,
  create: (...input) => rethrowWriteErrors(storage.folder, storage.create(...input)),
  write: (...input) => rethrowWriteErrors(storage.folder, storage.write(...input)),
  remove: (...input) => rethrowWriteErrors(storage.folder, storage.remove(...input)),
  addFolder: (...input) => rethrowWriteErrors(storage.folder, storage.addFolder(...input)),
  removeFolder: (...input) => rethrowWriteErrors(storage.folder, storage.removeFolder(...input)),
});
