import { randomUUID } from 'node:crypto';
import type { DataExport } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { DataExportsTable } from '../../database/tables/account-data-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import type { SettingRequest } from '../accounts/setting-request.ts';
import { lockAccount } from '../common/idempotency.ts';
import { toSeconds } from '../common/seconds.ts';

type StoredExport = Selectable<DataExportsTable>;

const toDataExport = (row: StoredExport): DataExport => ({
  id: row.id,
  status: row.status,
  requested_at: toSeconds(row.requested_at),
  size: row.size,
  expires_at: row.expires_at && toSeconds(row.expires_at),
});

/** Hours after which the queue has given up, and another archive may be requested. */
const triedHours = 2;
/** Maximum age of any archive, finished or not. */
const lostDays = 14;

const newest = (db: Db, accountId: number, now: Date): Promise<StoredExport | undefined> =>
  db
    .selectFrom('data_exports')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('expires_at', 'is', null),
          eb('requested_at', '>', new Date(now.getTime() - triedHours * 3_600_000)),
        ]),
        eb('expires_at', '>', now),
      ]),
    )
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function findDataExport(db: Db, accountId: number, now: Date): Promise<DataExport | null> {
  const row = await newest(db, accountId, now);
  return row === undefined ? null : toDataExport(row);
}

/** Queues an archive; returns the pending one if there is one, so that a double click creates one. */
export async function requestDataExport(
  { db, queue }: Pick<Dependencies, 'db' | 'queue'>,
  { session: { accountId }, origin, language, now }: SettingRequest,
): Promise<DataExport> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const before = await newest(tx, accountId, now);
    if (before?.status === 'queued') return toDataExport(before);
    const row = await tx
      .insertInto('data_exports')
      .values({ id: randomUUID(), account_id: accountId, language, requested_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await insertAccountEvent(tx, { accountId, event: 'data-export-requested', origin, now });
    await queue.add(tx, 'data-export', row.id);
    return toDataExport(row);
  });
}

/** The archive's key in the file store; not found for another account's, an unfinished or an expired one. */
export async function findExportFile(db: Db, accountId: number, id: string, now: Date): Promise<string> {
  const row = await db
    .selectFrom('data_exports')
    .select('file_key')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row?.file_key == null) throw new ApiError(errorCode.notFound);
  return row.file_key;
}

/** Deletes archives that have expired, and those that were never made; a trigger queues their files for removal. */
export async function deleteOldExports(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('data_exports')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', now),
        eb('requested_at', '<=', new Date(now.getTime() - lostDays * 86_400_000)),
      ]),
    )
    .execute();
}
