import type { ApplicationStatus, Invitation } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type Selectable, sql } from 'kysely';
import type { InterviewsTable } from '../../database/interview-tables.ts';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { recordStep, recordStoryStep } from '../application-steps/record-step.ts';
import { recruiterNotBlocked } from '../blocked-companies/not-blocked.ts';
import { audienceOf, representedRecruiters } from '../recruiters/recruiter-repository.ts';
import type { AttendanceChanges } from './attendance-rules.ts';
import { type InterviewViewer, interviewsOf } from './interview-repository.ts';
import type { Changes } from './interview-rules.ts';
import { storyEventOf } from './story-events.ts';

/**
 * Invites the candidate of an application that the account acts for; 40009 if it is withdrawn or declined. Returns the
 * open interview if there is one (idempotent). An invitation says that the employer wants to meet the person: it accepts
 * the application.
 */
export async function invite(
  db: Db,
  {
    actorId,
    applicationId,
    terms,
    now,
  }: { actorId: number; applicationId: number; terms: Invitation; now: Date },
): Promise<{ id: number; isNew: boolean }> {
  const starts = new Date(terms.starts_at * 1000);
  return db.transaction().execute(async (tx) => {
    const application = await tx
      .selectFrom('applications')
      .select(['id', 'account_id', 'recruiter_id', 'status'])
      .where('id', '=', applicationId)
      .where('recruiter_id', 'in', representedRecruiters(actorId))
      .where(recruiterNotBlocked('applications.account_id', 'applications.recruiter_id'))
      .forUpdate()
      .executeTakeFirst();
    if (application?.recruiter_id == null) throw new ApiError(errorCode.notFound);
    const open = await tx
      .selectFrom('interviews')
      .select('id')
      .where('application_id', '=', applicationId)
      .where('state', 'in', ['pending', 'accepted'])
      .where('ends_at', '>', now)
      .executeTakeFirst();
    if (open !== undefined) return { id: open.id, isNew: false };
    if (application.status === 'withdrawn' || application.status === 'declined')
      throw new ApiError(errorCode.staleVersion);
    if (starts <= now) throw new ApiError(errorCode.interviewInPast);
    const { starts_at: _, duration_minutes, result_from, ...rest } = terms;
    const { id } = await tx
      .insertInto('interviews')
      .values({
        ...rest,
        application_id: applicationId,
        recruiter_id: application.recruiter_id,
        starts_at: starts,
        ends_at: new Date(starts.getTime() + duration_minutes * 60_000),
        result_from: result_from === undefined ? null : new Date(result_from * 1000),
        invited_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await accept(tx, application, now);
    await recordStoryStep(tx, { applicationId, at: now, actor: 'recruiter', event: 'interview_invited' });
    await publishToBoth(tx, applicationId);
    return { id, isNew: true };
  });
}

/** Accepts an undecided application. Its mail is left out: that of the invitation says more. */
async function accept(tx: Db, { id, status }: { id: number; status: ApplicationStatus }, now: Date) {
  if (status !== 'pending' && status !== 'viewed') return;
  await tx
    .updateTable('applications')
    .set({ status: 'accepted', mailed_status: 'accepted', updated_at: now })
    .where('id', '=', id)
    .execute();
  const step = { applicationId: id, at: now, actor: 'recruiter' } as const;
  if (status === 'pending') await recordStep(tx, { ...step, event: 'viewed' });
  await recordStep(tx, { ...step, event: 'accepted' });
}

/** Applies `decide` to one of the asker's interviews, under a row lock; not found for others; null changes nothing. */
export async function changeInterview(
  db: Db,
  { asker, id, now }: { asker: InterviewViewer; id: number; now: Date },
  decide: (row: Selectable<InterviewsTable>) => Changes | AttendanceChanges | null,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await interviewsOf(tx, asker)
      .selectAll('i')
      .where('i.id', '=', id)
      .forUpdate('i')
      .executeTakeFirst();
    if (row === undefined) throw new ApiError(errorCode.notFound);
    const changes = decide({ ...row, proposed_times: row.proposed_times.map(Number) });
    if (changes === null) return;
    await tx
      .updateTable('interviews')
      .set({ ...changes, ...('state' in changes && changes.state === 'accepted' && { accepted_at: now }) })
      .set({ version: sql`version + 1`, updated_at: now })
      .where('id', '=', id)
      .execute();
    const event = storyEventOf(row, changes);
    const actor = 'actorId' in asker ? 'recruiter' : 'jobseeker';
    if (event !== null)
      await recordStoryStep(tx, { applicationId: row.application_id, at: now, actor, event });
    await publishToBoth(tx, row.application_id);
  });
}

/** Cancels the open interviews of an ended application. The caller publishes the change. */
export async function cancelOpenInterviews(
  tx: Db,
  applicationId: number,
  { by, now }: { by: 'jobseeker' | 'recruiter'; now: Date },
): Promise<void> {
  const cancelled = await tx
    .updateTable('interviews')
    .set({ state: 'cancelled', ended_by: by, proposed_times: [], updated_at: now })
    .set({ version: sql`version + 1` })
    .where('application_id', '=', applicationId)
    .where('state', 'in', ['pending', 'accepted'])
    .where('ends_at', '>', now)
    .returning('id')
    .execute();
  if (cancelled.length > 0)
    await recordStoryStep(tx, { applicationId, at: now, actor: by, event: 'interview_cancelled' });
}

/** Notifies the open tabs of both sides. */
async function publishToBoth(tx: Db, applicationId: number): Promise<void> {
  const row = await tx
    .selectFrom('applications')
    .select(['account_id', 'recruiter_id'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const recruiters = row.recruiter_id === null ? [] : await audienceOf(tx, row.recruiter_id);
  const audience = [row.account_id, ...recruiters];
  await publish(tx, { kind: 'application', application_id: applicationId, audience });
}
