import type { openedPart, sentApplication } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { notBlocked } from '../blocked-companies/not-blocked.ts';
import { findSentAttachment } from '../license-attachments/attachment-repository.ts';
import { fullName, representedRecruiters } from '../recruiters/recruiter-repository.ts';
import { findSentResume, findSentResumes, type SentResume } from '../sent-resumes/sent-resume-repository.ts';
import { readReceived, setApplicationStatus } from './received-application-repository.ts';

export interface Opening {
  /** Account of the recruiter who opens it. */
  accountId: number;
  id: number;
  now: Date;
}

/** All that was sent with an application; moves a pending one to viewed. */
export async function openApplication(db: Db, opening: Opening): Promise<z.infer<typeof sentApplication>> {
  return db.transaction().execute(async (tx) => {
    const row = await findSharedApplication(tx, opening);
    if (row.status === 'pending') await setApplicationStatus(tx, { ...opening, status: 'viewed' });
    await recordOpening(tx, opening, 'application');
    const sent = (await findSentResumes(tx, [opening.id])).get(opening.id) ?? [];
    const resumes = sent.map(({ filename, format, size }) => ({ filename, format, size }));
    const { video_filename, video_size, video_seconds } = row;
    return {
      ...(await readReceived(tx, opening.accountId, opening.id, opening.now)),
      screening_answers: row.screening_answers,
      resume: resumes[0] ?? null,
      resumes,
      video:
        video_filename === null || video_size === null || video_seconds === null
          ? null
          : { filename: video_filename, size: video_size, seconds: video_seconds },
      profile: row.profile,
    };
  });
}

/** A résumé that was sent with an application, by its number from 1; not found without one. */
export async function openResume(db: Db, opening: Opening, number: number): Promise<SentResume> {
  return db.transaction().execute(async (tx) => {
    await findSharedApplication(tx, opening);
    const file = await findSentResume(tx, opening.id, number);
    await recordOpening(tx, opening, 'resume', file.filename);
    return file;
  });
}

/** The file of a licence that was sent with an application, by the id that its profile names; not found without one. */
export async function openAttachment(db: Db, opening: Opening, attachmentId: number) {
  return db.transaction().execute(async (tx) => {
    await findSharedApplication(tx, opening);
    const file = await findSentAttachment(tx, opening.id, attachmentId);
    await recordOpening(tx, opening, 'application', file.filename);
    return file;
  });
}

/** The video that was sent with an application; not found without one. */
export async function openVideo(db: Db, opening: Opening) {
  return db.transaction().execute(async (tx) => {
    const { video_file_key, video_filename, video_size } = await findSharedApplication(tx, opening);
    if (video_file_key === null) throw new ApiError(errorCode.notFound);
    await recordOpening(tx, opening, 'video', video_filename);
    return { file_key: video_file_key, size: video_size };
  });
}

/**
 * Locks the row, so that no withdrawal comes between the check and the record. Not found unless the caller acts for the
 * recruiter who received it, who still works for the job's company; 42021 while it is not shared.
 */
export async function findSharedApplication(tx: Db, { accountId, id }: Opening) {
  const row = await tx
    .selectFrom('applications')
    .innerJoin('recruiters', 'recruiters.account_id', 'applications.recruiter_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select([
      'applications.job_id',
      'applications.status',
      'is_shared',
      'applications.screening_answers',
      'profile',
    ])
    .select(['video_filename', 'video_size', 'video_seconds', 'video_file_key'])
    .where('applications.id', '=', id)
    .where('applications.recruiter_id', 'in', representedRecruiters(accountId))
    .whereRef('recruiters.company_id', '=', 'jobs.company_id')
    .where(notBlocked('applications.account_id', 'jobs.company_id'))
    .forUpdate('applications')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  if (!row.is_shared) throw new ApiError(errorCode.notShared);
  return row;
}

/** A page that is loaded again, and a video that is watched in parts, are one opening of the day. */
const openingHours = 24;

/**
 * Records the opening and publishes it to the person's open tabs. Of one reader and part at most one a day: the list tells
 * the applicant who looked and when, and not how often a page was loaded.
 */
export async function recordOpening(
  tx: Db,
  { accountId, id, now }: Opening,
  part: z.infer<typeof openedPart> | 'video',
  filename: string | null = null,
): Promise<void> {
  const recent = await tx
    .selectFrom('application_openings')
    .select('id')
    .where('application_id', '=', id)
    .where('reader_id', '=', accountId)
    .where('part', '=', part)
    .where('filename', 'is not distinct from', filename)
    .where('at', '>', new Date(now.getTime() - openingHours * 3_600_000))
    .executeTakeFirst();
  if (recent !== undefined) return;
  const { account_id, recruiter_id } = await tx
    .selectFrom('applications')
    .select(['account_id', 'recruiter_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // The recruiter that the applicant sees, and the agency that acts for the recruiter.
  const readers = await tx
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .where('id', 'in', [recruiter_id ?? accountId, accountId])
    .orderBy((eb) => eb('id', '=', accountId))
    .execute();
  const names = [...new Set(readers.map(fullName))];
  await tx
    .insertInto('application_openings')
    .values({
      ...{ application_id: id, reader_id: accountId, reader_name: names.join(' · ') },
      ...{ part, filename, at: now },
    })
    .execute();
  await publish(tx, { kind: 'application', application_id: id, audience: [account_id] });
}
