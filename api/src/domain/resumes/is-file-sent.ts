import type { Db } from '../../database/pools.ts';

/** Whether an application was sent with the file, and keeps it. */
export async function isFileSent(tx: Db, fileKey: string): Promise<boolean> {
  const sent = await tx
    .selectFrom('applications')
    .select('id')
    .where('resume_file_key', '=', fileKey)
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}
