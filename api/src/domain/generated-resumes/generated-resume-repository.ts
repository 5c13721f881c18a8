import { type ResumeDesign, type StoredDesign, storedDesign } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { FileStore } from '../../files/file-store.ts';
import {
  findEarlierResult,
  type IdempotentRequest,
  lockAccount,
  storeResult,
} from '../common/idempotency.ts';
import { saveFile } from '../common/save-file.ts';
import { isFileSent } from '../resumes/is-file-sent.ts';
import { checkGeneratedLimit, findResume, type StoredResume } from '../resumes/resume-repository.ts';

export interface GeneratedResume {
  accountId: number;
  /** The one to replace; a new one when left out. */
  resumeId: number | undefined;
  design: ResumeDesign;
  filename: string;
  pdf: Buffer;
  key: string | undefined;
  now: Date;
}

const requestOf = ({ accountId, resumeId, design, key }: Omit<GeneratedResume, 'filename' | 'pdf' | 'now'>) =>
  ({
    accountId,
    scope: 'generated-resume',
    key,
    content: [String(resumeId ?? 'new'), JSON.stringify(design)],
  }) satisfies IdempotentRequest;

/**
 * Checks of {@link storeGenerated} before the expensive generation: 41254 at the limit, 40004 for another's or not
 * generated résumé. Resolves with the earlier result of this idempotency key, or null.
 */
export async function checkGeneration(
  db: Db,
  wanted: Omit<GeneratedResume, 'filename' | 'pdf'>,
): Promise<StoredResume | null> {
  const earlier = await findEarlierResult(db, requestOf(wanted));
  if (earlier !== null) return findResume(db, wanted.accountId, earlier);
  if (wanted.resumeId === undefined) await checkGeneratedLimit(db, wanted.accountId, wanted.now);
  else await findGenerated(db, wanted.accountId, wanted.resumeId);
  return null;
}

async function findGenerated(db: Db, accountId: number, id: number): Promise<StoredResume> {
  const row = await findResume(db, accountId, id);
  if (row.kind !== 'generated') throw new ApiError(errorCode.notFound);
  return row;
}

/** Source of a generated résumé: its template, language and content, also where a newer version stored them. */
export async function findDesign(db: Db, accountId: number, id: number): Promise<StoredDesign> {
  const { design } = await findGenerated(db, accountId, id);
  const parsed = storedDesign.safeParse(design);
  if (!parsed.success) throw new ApiError(errorCode.notFound);
  return parsed.data;
}

/** Keeps a PDF, once for each idempotency key. A replaced file goes, unless an application was sent with it. */
export async function storeGenerated(
  db: Db,
  files: FileStore,
  generated: GeneratedResume,
): Promise<{ resume: StoredResume; isNew: boolean }> {
  const { accountId, resumeId, design, filename, pdf, now } = generated;
  const request = requestOf(generated);
  const fileKey = await saveFile(files, pdf, errorCode.resumeUploadFailed);
  let unused: string | null = fileKey;
  try {
    const stored = await db.transaction().execute(async (tx) => {
      await lockAccount(tx, accountId);
      const earlier = await findEarlierResult(tx, request);
      if (earlier !== null)
        return { resume: await findResume(tx, accountId, earlier), isNew: false, old: fileKey };
      const content = {
        ...{ filename, size: pdf.length, file_key: fileKey, uploaded_at: now },
        design: JSON.stringify(design),
      };
      let old: string | null = null;
      let resume: StoredResume;
      if (resumeId === undefined) {
        await checkGeneratedLimit(tx, accountId, now);
        resume = await tx
          .insertInto('resumes')
          .values({ account_id: accountId, format: 'pdf', kind: 'generated', ...content })
          .returningAll()
          .executeTakeFirstOrThrow();
      } else {
        const before = await findGenerated(tx, accountId, resumeId);
        old = (await isFileSent(tx, before.file_key)) ? null : before.file_key;
        // Its name may be one that the person gave it.
        const { filename: _, ...changed } = content;
        resume = await tx
          .updateTable('resumes')
          .set(changed)
          .where('id', '=', resumeId)
          .returningAll()
          .executeTakeFirstOrThrow();
      }
      // By the specification, who has made a résumé has said enough about themselves.
      await tx
        .updateTable('accounts')
        .set({ is_profile_completed: true })
        .where('id', '=', accountId)
        .execute();
      await storeResult(tx, request, resume.id);
      return { resume, isNew: resumeId === undefined, old };
    });
    unused = stored.old;
    return stored;
  } finally {
    if (unused !== null) await files.remove(unused);
  }
}
