import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import type { ResumeFormat } from '../resume-reading/resume-format.ts';
import { findResume, type StoredResume } from '../resumes/resume-repository.ts';

/** A résumé as an application keeps it. */
export interface SentResume {
  filename: string;
  format: ResumeFormat;
  size: number;
  fileKey: string;
}

/** The person's résumés in the order of `ids`, each once. Throws 42344 or 42008 for one that no employer could open. */
export async function findChosenResumes(
  tx: Db,
  accountId: number,
  ids: readonly number[],
): Promise<StoredResume[]> {
  const resumes: StoredResume[] = [];
  for (const id of new Set(ids)) resumes.push(await findResume(tx, accountId, id));
  for (const { opening } of resumes) {
    if (opening === 'locked') throw new ApiError(errorCode.fileLocked);
    if (opening === 'damaged') throw new ApiError(errorCode.fileDamaged);
  }
  return resumes;
}

/** The columns of an application for its first résumé. */
export const firstResumeColumns = (resume: StoredResume | undefined) => ({
  resume_id: resume?.id ?? null,
  resume_filename: resume?.filename ?? null,
  resume_file_key: resume?.file_key ?? null,
  resume_format: resume?.format ?? null,
  resume_size: resume?.size ?? null,
});

/** Keeps copies of the résumés after the first. */
export async function storeFurtherResumes(
  tx: Db,
  applicationId: number,
  resumes: readonly StoredResume[],
): Promise<void> {
  const rows = resumes.map(({ filename, file_key, format, size }, index) => ({
    application_id: applicationId,
    number: index + 2,
    ...{ filename, file_key, format, size },
  }));
  await insertRows(rows, (chunk) => tx.insertInto('application_resumes').values(chunk));
}

/** All résumés of each application, in order; an application without any has no entry. */
export async function findSentResumes(
  db: Db,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, SentResume[]>> {
  if (applicationIds.length === 0) return new Map();
  const [first, further] = await Promise.all([
    db
      .selectFrom('applications')
      .select(['id', 'resume_filename', 'resume_format', 'resume_size', 'resume_file_key'])
      .where('id', 'in', applicationIds)
      .execute(),
    db
      .selectFrom('application_resumes')
      .selectAll()
      .where('application_id', 'in', applicationIds)
      .orderBy('number')
      .execute(),
  ]);
  const sent = new Map<number, SentResume[]>();
  for (const row of first) {
    const { resume_filename: filename, resume_format: format, resume_size: size } = row;
    if (filename === null || format === null || size === null || row.resume_file_key === null) continue;
    sent.set(row.id, [{ filename, format, size, fileKey: row.resume_file_key }]);
  }
  for (const { application_id, filename, format, size, file_key } of further)
    sent.get(application_id)?.push({ filename, format, size, fileKey: file_key });
  return sent;
}

/** One résumé of an application, by its number from 1; not found without it. */
export async function findSentResume(db: Db, applicationId: number, number: number): Promise<SentResume> {
  const sent = (await findSentResumes(db, [applicationId])).get(applicationId)?.[number - 1];
  if (sent === undefined) throw new ApiError(errorCode.notFound);
  return sent;
}
