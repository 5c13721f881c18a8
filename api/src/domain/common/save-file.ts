import { ApiError } from '@jobharbor/shared/errors';
import type { FileStore } from '../../files/file-store.ts';

/** Saves a file. If the store fails, throws `failure` and logs the cause. */
export async function saveFile(files: FileStore, bytes: Uint8Array, failure: number): Promise<string> {
  try {
    return await files.save(bytes);
  } catch (cause) {
    throw new ApiError(failure, { cause });
  }
}
