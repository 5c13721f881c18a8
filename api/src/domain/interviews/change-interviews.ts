import type { CountryLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { InterviewsTable } from '../../database/tables/interview-tables.ts';
import { publish } from '../../events/publish.ts';
import type { ApplicationViewer } from '../application-rules/visible-applications.ts';
import { recordStoryStep } from '../application-steps/record-step.ts';
import { findLimitsOf } from '../interview-limits/interview-limits.ts';
import { lockChatOf } from '../messages/post-step-to-chat.ts';
import { audienceOf } from '../recruiters/recruiter-repository.ts';
import type { AttendanceChanges } from './attendance-rules.ts';
import type { DetailChanges } from './interview-details.ts';
import { interviewsOf } from './interview-repository.ts';
import type { Changes } from './interview-rules.ts';
import { findOpen, isOpen } from './open-interview.ts';
import { storyEventOf } from './story-events.ts';

/**
 * Applies `decide` to one of the asker's interviews, under a row lock; not found for others; null changes nothing. `check`
 * may refuse a change.
 */
export async function changeInterview(
  db: Db,
  { asker, id, now }: { asker: ApplicationViewer; id: number; now: Date },
  decide: (row: Selectable<InterviewsTable> & { limits: CountryLimits }) => AnyChanges | null,
  check?: (tx: Db, row: Selectable<InterviewsTable>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockApplication(tx, id);
    const row = await interviewsOf(tx, asker)
      .selectAll('i')
      .select('j.country_key')
      .where('i.id', '=', id)
      .forUpdate('i')
      .executeTakeFirst();
    if (row === undefined) throw new ApiError(errorCode.notFound);
    const limits = await findLimitsOf(tx, row.country_key);
    const changes = decide({ ...withNumbers(row), limits });
    if (changes === null) return;
    await check?.(tx, row);
    const opening = await checkOpening(tx, row, changes, now);
    await tx
      .updateTable('interviews')
      .set({ ...changes, ...('state' in changes && changes.state === 'accepted' && { accepted_at: now }) })
      .set({ ...opening, version: sql`version + 1`, updated_at: now })
      .where('id', '=', id)
      .execute();
    const event = storyEventOf(row, changes);
    const actor = 'actorId' in asker ? 'recruiter' : 'jobseeker';
    if (event !== null)
      await recordStoryStep(tx, { applicationId: row.application_id, at: now, actor, event });
    await publishToBoth(tx, row.application_id);
  });
}

type AnyChanges = Changes | AttendanceChanges | DetailChanges;

/** The driver reads arrays of `bigint` as texts. */
const withNumbers = (row: Selectable<InterviewsTable>): Selectable<InterviewsTable> => ({
  ...row,
  proposed_times: row.proposed_times.map(Number),
  other_times: row.other_times.map(Number),
});

/** Keeps `open_application_id` in step with the state; 42095 where the change would open a second interview. */
async function checkOpening(
  tx: Db,
  { id, application_id }: Selectable<InterviewsTable>,
  changes: AnyChanges,
  now: Date,
): Promise<{ open_application_id?: number | null }> {
  if (!('state' in changes)) return {};
  if (changes.state === 'rejected' || changes.state === 'cancelled') return { open_application_id: null };
  const open = await findOpen(tx, application_id, now);
  if (open !== undefined && open.id !== id) throw new ApiError(errorCode.interviewOpen);
  return { open_application_id: application_id };
}

/** Invitations wait for the row, so that none comes between the check and the change. */
export async function lockApplication(tx: Db, interviewId: number): Promise<void> {
  const row = await tx
    .selectFrom('interviews')
    .select('application_id')
    .where('id', '=', interviewId)
    .executeTakeFirst();
  if (row === undefined) return;
  await lockChatOf(tx, row.application_id);
  await tx.selectFrom('applications').select('id').where('id', '=', row.application_id).forUpdate().execute();
}

/**
 * Cancels the open interviews of an ended application; a late cancellation from when it could not be cancelled alone. The
 * caller publishes the change.
 */
export async function cancelOpenInterviews(
  tx: Db,
  applicationId: number,
  { by, now }: { by: 'jobseeker' | 'recruiter'; now: Date },
): Promise<void> {
  const { country_key } = await tx
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .select('j.country_key')
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const { cancel_hours } = await findLimitsOf(tx, country_key);
  const cancelled = await tx
    .updateTable('interviews')
    .set({
      state: 'cancelled',
      ended_by: by,
      proposed_times: [],
      other_times: [],
      open_application_id: null,
      updated_at: now,
    })
    .set({
      version: sql`version + 1`,
      is_late: sql`state = 'accepted' and starts_at - make_interval(hours => ${cancel_hours}) < ${now}`,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('interviews as i')
        .select('i.id')
        .where('i.application_id', '=', applicationId)
        .where(isOpen(now)),
    )
    .returning('is_late')
    .execute();
  if (cancelled.length === 0) return;
  const isLate = cancelled.some(({ is_late }) => is_late);
  const event = isLate ? 'interview_cancelled_late' : 'interview_cancelled';
  await recordStoryStep(tx, { applicationId, at: now, actor: by, event });
}

/** Notifies the open tabs of both sides. */
export async function publishToBoth(tx: Db, applicationId: number): Promise<void> {
  const row = await tx
    .selectFrom('applications')
    .select(['account_id', 'recruiter_id'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const recruiters = row.recruiter_id === null ? [] : await audienceOf(tx, row.recruiter_id);
  const audience = [row.account_id, ...recruiters];
  await publish(tx, { kind: 'application', application_id: applicationId, audience });
}
