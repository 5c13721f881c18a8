import { createHash, randomBytes } from 'node:crypto';
import type { Feedback, FeedbackDraft } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import type { FileStore } from '../../files/file-store.ts';
import { recordDecision } from '../admin-decisions/record-decision.ts';
import { saveFile } from '../common/save-file.ts';
import { toSeconds } from '../common/seconds.ts';

export interface NewFeedback {
  accountId: number | null;
  draft: FeedbackDraft;
  country: string;
  language: string;
  /** Hash of the request's content, for the idempotency check. */
  fingerprint: Buffer;
  key: string | undefined;
  now: Date;
}

export const fingerprintOf = (draft: FeedbackDraft, pictures: readonly Buffer[]): Buffer => {
  const hash = createHash('sha256').update(JSON.stringify([draft.topic, draft.text, draft.email]));
  for (const picture of pictures) hash.update(createHash('sha256').update(picture).digest());
  return hash.digest();
};

/** A guest's key is random, and nobody else's. */
const requestHash = ({ accountId, key }: Pick<NewFeedback, 'accountId' | 'key'>): Buffer | null =>
  key === undefined
    ? null
    : createHash('sha256')
        .update(`${accountId ?? 'guest'} ${key}`)
        .digest();

/** Whether this request was stored before; throws 40020 if the key was used with other content. */
export async function isStored(db: Db, feedback: NewFeedback): Promise<boolean> {
  const hash = requestHash(feedback);
  if (hash === null) return false;
  const row = await db
    .selectFrom('feedback')
    .select('fingerprint')
    .where('request_hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) return false;
  if (!row.fingerprint.equals(feedback.fingerprint)) throw new ApiError(errorCode.idempotencyMismatch);
  return true;
}

/** Stores feedback with its pictures, idempotent by key. False if a concurrent request with the key was first. */
export async function storeFeedback(
  db: Db,
  files: FileStore,
  feedback: NewFeedback,
  jpegs: readonly Buffer[],
): Promise<boolean> {
  const saved: string[] = [];
  const removeSaved = async () => {
    for (const fileKey of saved) await files.remove(fileKey);
  };
  try {
    for (const jpeg of jpegs) saved.push(await saveFile(files, jpeg, errorCode.feedbackUploadFailed));
    const isNew = await db.transaction().execute((tx) => insert(tx, feedback, saved));
    if (!isNew) await removeSaved();
    return isNew;
  } catch (error) {
    await removeSaved();
    throw error;
  }
}

async function insert(tx: Db, feedback: NewFeedback, fileKeys: readonly string[]): Promise<boolean> {
  const { accountId, draft, country, language, fingerprint, now } = feedback;
  const row = await tx
    .insertInto('feedback')
    .values({
      account_id: accountId,
      topic: draft.topic,
      text: draft.text.trim(),
      email: accountId === null ? (draft.email ?? null) : null,
      country_key: country,
      language,
      sent_at: now,
      request_hash: requestHash(feedback),
      fingerprint,
    })
    .onConflict((conflict) => conflict.column('request_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  const pictures = fileKeys.map((file_key) => ({
    feedback_id: row.id,
    key: randomBytes(16).toString('hex'),
    file_key,
  }));
  await insertRows(pictures, (chunk) => tx.insertInto('feedback_pictures').values(chunk));
  return true;
}

export async function findFeedback(
  db: Db,
  { state, page, size }: { state?: 'open' | 'closed' | undefined; page: number; size: number },
): Promise<{ feedback: Feedback[]; total: number }> {
  const wanted = db
    .selectFrom('feedback')
    .$if(state === 'open', (all) => all.where('closed_at', 'is', null))
    .$if(state === 'closed', (all) => all.where('closed_at', 'is not', null));
  const { total } = await wanted
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .leftJoin('accounts', 'accounts.id', 'feedback.account_id')
    .selectAll('feedback')
    .select('accounts.email as account_email')
    .orderBy((eb) => eb('closed_at', 'is not', null))
    .orderBy('sent_at', state === 'open' ? 'asc' : 'desc')
    .orderBy('feedback.id', state === 'open' ? 'asc' : 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const pictures = await picturesOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    total,
    feedback: rows.map((row) => ({
      id: row.id,
      topic: row.topic,
      text: row.text,
      account_id: row.account_id,
      email: row.email ?? row.account_email,
      country: row.country_key,
      language: row.language,
      sent_at: toSeconds(row.sent_at),
      closed_at: row.closed_at && toSeconds(row.closed_at),
      pictures: pictures.get(row.id) ?? [],
    })),
  };
}

async function picturesOf(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('feedback_pictures')
    .select(['feedback_id', 'key'])
    .where('feedback_id', 'in', ids)
    .orderBy('id')
    .execute();
  for (const { feedback_id: id, key } of rows)
    found.set(id, [...(found.get(id) ?? []), `/api/admin/feedback/pictures/${key}`]);
  return found;
}

/** When it was first marked as dealt with. */
export async function closeFeedback(
  db: Db,
  { id, note, adminId, now }: { id: number; note: string; adminId: number; now: Date },
): Promise<Date> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('feedback')
      .select('closed_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new ApiError(errorCode.notFound);
    if (row.closed_at !== null) return row.closed_at;
    await tx.updateTable('feedback').set({ closed_at: now }).where('id', '=', id).execute();
    const decided = { outcome: 'closed', reason: note, adminId, now };
    await recordDecision(tx, { queue: 'feedback', subjectId: id, ...decided });
    return now;
  });
}

export async function findPictureFile(db: Db, key: string): Promise<string> {
  const row = await db
    .selectFrom('feedback_pictures')
    .select('file_key')
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row.file_key;
}
