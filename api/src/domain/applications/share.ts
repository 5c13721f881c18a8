import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { audienceOf } from '../recruiters/recruiter-repository.ts';
import { findSentResume, type SentResume } from '../sent-resumes/sent-resume-repository.ts';

/** Grants or revokes the employer's access; a withdrawn application stays closed (40016). */
export async function setSharing(
  db: Db,
  { accountId, id, isShared }: { accountId: number; id: number; isShared: boolean },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('applications')
      .select(['status', 'recruiter_id', 'is_shared'])
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new ApiError(errorCode.notFound);
    if (row.is_shared === isShared) return;
    if (row.status === 'withdrawn') throw new ApiError(errorCode.cannotWithdraw);
    await tx.updateTable('applications').set({ is_shared: isShared }).where('id', '=', id).execute();
    const recruiters = row.recruiter_id === null ? [] : await audienceOf(tx, row.recruiter_id);
    await publish(tx, { kind: 'application', application_id: id, audience: [accountId, ...recruiters] });
  });
}

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
