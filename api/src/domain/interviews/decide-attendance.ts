import type { AttendanceDecision } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { InterviewsTable } from '../../database/tables/interview-tables.ts';
import { recordDecision } from '../admin-decisions/record-decision.ts';
import { recordStoryStep } from '../application-steps/record-step.ts';
import { toSeconds } from '../common/seconds.ts';
import { isContested, withDecision } from './attendance-verdict.ts';
import { lockApplication, publishToBoth } from './change-interviews.ts';
import { possibleOutcomes } from './contested-interviews.ts';
import { checkVersion } from './interview-rules.ts';

interface Asked {
  id: number;
  outcome: AttendanceDecision;
  reason: string;
  /** That of the list. */
  version: number;
  adminId: number;
  now: Date;
}

/**
 * Decides on contested attendance, or replaces an earlier decision, and tells both sides. The columns that follow from it
 * decide on bars and records. The same decision again is the answer to a repeated request.
 */
export async function decideAttendance(db: Db, asked: Asked) {
  const { id, outcome, adminId, now } = asked;
  const reason = asked.reason.trim();
  return db.transaction().execute(async (tx) => {
    await lockApplication(tx, id);
    const row = await tx
      .selectFrom('interviews')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new ApiError(errorCode.notFound);
    if (row.decision === outcome && row.decision_reason === reason && row.decided_at !== null)
      return { outcome, at: toSeconds(row.decided_at), isNew: false };
    checkVersion(row, asked.version);
    await tx
      .updateTable('interviews')
      .set({ ...changesByAdmin(row, outcome), decision_reason: reason, decided_at: now })
      .set({ version: sql`version + 1`, updated_at: now })
      .where('id', '=', id)
      .execute();
    const label = await findTitle(tx, row.application_id);
    await recordDecision(tx, {
      ...{ queue: 'contested-interviews', subjectId: id, label, outcome, reason, adminId, now },
    });
    await recordStoryStep(tx, {
      ...{ applicationId: row.application_id, at: now, actor: 'system', event: 'interview_decided' },
    });
    await publishToBoth(tx, row.application_id);
    return { outcome, at: toSeconds(now), isNew: true };
  });
}

type Decidable = Pick<
  Selectable<InterviewsTable>,
  | ('state' | 'decision' | 'checked_in_at' | 'attended' | 'attendance_by' | 'result')
  | ('jobseeker_attended' | 'recruiter_attended' | 'employer_attended')
>;

/** The columns of a decision; 42458 for what nobody contests, 40001 for an outcome that nobody claims. */
export function changesByAdmin<Row extends Decidable>(row: Row, outcome: AttendanceDecision) {
  if (row.state !== 'accepted' || (row.decision === null && !isContested(row)))
    throw new ApiError(errorCode.attendanceUncontested);
  if (!possibleOutcomes(row).includes(outcome))
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { outcome: 'invalid' } });
  return withDecision(row, outcome);
}

async function findTitle(tx: Db, applicationId: number): Promise<string> {
  const { title } = await tx
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .select('j.title')
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return title;
}
