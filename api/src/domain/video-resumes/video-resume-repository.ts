import { type VideoResume, videoLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { VideoResumesTable } from '../../database/tables/media-tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import {
  findEarlierResult,
  type IdempotentRequest,
  lockAccount,
  storeResult,
} from '../common/idempotency.ts';
import { saveFile } from '../common/save-file.ts';
import { toSeconds } from '../common/seconds.ts';

type Row = Selectable<VideoResumesTable>;

/** One with its video. */
export type StoredVideo = Row & { filename: string; file_key: string; size: number; seconds: number };

/** Maximum covers of one account without a video; the oldest is replaced. */
const maxWaiting = 4;

export const coverUrl = (id: number, fileKey: string): string =>
  `/api/jobseeker/video-resumes/${id}/cover?v=${fileKey.slice(0, 8)}`;

export const toVideoResume = (row: StoredVideo): VideoResume => ({
  id: row.id,
  filename: row.filename,
  size: row.size,
  seconds: row.seconds,
  uploaded_at: toSeconds(row.created_at),
  cover_url: row.cover_file_key && coverUrl(row.id, row.cover_file_key),
});

export const findVideos = async (db: Db, accountId: number): Promise<StoredVideo[]> =>
  (await db
    .selectFrom('video_resumes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('file_key', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()) as StoredVideo[];

/** One of the account's, a cover without its video too; not found for any other, and for a deleted one. */
export async function findRow(db: Db, accountId: number, id: number): Promise<Row> {
  const row = await db
    .selectFrom('video_resumes')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row;
}

/** One of the account's video résumés; not found for any other. */
export async function findVideo(db: Db, accountId: number, id: number): Promise<StoredVideo> {
  const row = await findRow(db, accountId, id);
  if (!hasVideo(row)) throw new ApiError(errorCode.notFound);
  return row;
}

export const hasVideo = (row: Row): row is StoredVideo => row.file_key !== null;

/** Throws 41245 where the account has as many as it may. The caller holds the account's lock. */
export async function checkVideoLimit(tx: Db, accountId: number): Promise<void> {
  const videos = await findVideos(tx, accountId);
  if (videos.length >= videoLimits.maxCount) throw new ApiError(errorCode.videoResumeLimit);
}

export interface VideoUpload {
  accountId: number;
  /** Row of the video that the upload replaces, or of a cover that waits for its video; undefined for a new one. */
  videoId: number | undefined;
  filename: string;
  seconds: number;
  bytes: Buffer;
  key: string | undefined;
  now: Date;
}

/** Stores a video, idempotent by key. Throws 41245 at the limit. */
export async function addVideo(
  db: Db,
  files: FileStore,
  { accountId, videoId, filename, seconds, bytes, key, now }: VideoUpload,
): Promise<{ video: StoredVideo; isNew: boolean }> {
  const content = [String(videoId ?? ''), filename, bytes];
  const request: IdempotentRequest = { accountId, scope: 'video-resume', key, content };
  return storing(db, files, accountId, errorCode.videoUploadFailed, async (tx, save) => {
    const earlier = await findEarlierResult(tx, request);
    if (earlier !== null) return { video: await findVideo(tx, accountId, earlier), isNew: false };
    const target = videoId === undefined ? null : await findRow(tx, accountId, videoId);
    const isNew = target === null || !hasVideo(target);
    if (isNew) await checkVideoLimit(tx, accountId);
    const file = { filename, size: bytes.length, seconds, created_at: now, file_key: await save(bytes) };
    const row = await (target === null
      ? tx.insertInto('video_resumes').values({ ...file, account_id: accountId })
      : tx.updateTable('video_resumes').set(file).where('id', '=', target.id)
    )
      .returningAll()
      .executeTakeFirstOrThrow();
    await queueRemoval(tx, target?.file_key ?? null);
    await storeResult(tx, request, row.id);
    return { video: row as StoredVideo, isNew };
  });
}

export interface CoverUpload {
  accountId: number;
  videoId: number | undefined;
  /** The JPEG as it is stored. */
  jpeg: Buffer;
  now: Date;
}

/** Stores a cover: of a video résumé, or one that waits for its video. */
export async function addCover(
  db: Db,
  files: FileStore,
  { accountId, videoId, jpeg, now }: CoverUpload,
): Promise<{ id: number; fileKey: string }> {
  return storing(db, files, accountId, errorCode.videoCoverUploadFailed, async (tx, save) => {
    const target = videoId === undefined ? null : await findRow(tx, accountId, videoId);
    const fileKey = await save(jpeg);
    if (target !== null) {
      const change = tx.updateTable('video_resumes').set({ cover_file_key: fileKey });
      await change.where('id', '=', target.id).execute();
      await queueRemoval(tx, target.cover_file_key);
      return { id: target.id, fileKey };
    }
    await dropWaiting(tx, accountId, maxWaiting - 1);
    const { id } = await tx
      .insertInto('video_resumes')
      .values({ account_id: accountId, cover_file_key: fileKey, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, fileKey };
  });
}

/** Deletes the covers without a video but the newest `kept`. */
async function dropWaiting(tx: Db, accountId: number, kept: number): Promise<void> {
  const waiting = await tx
    .selectFrom('video_resumes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('file_key', 'is', null)
    .orderBy('id', 'desc')
    .offset(kept)
    .execute();
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('video_resumes').where('id', 'in', ids).execute();
}

/** Queues the removal of a replaced file, unless an application references it. */
async function queueRemoval(tx: Db, fileKey: string | null): Promise<void> {
  if (fileKey === null) return;
  const queue = tx.insertInto('removed_files').values({ file_key: fileKey });
  await queue.onConflict((conflict) => conflict.doNothing()).execute();
}

/** Runs `work` under the account's lock. Removes the saved file on failure. */
async function storing<T>(
  db: Db,
  files: FileStore,
  accountId: number,
  failure: number,
  work: (tx: Db, save: (bytes: Buffer) => Promise<string>) => Promise<T>,
): Promise<T> {
  const saved: string[] = [];
  try {
    return await db.transaction().execute(async (tx) => {
      await lockAccount(tx, accountId);
      return work(tx, async (bytes) => {
        const key = await saveFile(files, bytes, failure);
        saved.push(key);
        return key;
      });
    });
  } catch (error) {
    for (const key of saved) await files.remove(key);
    throw error;
  }
}
