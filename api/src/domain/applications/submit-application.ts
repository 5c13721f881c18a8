import type { applicationDraft } from '@jobharbor/shared/contracts';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { countUnconfirmed } from '../accounts/count-unconfirmed.ts';
import { deleteDraft } from '../application-drafts/application-draft-repository.ts';
import { recordStep } from '../application-steps/record-step.ts';
import {
  findEarlierResult,
  type IdempotentRequest,
  lockAccount,
  storeResult,
} from '../common/idempotency.ts';
import { checkNotBarred } from '../interviews/missed-interviews.ts';
import { storeSentAttachments } from '../license-attachments/attachment-repository.ts';
import { findAutomaticGreeting } from '../messages/automatic-messages.ts';
import { joinStartedChat } from '../messages/join-started-chat.ts';
import { insertMessage } from '../messages/message-repository.ts';
import { audienceOf } from '../recruiters/recruiter-repository.ts';
import {
  findChosenResumes,
  firstResumeColumns,
  storeFurtherResumes,
} from '../sent-resumes/sent-resume-repository.ts';
import { findVideo } from '../video-resumes/video-resume-repository.ts';
import { findActiveApplication } from './application-repository.ts';
import { checkNamed, checkNotBlocked, lockOpenJob } from './check-applicant.ts';
import { readProfile } from './read-profile.ts';
import { readAnswers } from './screening-answers.ts';
import { checkEligible } from './work-eligibility.ts';

export interface NewApplication {
  accountId: number;
  jobId: number;
  draft: z.output<typeof applicationDraft>;
  key: string | undefined;
  now: Date;
}

/**
 * Creates a person's application for a job. Idempotent by key, and at most one active application for a job; after a
 * withdrawal a new one is created. Stores a copy of all that is sent. The message opens the chat with the recruiter. One
 * transaction.
 */
export async function submitApplication(
  db: Db,
  { accountId, jobId, draft, key, now }: NewApplication,
): Promise<{ applicationId: number; isNew: boolean }> {
  const request: IdempotentRequest = {
    accountId,
    scope: 'application',
    key,
    content: [String(jobId), JSON.stringify(draft)],
  };
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const earlier =
      (await findEarlierResult(tx, request)) ?? (await findActiveApplication(tx, accountId, jobId));
    if (earlier !== null) return { applicationId: earlier, isNew: false };
    const job = await lockOpenJob(tx, jobId, now);
    await checkNamed(tx, accountId);
    await checkNotBarred(tx, accountId, now);
    await checkNotBlocked(tx, accountId, job.company_id);
    await checkEligible(tx, accountId, job);
    const answers = readAnswers(job.screening_questions, draft.screening_answers);
    const [resume, ...further] = await findChosenResumes(tx, accountId, resumeIdsOf(draft));
    const video =
      draft.video_resume_id === undefined ? null : await findVideo(tx, accountId, draft.video_resume_id);
    const profile = await readProfile(tx, accountId, job.company_name);
    await countUnconfirmed(tx, accountId, 'applications', now);
    const { id: applicationId } = await tx
      .insertInto('applications')
      .values({
        account_id: accountId,
        job_id: jobId,
        recruiter_id: job.recruiter_id,
        first_message: draft.first_message,
        screening_answers: JSON.stringify(answers),
        ...firstResumeColumns(resume),
        video_filename: video?.filename ?? null,
        video_file_key: video?.file_key ?? null,
        video_size: video?.size ?? null,
        video_seconds: video?.seconds ?? null,
        profile: JSON.stringify(profile),
        is_shared: true,
        source: draft.source,
        applied_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await storeFurtherResumes(tx, applicationId, further);
    await storeSentAttachments(tx, { accountId, applicationId }, profile);
    await recordStep(tx, { applicationId, at: now, actor: 'jobseeker', event: 'applied' });
    await deleteDraft(tx, accountId, jobId);
    await storeResult(tx, request, applicationId);
    await publish(tx, {
      kind: 'application',
      application_id: applicationId,
      audience: [accountId, ...(await audienceOf(tx, job.recruiter_id))],
    });
    const opening = { recruiterId: job.recruiter_id, text: draft.first_message };
    await openChat(tx, { applicationId, accountId, jobId, ...opening, now });
    return { applicationId, isNew: true };
  });
}

const resumeIdsOf = ({ resume_ids, resume_id }: NewApplication['draft']): number[] =>
  resume_ids ?? (resume_id === undefined ? [] : [resume_id]);

interface Opening {
  applicationId: number;
  accountId: number;
  jobId: number;
  recruiterId: number;
  text: string;
  now: Date;
}

/**
 * Opens the conversation, or goes on with the one about the job. An application without words adds none, except the greeting
 * of a person who has it sent by itself.
 */
async function openChat(tx: Db, { applicationId, accountId, jobId, recruiterId, text, now }: Opening) {
  const chat =
    (await joinStartedChat(tx, { applicationId, accountId, jobId, recruiterId, now })) ??
    (await tx
      .insertInto('chats')
      .values({
        application_id: applicationId,
        jobseeker_id: accountId,
        recruiter_id: recruiterId,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow());
  const sender = { accountId, side: 'jobseeker' } as const;
  if (text.trim() !== '')
    return insertMessage(tx, chat, sender, { clientKey: null, content: { kind: 'text', text }, now });
  if (chat.last_message_id !== null) return;
  const greeting = await findAutomaticGreeting(tx, accountId, { jobId, recruiterId });
  if (greeting === null) return;
  const content = { kind: 'text', text: greeting } as const;
  await insertMessage(tx, chat, sender, { clientKey: null, content, automatic: 'greeting', now });
}
