import { maxGeneratedResumes, type Resume, resumeLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { ResumesTable } from '../../database/tables/profile-tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import {
  findEarlierResult,
  type IdempotentRequest,
  lockAccount,
  storeResult,
} from '../common/idempotency.ts';
import { saveFile } from '../common/save-file.ts';
import { toSeconds } from '../common/seconds.ts';
import type { ResumeFormat } from '../resume-reading/resume-format.ts';
import { maxResumeDrafts } from '../vip/vip-months.ts';

export type StoredResume = Selectable<ResumesTable>;

export const toResume = (row: StoredResume): Resume => ({
  id: row.id,
  filename: row.filename,
  format: row.format,
  size: row.size,
  uploaded_at: toSeconds(row.uploaded_at),
  kind: row.kind,
  is_default: row.is_default,
  problem: row.opening === 'open' ? null : row.opening,
});

export const findResumes = (db: Db, accountId: number): Promise<StoredResume[]> =>
  db
    .selectFrom('resumes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** One résumé of the account's; throws not found for any other. */
export async function findResume(db: Db, accountId: number, id: number): Promise<StoredResume> {
  const row = await db
    .selectFrom('resumes')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row;
}

export interface ResumeUpload {
  accountId: number;
  filename: string;
  format: ResumeFormat;
  bytes: Buffer;
  key: string | undefined;
  now: Date;
}

/** Stores an uploaded résumé, once for each idempotency key; throws 41170 at the limit of files. */
export async function addResume(
  db: Db,
  files: FileStore,
  { accountId, filename, format, bytes, key, now }: ResumeUpload,
): Promise<{ resume: StoredResume; isNew: boolean }> {
  const request: IdempotentRequest = { accountId, scope: 'resume', key, content: [filename, bytes] };
  let fileKey: string | null = null;
  try {
    return await db.transaction().execute(async (tx) => {
      await lockAccount(tx, accountId);
      const earlier = await findEarlierResult(tx, request);
      if (earlier !== null) return { resume: await findResume(tx, accountId, earlier), isNew: false };
      await checkLimit(tx, accountId);
      fileKey = await saveFile(files, bytes, errorCode.resumeUploadFailed);
      const resume = await tx
        .insertInto('resumes')
        .values({
          account_id: accountId,
          filename,
          format,
          kind: 'uploaded',
          size: bytes.length,
          file_key: fileKey,
          uploaded_at: now,
          opening: 'open',
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await storeResult(tx, request, resume.id);
      return { resume, isNew: true };
    });
  } catch (error) {
    if (fileKey !== null) await files.remove(fileKey);
    throw error;
  }
}

export async function checkLimit(tx: Db, accountId: number): Promise<void> {
  const { count } = await tx
    .selectFrom('resumes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('kind', '=', 'uploaded')
    .executeTakeFirstOrThrow();
  if (count >= resumeLimits.maxUploaded) throw new ApiError(errorCode.resumeLimit);
}

/** Throws 41254 at the limit, which VIP raises. */
export async function checkGeneratedLimit(db: Db, accountId: number, now: Date): Promise<void> {
  const { count } = await db
    .selectFrom('resumes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('kind', '=', 'generated')
    .executeTakeFirstOrThrow();
  if (count < maxGeneratedResumes) return;
  const limit = await maxResumeDrafts(db, accountId, now);
  if (count >= limit) throw new ApiError(errorCode.draftResumeLimit, { params: { limit } });
}

export async function setFilename(db: Db, accountId: number, id: number, filename: string) {
  const row = await db
    .updateTable('resumes')
    .set({ filename })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row;
}

export async function setSyncRating(db: Db, accountId: number, id: number, rating: string): Promise<void> {
  await findResume(db, accountId, id);
  await db
    .updateTable('resumes')
    .set({ sync_rating: rating })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}

/** Makes it the account's default, in place of any other. */
export async function setDefault(db: Db, accountId: number, id: number): Promise<StoredResume> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const row = await findResume(tx, accountId, id);
    await tx
      .updateTable('resumes')
      .set({ is_default: sql<boolean>`id = ${id}` })
      .where('account_id', '=', accountId)
      .execute();
    return { ...row, is_default: true };
  });
}
