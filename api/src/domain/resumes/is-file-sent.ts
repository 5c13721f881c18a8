import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';

/** Whether an application or a chat has the file, and keeps it. */
export async function isFileSent(tx: Db, fileKey: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from applications where resume_file_key = ${fileKey}
    union all select 1 from application_resumes where file_key = ${fileKey}
    union all select 1 from messages where file_key = ${fileKey} limit 1`.execute(tx);
  return rows.length > 0;
}
