import { randomBytes } from 'node:crypto';
import { type Avatar, avatarLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { MediaTables } from '../../database/tables/media-tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import { creditDay } from '../common/credit-day.ts';
import {
  findEarlierResult,
  type IdempotentRequest,
  lockAccount,
  storeResult,
} from '../common/idempotency.ts';
import { saveFile } from '../common/save-file.ts';

type StoredAvatar = Selectable<MediaTables['avatars']>;

/** Retention of a replaced avatar, which can be restored meanwhile. */
const unusedDays = 1;

export const avatarUrl = (key: string): string => `/api/jobseeker/avatars/${key}`;
const toAvatar = ({ id, key }: StoredAvatar): Avatar => ({ id, url: avatarUrl(key) });

export interface NewAvatar {
  accountId: number;
  /** The JPEG as it is stored. */
  jpeg: Buffer;
  now: Date;
}

/** Stores an uploaded avatar and selects it, idempotent by key. */
export async function addUploaded(
  db: Db,
  files: FileStore,
  picture: NewAvatar & { key: string | undefined; original: Buffer },
): Promise<{ avatar: Avatar; previous: Avatar | null; isNew: boolean }> {
  const { accountId, key, original, now } = picture;
  const request: IdempotentRequest = { accountId, scope: 'avatar', key, content: [original] };
  return storing(db, files, accountId, async (tx, save) => {
    const earlier = await findEarlierResult(tx, request);
    if (earlier !== null)
      return { avatar: toAvatar(await findOwn(tx, accountId, earlier)), previous: null, isNew: false };
    const row = await save(picture, 'uploaded');
    const previous = await show(tx, accountId, row, now);
    await storeResult(tx, request, row.id);
    return { avatar: toAvatar(row), previous: previous && toAvatar(previous), isNew: true };
  });
}

/** Stores a generated avatar without selecting it; throws 41292 above five a day. */
export async function addGenerated(
  db: Db,
  files: FileStore,
  picture: NewAvatar,
): Promise<{ avatar: Avatar; left_today: number; renewsAt: Date }> {
  const { accountId, now } = picture;
  return storing(db, files, accountId, async (tx, save) => {
    const { left, renewsAt } = await countRemainingGenerations(tx, accountId, now);
    const row = await save(picture, 'generated');
    return { avatar: toAvatar(row), left_today: left - 1, renewsAt };
  });
}

/** Remaining generations today; throws 41292 with `retry_after` if none. */
export async function countRemainingGenerations(
  db: Db,
  accountId: number,
  now: Date,
): Promise<{ left: number; renewsAt: Date }> {
  const { start, end } = creditDay(now);
  const { count } = await db
    .selectFrom('avatars')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'generated')
    .where('created_at', '>=', start)
    .executeTakeFirstOrThrow();
  const left = avatarLimits.generatedPerDay - count;
  if (left > 0) return { left, renewsAt: end };
  const retryAfter = Math.ceil((end.getTime() - now.getTime()) / 1_000);
  throw new ApiError(errorCode.avatarDailyLimit, { retryAfter });
}

type Save = (picture: NewAvatar, kind: StoredAvatar['kind']) => Promise<StoredAvatar>;

/** Runs `work` under the account's lock. Removes the saved file on failure. */
async function storing<T>(
  db: Db,
  files: FileStore,
  accountId: number,
  work: (tx: Db, save: Save) => Promise<T>,
): Promise<T> {
  const saved: string[] = [];
  try {
    return await db.transaction().execute(async (tx) => {
      await lockAccount(tx, accountId);
      return work(tx, async ({ jpeg, now }, kind) => {
        const fileKey = await saveFile(files, jpeg, errorCode.avatarUploadFailed);
        saved.push(fileKey);
        return tx
          .insertInto('avatars')
          .values({
            account_id: accountId,
            key: randomBytes(16).toString('hex'),
            file_key: fileKey,
            kind,
            created_at: now,
            unused_since: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      });
    });
  } catch (error) {
    for (const fileKey of saved) await files.remove(fileKey);
    throw error;
  }
}

/** Selects one of the account's avatars, or none; returns both. Not found for others' avatars. */
export async function chooseAvatar(
  db: Db,
  accountId: number,
  avatarId: number | null,
  now: Date,
): Promise<{ avatar: Avatar | null; previous: Avatar | null }> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const row = avatarId === null ? null : await findOwn(tx, accountId, avatarId);
    const previous = await show(tx, accountId, row, now);
    return { avatar: row && toAvatar(row), previous: previous && toAvatar(previous) };
  });
}

/** Selects `row`; resolves with the previous avatar if it differs. */
async function show(
  tx: Db,
  accountId: number,
  row: StoredAvatar | null,
  now: Date,
): Promise<StoredAvatar | null> {
  const before = await tx
    .updateTable('avatars')
    .set({ unused_since: now })
    .where('account_id', '=', accountId)
    .where('unused_since', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row !== null)
    await tx.updateTable('avatars').set({ unused_since: null }).where('id', '=', row.id).execute();
  await tx
    .updateTable('accounts')
    .set({ avatar_url: row && avatarUrl(row.key), updated_at: now })
    .where('id', '=', accountId)
    .execute();
  return before === undefined || before.id === row?.id ? null : before;
}

async function findOwn(db: Db, accountId: number, id: number): Promise<StoredAvatar> {
  const row = await db
    .selectFrom('avatars')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row;
}

/**
 * Deletes avatars that were not selected for a day. Those sent with an application are kept. The row is deleted before
 * the file, as with résumés.
 */
export async function deleteUnusedAvatars(db: Db, files: FileStore, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - unusedDays * 86_400_000);
  const { rows } = await sql<{ file_key: string }>`
    delete from avatars a
    where unused_since < ${oldest} and not exists (
      select from applications p
      where p.account_id = a.account_id and p.profile ->> 'avatar_url' = ${avatarUrl('')} || a.key)
    returning file_key`.execute(db);
  for (const { file_key: fileKey } of rows) await files.remove(fileKey);
}
