import { ApiError } from '@jobharbor/shared/errors';
import type { FileStore } from '../../files/file-store.ts';

/** Stores a file. Where the store cannot take it, the person is told `failure`, and the log the cause. */
export async function saveFile(files: FileStore, bytes: Uint8Array, failure: number): Promise<string> {
  try {
    return await files.save(bytes);
  } catch (cause) {
    throw new ApiError(failure, { cause });
  }
}
