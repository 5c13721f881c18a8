import type { Db } from '../../database/pools.ts';
import type { FileStore } from '../../files/file-store.ts';
import { isFileInUse } from './file-columns.ts';

/** Files of one run; the next run takes the rest. */
const batch = 1_000;

/** Removes files whose rows were deleted. Files that another row references are kept until that row is deleted. */
export async function removeUnusedFiles(db: Db, files: FileStore): Promise<void> {
  const rows = await db.selectFrom('removed_files').select('file_key').limit(batch).execute();
  for (const { file_key: key } of rows) {
    if (!(await isFileInUse(db, key))) await files.remove(key);
    await db.deleteFrom('removed_files').where('file_key', '=', key).execute();
  }
}
