import type { Db } from '../../database/pools.ts';
import type { FileStore } from '../../files/file-store.ts';

/** Removes files whose owners are gone. The file goes before the note of it: a crash in between tries again. */
export async function removeOwnerlessFiles(db: Db, files: FileStore): Promise<void> {
  for (const { file_key: key } of await db.selectFrom('file_removals').select('file_key').execute()) {
    await files.remove(key);
    await db.deleteFrom('file_removals').where('file_key', '=', key).execute();
  }
}
