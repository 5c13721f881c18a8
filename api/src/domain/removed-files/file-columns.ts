import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';

/** Every column that names a stored file: a file is in use while any row of them does. */
export const fileColumns = [
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
  ['company_proofs', 'file_key'],
  ['messages', 'file_key'],
  ['recalled_messages', 'file_key'],
] as const;

export async function isFileInUse(db: Db, key: string): Promise<boolean> {
  const uses = fileColumns.map(
    ([table, column]) => sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${key}`,
  );
  const { rows } = await sql`${sql.join(uses, sql` union all `)} limit 1`.execute(db);
  return rows.length > 0;
}
