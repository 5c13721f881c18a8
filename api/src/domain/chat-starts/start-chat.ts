import type { checkChatStart } from '@jobharbor/shared/calls/job-application/check-chat-start';
import { type CallAnswer, chatStartsPerDay, type LanguageTag } from '@jobharbor/shared/contracts';
import { ApiError, errorCode, errorText, isApiError } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { countUnconfirmed } from '../accounts/count-unconfirmed.ts';
import { checkNamed, checkNotBlocked, lockOpenJob } from '../applications/check-applicant.ts';
import { checkEligible } from '../applications/work-eligibility.ts';
import { lockAccount } from '../common/idempotency.ts';
import { findAutomaticGreeting } from '../messages/automatic-messages.ts';
import { findCompanyRecruiter } from '../recruiters/recruiter-repository.ts';
import { findChatAbout, openStartedChat } from './open-started-chat.ts';

const day = 86_400_000;

interface Asked {
  accountId: number;
  jobId: number;
  now: Date;
}

/** Begins a chat about a job for a person, or adds the message to the one that is there. */
export async function startChat(
  db: Db,
  { accountId, jobId, text, clientKey, now }: Asked & { text: string; clientKey: string },
): Promise<{ chatId: number; isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const known = await findChatAbout(tx, accountId, jobId).executeTakeFirst();
    const recruiterId = known?.recruiter_id ?? (await checkStart(tx, { accountId, jobId, now })).recruiter_id;
    const writer = { accountId, side: 'jobseeker' } as const;
    const greeting = await findAutomaticGreeting(tx, accountId, { jobId, recruiterId });
    return openStartedChat(
      tx,
      { writer, personId: accountId, jobId, recruiterId, text, clientKey, greeting, now },
      () => countUnconfirmed(tx, accountId, 'applications', now),
    );
  });
}

/** Everything that prevents a person from asking about a job, the nearest remedy first. */
async function checkStart(tx: Db, { accountId, jobId, now }: Asked) {
  const job = await lockOpenJob(tx, jobId, now);
  await checkNotBlocked(tx, accountId, job.company_id);
  await checkNamed(tx, accountId);
  await checkComplete(tx, accountId);
  await checkEligible(tx, accountId, job);
  await checkPerDay(tx, accountId, now);
  return job;
}

async function checkComplete(tx: Db, accountId: number): Promise<void> {
  const { is_profile_completed } = await tx
    .selectFrom('accounts')
    .select('is_profile_completed')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!is_profile_completed) throw new ApiError(errorCode.profileIncomplete);
}

async function checkPerDay(tx: Db, accountId: number, now: Date): Promise<void> {
  const { begun } = await tx
    .selectFrom('chat_starts')
    .select((eb) => eb.fn.countAll<number>().as('begun'))
    .where('account_id', '=', accountId)
    .where('started_by', '=', 'jobseeker')
    .where('started_at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow();
  if (Number(begun) >= chatStartsPerDay) throw new ApiError(errorCode.chatStartLimit);
}

/** The job, the person's chat about it, and the code of what prevents one; not found for a job that nobody may see. */
export async function findChatStart(
  db: Db,
  { accountId, jobId, now, language }: Asked & { language: LanguageTag },
): Promise<CallAnswer<typeof checkChatStart>> {
  return db.transaction().execute(async (tx) => {
    const job = await tx
      .selectFrom('jobs as j')
      .innerJoin('companies as c', 'c.id', 'j.company_id')
      .select([
        'j.slug',
        'j.title',
        'j.language',
        'j.recruiter_id',
        'c.id as company_id',
        'c.name',
        'c.logo_url',
      ])
      .where('j.id', '=', jobId)
      .where('j.removed_at', 'is', null)
      .executeTakeFirst();
    if (job === undefined) throw new ApiError(errorCode.notFound);
    const chat = await findChatAbout(tx, accountId, jobId).executeTakeFirst();
    return {
      job: { id: jobId, slug: job.slug, title: job.title, language: job.language },
      company: { id: job.company_id, name: job.name, logo_url: job.logo_url },
      chat_id: chat?.id ?? null,
      greeting: chat === undefined ? await greetingOf(tx, accountId, { jobId, ...job }) : null,
      obstacle:
        chat === undefined ? await obstacleOf(checkStart(tx, { accountId, jobId, now }), language) : null,
    };
  });
}

async function greetingOf(
  tx: Db,
  accountId: number,
  job: { jobId: number; recruiter_id: number | null; company_id: number },
) {
  const recruiterId = job.recruiter_id ?? (await findCompanyRecruiter(tx, job.company_id));
  return recruiterId === null
    ? null
    : findAutomaticGreeting(tx, accountId, { jobId: job.jobId, recruiterId });
}

async function obstacleOf(check: Promise<unknown>, language: LanguageTag) {
  try {
    await check;
    return null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, params } = error;
    return { code, message: errorText(code, language, params) };
  }
}
