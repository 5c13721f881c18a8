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

/** Notifies the other side of a step of an application. Who acts on an application has seen what came before. */
export async function notifyOfStep(tx: Db, { applicationId, at, actor, event }: Step): Promise<void> {
  if (actor === 'system') return;
  const { account_id, recruiter_id, job_id } = await tx
    .selectFrom('applications')
    .select(['account_id', 'recruiter_id', 'job_id'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const isByEmployer = actor === 'recruiter';
  const [author, other] = isByEmployer ? [recruiter_id, account_id] : [account_id, recruiter_id];
  if (author !== null)
    await markApplicationRead(tx, { accountId: author, applicationIds: [applicationId], at });
  const events = isByEmployer ? forCandidates : forRecruiters;
  if (other === null || !events.has(event)) return;
  await tx
    .insertInto('notifications')
    .values({
      account_id: other,
      event: event as NotificationEvent,
      at,
      application_id: applicationId,
      job_id,
    })
    .execute();
  // The candidate's tabs are told with the news of the application.
  if (!isByEmployer || event === 'viewed')
    await publish(tx, { kind: 'news', audience: isByEmployer ? [other] : await audienceOf(tx, other) });
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
