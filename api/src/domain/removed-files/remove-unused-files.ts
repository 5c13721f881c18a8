import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { FileStore } from '../../files/file-store.ts';

/** Files of one run; the next run takes the rest. */
const batch = 1_000;

/** Every column that names a stored file: a file is in use while any row of them does. */
const columns = [
  ['avatars', 'file_key'],
  ['resumes', 'file_key'],
  ['applications', 'resume_file_key'],
  ['applications', 'video_file_key'],
  ['application_resumes', 'file_key'],
  ['video_resumes', 'file_key'],
  ['video_resumes', 'cover_file_key'],
  ['license_attachments', 'file_key'],
  ['application_attachments', 'file_key'],
  ['data_exports', 'file_key'],
  ['feedback_pictures', 'file_key'],
] as const;

/** Removes files whose rows were deleted. Files that another row references are kept until that row is deleted. */
export async function removeUnusedFiles(db: Db, files: FileStore): Promise<void> {
  const rows = await db.selectFrom('removed_files').select('file_key').limit(batch).execute();
  for (const { file_key: key } of rows) {
    if (!(await isInUse(db, key))) await files.remove(key);
    await db.deleteFrom('removed_files').where('file_key', '=', key).execute();
  }
}

async function isInUse(db: Db, key: string): Promise<boolean> {
  const uses = columns.map(
    ([table, column]) => sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${key}`,
  );
  const { rows } = await sql`${sql.join(uses, sql` union all `)} limit 1`.execute(db);
  return rows.length > 0;
}
