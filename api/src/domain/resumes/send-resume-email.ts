import type { LanguageTag } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { downloadName } from '../common/download-name.ts';
import {
  findEarlierResult,
  type IdempotentRequest,
  lockAccount,
  storeResult,
} from '../common/idempotency.ts';
import { mimeTypes } from '../resume-reading/resume-format.ts';
import { findResume } from './resume-repository.ts';

/** Rate limit of mails of one account to others, against spam. */
const allowances = [
  { name: 'hour', limit: 6, seconds: 3_600 },
  { name: 'day', limit: 20, seconds: 86_400 },
] as const;

export interface ResumeEmail {
  accountId: number;
  resumeId: number;
  to: string;
  language: LanguageTag;
  key: string | undefined;
  now: Date;
}

/**
 * Queues the résumé as it is now, once for each idempotency key. The mail's own text names the caller by the confirmed
 * address alone: names and file names could hold anything. Throws 42342 without a confirmed address, 40006 when the
 * account has sent too many.
 */
export async function sendResumeEmail(
  { db, queue, files }: Pick<Dependencies, 'db' | 'queue' | 'files'>,
  { accountId, resumeId, to, language, key, now }: ResumeEmail,
): Promise<void> {
  const request: IdempotentRequest = {
    accountId,
    scope: 'resume-email',
    key,
    content: [String(resumeId), to],
  };
  const { file_key: fileKey } = await findResume(db, accountId, resumeId);
  if ((await findEarlierResult(db, request)) !== null) return;
  await confirmedEmail(db, accountId);
  for (const { name, limit, seconds } of allowances) {
    await consumeAttempt(db, { key: `resume-email:${name}:${accountId}`, limit, seconds }, now);
  }
  const content = await files.read(fileKey);
  if (content === null) throw new ApiError(errorCode.notFound);
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    if ((await findEarlierResult(tx, request)) !== null) return;
    const resume = await findResume(tx, accountId, resumeId);
    const from = await confirmedEmail(tx, accountId);
    const filename = downloadName(resume.filename, resume.format);
    await sendMail(tx, queue, {
      template: 'resume-copy',
      to,
      language,
      data: { from },
      now,
      replyTo: from,
      attachment: { filename, contentType: mimeTypes[resume.format], content },
    });
    await storeResult(tx, request, resumeId);
  });
}

async function confirmedEmail(db: Db, accountId: number): Promise<string> {
  const { email, is_email_verified: isConfirmed } = await db
    .selectFrom('accounts')
    .select(['email', 'is_email_verified'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (email === null || !isConfirmed) throw new ApiError(errorCode.emailUnconfirmed);
  return email;
}
