import { createHash, randomBytes } from 'node:crypto';
import type { FeedbackDraft } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import type { FileStore } from '../../files/file-store.ts';
import { saveFile } from '../common/save-file.ts';

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
