import { restorableMinutes } from '@jobharbor/shared/calls/jobseeker-resumes/delete-resume';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { deleteResults, lockAccount } from '../common/idempotency.ts';
import { checkVideoLimit, findVideo, hasVideo, type StoredVideo } from './video-resume-repository.ts';

/** Soft delete of a video résumé. Restorable until {@link deleteOldVideos}. */
export async function deleteVideo(db: Db, accountId: number, id: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    await findVideo(tx, accountId, id);
    await tx.updateTable('video_resumes').set({ deleted_at: now }).where('id', '=', id).execute();
    await deleteResults(tx, accountId, 'video-resume', id);
  });
}

/** Undoes a soft delete. Not found after the retention, and 41245 at the limit. */
export async function restoreVideo(db: Db, accountId: number, id: number, now: Date): Promise<StoredVideo> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const row = await tx
      .selectFrom('video_resumes')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    const isLate = row?.deleted_at != null && row.deleted_at <= lastRestorable(now);
    if (row === undefined || !hasVideo(row) || isLate) throw new ApiError(errorCode.notFound);
    if (row.deleted_at === null) return row;
    await checkVideoLimit(tx, accountId);
    await tx.updateTable('video_resumes').set({ deleted_at: null }).where('id', '=', id).execute();
    return { ...row, deleted_at: null };
  });
}

const lastRestorable = (now: Date) => new Date(now.getTime() - restorableMinutes * 60_000);

/** Removes soft-deleted videos past their retention, and covers without a video. Their files are queued for removal. */
export async function deleteOldVideos(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000);
  await db
    .deleteFrom('video_resumes')
    .where((eb) =>
      eb.or([
        eb('deleted_at', '<=', lastRestorable(now)),
        eb.and([eb('file_key', 'is', null), eb('created_at', '<', yesterday)]),
      ]),
    )
    .execute();
}
