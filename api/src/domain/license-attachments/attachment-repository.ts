import type { LicenseAttachment, SentProfile } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type Selectable, sql } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import type { LicenseAttachmentsTable } from '../../database/tables/media-tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import {
  findEarlierResult,
  type IdempotentRequest,
  lockAccount,
  storeResult,
} from '../common/idempotency.ts';
import { saveFile } from '../common/save-file.ts';
import type { ReadAttachment } from './read-attachment.ts';

type Row = Selectable<LicenseAttachmentsTable>;

/** Files that no licence names yet, and those of licences that are there: as many as licences with a few to spare. */
const maxCount = 40;
const unusedDays = 1;

const toAttachment = ({ id, filename, format, size }: Row): LicenseAttachment => ({
  ...{ id, filename, format, size },
});

export interface NewAttachment extends ReadAttachment {
  accountId: number;
  filename: string;
  original: Buffer;
  key: string | undefined;
  now: Date;
}

/** Stores a file, once for each idempotency key. Throws 42321 where the account has as many as it may. */
export async function addAttachment(
  db: Db,
  files: FileStore,
  { accountId, filename, original, format, bytes, key, now }: NewAttachment,
): Promise<{ attachment: LicenseAttachment; isNew: boolean }> {
  const request: IdempotentRequest = {
    ...{ accountId, scope: 'license-attachment', key, content: [filename, original] },
  };
  let fileKey: string | null = null;
  try {
    return await db.transaction().execute(async (tx) => {
      await lockAccount(tx, accountId);
      const rows = await findAttachments(tx, accountId);
      const earlier = await findEarlierResult(tx, request);
      const stored = rows.find(({ id }) => id === earlier);
      if (stored !== undefined) return { attachment: toAttachment(stored), isNew: false };
      if (rows.length >= maxCount) throw new ApiError(errorCode.certificateLimit);
      fileKey = await saveFile(files, bytes, errorCode.certificateUploadFailed);
      const row = await tx
        .insertInto('license_attachments')
        .values({
          ...{ account_id: accountId, filename, format, size: bytes.length, file_key: fileKey },
          ...{ created_at: now, unused_since: now },
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (earlier === null) await storeResult(tx, request, row.id);
      return { attachment: toAttachment(row), isNew: true };
    });
  } catch (error) {
    if (fileKey !== null) await files.remove(fileKey);
    throw error;
  }
}

const findAttachments = (db: Db, accountId: number): Promise<Row[]> =>
  db.selectFrom('license_attachments').selectAll().where('account_id', '=', accountId).execute();

/** One of the account's own, as its row has it; a licence that names any other is refused by its field. */
export async function ownAttachment(tx: Db, accountId: number, id: number): Promise<LicenseAttachment> {
  const row = (await findAttachments(tx, accountId)).find((one) => one.id === id);
  if (row !== undefined) return toAttachment(row);
  throw new ApiError(errorCode.invalidParameters, { fieldProblems: { attachment: 'invalid' } });
}

/** The file of one of the account's licences; not found for any other, and for one without a file. */
export async function findLicenseFile(db: Db, accountId: number, licenseId: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select a.* from license_attachments a
    join profile_entries e on e.account_id = a.account_id and e.kind = 'license_certification'
      and (e.content -> 'attachment' ->> 'id')::bigint = a.id
    where e.id = ${licenseId} and a.account_id = ${accountId}`.execute(db);
  if (rows[0] === undefined) throw new ApiError(errorCode.notFound);
  return rows[0];
}

/** Keeps copies of the files that the sent profile names with its application. */
export async function storeSentAttachments(
  tx: Db,
  { accountId, applicationId }: { accountId: number; applicationId: number },
  { license_certifications = [] }: SentProfile,
): Promise<void> {
  const ids = new Set(license_certifications.flatMap(({ attachment }) => attachment?.id ?? []));
  if (ids.size === 0) return;
  const rows = (await findAttachments(tx, accountId))
    .filter(({ id }) => ids.has(id))
    .map(({ id, filename, format, file_key }) => ({
      ...{ application_id: applicationId, attachment_id: id, filename, format, file_key },
    }));
  await insertRows(rows, (chunk) => tx.insertInto('application_attachments').values(chunk));
}

/** One that was sent with an application; not found for any other. */
export async function findSentAttachment(tx: Db, applicationId: number, attachmentId: number) {
  const row = await tx
    .selectFrom('application_attachments')
    .select(['filename', 'format', 'file_key'])
    .where('application_id', '=', applicationId)
    .where('attachment_id', '=', attachmentId)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row;
}

/** Deletes what no licence has named for a day; a deleted licence can come back so long. Their files are queued for removal. */
export async function deleteUnusedAttachments(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - unusedDays * 86_400_000);
  await sql`
    update license_attachments a
    set unused_since = case when exists (
      select from profile_entries e
      where e.account_id = a.account_id and e.kind = 'license_certification'
        and (e.content -> 'attachment' ->> 'id')::bigint = a.id
    ) then null else coalesce(a.unused_since, ${now}) end`.execute(db);
  await db.deleteFrom('license_attachments').where('unused_since', '<', oldest).execute();
}
