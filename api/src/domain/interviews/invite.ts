import type { ApplicationStatus, Invitation } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { InterviewsTable } from '../../database/tables/interview-tables.ts';
import { statusAfterAcceptance } from '../application-rules/application-rules.ts';
import { recordStep, recordStoryStep } from '../application-steps/record-step.ts';
import { recruiterNotBlocked } from '../blocked-companies/not-blocked.ts';
import { toSeconds } from '../common/seconds.ts';
import { findLimitsOf } from '../interview-limits/interview-limits.ts';
import { lockChatOf } from '../messages/post-step-to-chat.ts';
import { type Planned, refuseHostClash } from '../recruiter-calendars/host-busy.ts';
import { representedRecruiters } from '../recruiters/recruiter-repository.ts';
import { publishToBoth } from './change-interviews.ts';
import { checkNumber } from './interview-details.ts';
import { readOtherTimes } from './interview-rules.ts';
import { findOpen } from './open-interview.ts';

/**
 * Invites the candidate of an application that the account acts for; 40009 if it is withdrawn or declined. Returns the
 * open interview if there is one with the same terms (idempotent); 42095 for one with others. An invitation says that the
 * employer wants to meet the person: it accepts the application.
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
    await lockChatOf(tx, applicationId);
    const application = await tx
      .selectFrom('applications')
      .innerJoin('jobs as j', 'j.id', 'applications.job_id')
      .select(['applications.id', 'account_id', 'applications.recruiter_id', 'applications.status'])
      .select(['exchange_status', 'j.country_key'])
      .where('applications.id', '=', applicationId)
      .where('applications.recruiter_id', 'in', representedRecruiters(actorId))
      .where(recruiterNotBlocked('applications.account_id', 'applications.recruiter_id'))
      .forUpdate('applications')
      .executeTakeFirst();
    if (application?.recruiter_id == null) throw new ApiError(errorCode.notFound);
    const open = await findOpen(tx, applicationId, now);
    if (open !== undefined) {
      if (!hasTerms(open, terms)) throw new ApiError(errorCode.interviewOpen);
      return { id: open.id, isNew: false };
    }
    statusAfterAcceptance(application.status);
    if (starts <= now) throw new ApiError(errorCode.interviewInPast);
    checkNumber(terms, application);
    await tx
      .updateTable('interviews')
      .set({ open_application_id: null })
      .where('open_application_id', '=', applicationId)
      .execute();
    const { starts_at, duration_minutes, result_from, other_times = [], despite_clash, ...rest } = terms;
    const { proposed_times } = await findLimitsOf(tx, application.country_key);
    const others = readOtherTimes(starts_at, other_times, now, proposed_times);
    if (despite_clash === false)
      await refuseHostClash(tx, plannedFor(application.recruiter_id, terms, others), now);
    const { id } = await tx
      .insertInto('interviews')
      .values({
        ...rest,
        application_id: applicationId,
        open_application_id: applicationId,
        recruiter_id: application.recruiter_id,
        starts_at: starts,
        other_times: others,
        ends_at: new Date(starts.getTime() + duration_minutes * 60_000),
        result_from: result_from === undefined ? null : new Date(result_from * 1000),
        invited_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await acceptWith(tx, application, { event: 'interview_invited', subjectId: id, now });
    return { id, isNew: true };
  });
}

const plannedFor = (recruiterId: number, terms: Invitation, others: readonly number[]): Planned => {
  const span = (seconds: number) => ({
    from: seconds * 1_000,
    until: (seconds + terms.duration_minutes * 60) * 1_000,
  });
  return { recruiterId, first: span(terms.starts_at), others: others.map(span), interviewId: null };
};

/** Whether an interview has the terms of an invitation, which is then a repeated one. */
function hasTerms(row: Selectable<InterviewsTable>, terms: Invitation): boolean {
  const { starts_at, duration_minutes, result_from, time_zone, kind, other_times = [], ...details } = terms;
  const minutes = (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000;
  return (
    toSeconds(row.starts_at) === starts_at &&
    minutes === duration_minutes &&
    row.time_zone === time_zone &&
    row.kind === kind &&
    String(row.other_times) ===
      String(other_times.filter((time) => time !== starts_at).sort((a, b) => a - b)) &&
    (row.result_from && toSeconds(row.result_from)) === (result_from ?? null) &&
    (['place', 'link', 'contact_name', 'contact_phone', 'note', 'topics'] as const).every(
      (name) => row[name] === (details[name] ?? null),
    )
  );
}

/** Accepts the application for an invitation or an offer, records the step, and notifies both sides. */
export async function acceptWith(
  tx: Db,
  application: { id: number; status: ApplicationStatus },
  { event, subjectId, now }: { event: 'interview_invited' | 'offer_made'; subjectId: number; now: Date },
): Promise<void> {
  await accept(tx, application, now);
  const step = { applicationId: application.id, at: now, actor: 'recruiter' } as const;
  await recordStoryStep(tx, { ...step, event, subjectId });
  await publishToBoth(tx, application.id);
}

/** Accepts an undecided application. Its mail is left out: that of the invitation or the offer says more. */
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
