import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { findSentResume, type SentResume } from '../sent-resumes/sent-resume-repository.ts';

/** A résumé of one of the person's own applications, by its number from 1; not found without one. */
export async function findOwnSentResume(
  db: Db,
  accountId: number,
  { id, number }: { id: number; number: number },
): Promise<SentResume> {
  const own = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (own === undefined) throw new ApiError(errorCode.notFound);
  return findSentResume(db, id, number);
}

/** The video of one of the person's own applications; not found without the application. */
export async function findSentVideo(db: Db, accountId: number, id: number) {
  const row = await db
    .selectFrom('applications')
    .select(['video_file_key as file_key', 'video_size as size'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row;
}
