import { restorableMinutes } from '@jobharbor/shared/calls/jobseeker-resumes/delete-resume';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { FileStore } from '../../files/file-store.ts';
import { deleteResults, lockAccount } from '../common/idempotency.ts';
import { isFileSent } from './is-file-sent.ts';
import { checkGeneratedLimit, checkLimit, findResume, type StoredResume } from './resume-repository.ts';

/** Soft delete of a résumé. Row and file are kept until {@link removeDeletedResumes}. */
export async function deleteResume(db: Db, accountId: number, id: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    await findResume(tx, accountId, id);
    await tx.updateTable('resumes').set({ deleted_at: now }).where('id', '=', id).execute();
    await deleteResults(tx, accountId, 'resume', id);
  });
}

/** Undoes a soft delete. Not found after the retention, and an error at the limit of files. */
export async function restoreResume(db: Db, accountId: number, id: number, now: Date): Promise<StoredResume> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const row = await tx
      .selectFrom('resumes')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (row === undefined || (row.deleted_at !== null && row.deleted_at <= lastRestorable(now))) {
      throw new ApiError(errorCode.notFound);
    }
    if (row.deleted_at === null) return row;
    if (row.kind === 'uploaded') await checkLimit(tx, accountId);
    else await checkGeneratedLimit(tx, accountId, now);
    await tx.updateTable('resumes').set({ deleted_at: null }).where('id', '=', id).execute();
    return { ...row, deleted_at: null };
  });
}

const lastRestorable = (now: Date) => new Date(now.getTime() - restorableMinutes * 60_000);

/**
 * Removes soft-deleted résumés past their retention, and their files unless an application references them. Row first: a
 * crash in between leaves an orphaned file, never a row without its file.
 */
export async function removeDeletedResumes(db: Db, files: FileStore, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('resumes')
    .select(['id', 'account_id'])
    .where('deleted_at', '<=', lastRestorable(now))
    .execute();
  for (const { id, account_id: accountId } of rows) {
    const fileKey = await db.transaction().execute(async (tx) => {
      // An application that is being sent holds the same lock.
      await lockAccount(tx, accountId);
      const row = await tx
        .deleteFrom('resumes')
        .where('id', '=', id)
        .where('deleted_at', '<=', lastRestorable(now))
        .returning('file_key')
        .executeTakeFirst();
      if (row === undefined) return null;
      return (await isFileSent(tx, row.file_key)) ? null : row.file_key;
    });
    if (fileKey !== null) await files.remove(fileKey);
  }
}
