import { type EmployerReply, languageByTag } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { withoutNul } from '../../intake/clean-html.ts';
import { toSeconds } from '../common/seconds.ts';
import { findCautions } from '../scam-lens/find-cautions.ts';

/** The employer's sentence about a job (`jobId`), or about the company (null). */
export interface ReplySubject {
  companyId: number;
  jobId: number | null;
}

export async function findReply(db: Db, { companyId, jobId }: ReplySubject): Promise<EmployerReply | null> {
  const row = await db
    .selectFrom('employer_replies')
    .select(['sentence', 'language', 'written_at'])
    .where('company_id', '=', companyId)
    .where('job_id', jobId === null ? 'is' : '=', jobId)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, written_at: toSeconds(row.written_at) };
}

/** 2023–2024: no phone number. */
const yearRange = /\b(?:19|20)\d\d\s?[-–—/]\s?(?:19|20)\d\d\b/gu;
/** Web addresses, mail addresses, and seven digits or more: ways around the site. */
const contact = /https?:|www\.|\S@\S|\b[\w-]+\.(?:com|net|org|io|me|ly)\b|(?:\p{Nd}[\s().-]*){7,}/iu;

/**
 * Replaces the sentence; an empty one removes it. Returns whether anything changed. Throws 42512 for a sentence with a way
 * to contact or a sign of a scam. The caller holds a lock on the subject.
 */
export async function storeReply(
  tx: Db,
  subject: ReplySubject,
  { sentence, language, now }: { sentence: string; language: string; now: Date },
): Promise<boolean> {
  const written = withoutNul(sentence).normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (contact.test(written.normalize('NFKC').replace(yearRange, ' ')) || findCautions(written).length > 0)
    throw new ApiError(errorCode.replyUnfit);
  const tag = languageByTag(language)?.value ?? 'en';
  const before = await findReply(tx, subject);
  if ((before?.sentence ?? '') === written && (before === null || before.language === tag)) return false;
  await tx
    .deleteFrom('employer_replies')
    .where('company_id', '=', subject.companyId)
    .where('job_id', subject.jobId === null ? 'is' : '=', subject.jobId)
    .execute();
  if (written === '') return true;
  await tx
    .insertInto('employer_replies')
    .values({
      ...{ company_id: subject.companyId, job_id: subject.jobId, sentence: written, written_at: now },
      language: tag,
    })
    .execute();
  return true;
}
