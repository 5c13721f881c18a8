import {
  type CandidateEvent,
  candidateEvents,
  type NotificationEvent,
  type RecruiterEvent,
  recruiterEvents,
  type StoryStep,
} from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { audienceOf } from '../recruiters/recruiter-repository.ts';

interface Step {
  applicationId: number;
  at: Date;
  actor: StoryStep['actor'];
  event: StoryStep['event'];
}

const forCandidates: ReadonlySet<string> = new Set<CandidateEvent>(candidateEvents);
const forRecruiters: ReadonlySet<string> = new Set<RecruiterEvent>(recruiterEvents);

/**
 * Notifies the other side of a step of an application, or both of a decision of an admin. Who acts on an application has seen
 * what came before.
 */
export async function notifyOfStep(tx: Db, { applicationId, at, actor, event }: Step): Promise<void> {
  if (actor === 'system' && event !== 'interview_decided') return;
  const application = await tx
    .selectFrom('applications')
    .select(['account_id', 'recruiter_id', 'job_id'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const { account_id: candidate, recruiter_id: recruiter } = application;
  const author = actor === 'system' ? null : actor === 'recruiter' ? recruiter : candidate;
  if (author !== null)
    await markApplicationRead(tx, { accountId: author, applicationIds: [applicationId], at });
  const entry = { event: event as NotificationEvent, at, application_id: applicationId };
  const notify = (accountId: number) =>
    tx
      .insertInto('notifications')
      .values({ ...entry, account_id: accountId, job_id: application.job_id })
      .execute();
  if (actor !== 'jobseeker' && forCandidates.has(event)) {
    await notify(candidate);
    // Of other events the candidate's tabs are told with the news of the application.
    if (event === 'viewed') await publish(tx, { kind: 'news', audience: [candidate] });
  }
  if (actor !== 'recruiter' && recruiter !== null && forRecruiters.has(event)) {
    await notify(recruiter);
    await publish(tx, { kind: 'news', audience: await audienceOf(tx, recruiter) });
  }
}

/** Marks what an account was notified of about applications until `at` as read. */
export async function markApplicationRead(
  tx: Db,
  { accountId, applicationIds, at }: { accountId: number; applicationIds: number[]; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set({ read_at: at })
    .where('account_id', '=', accountId)
    .where('application_id', 'in', applicationIds)
    .where('read_at', 'is', null)
    .where('at', '<=', at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
