import {
  type CandidateAttendance,
  type InterviewAttendance,
  type InterviewStage,
  interviewLimits,
  type RecruiterAttendance,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import type { InterviewsTable } from '../../database/tables/interview-tables.ts';
import { toSeconds } from '../common/seconds.ts';
import { employerVerdictOf, marksOf, verdictOf, withEmployerMark, withMark } from './attendance-verdict.ts';
import { checkVersion, phaseOf, type StoredInterview } from './interview-rules.ts';

type Stored = StoredInterview &
  Pick<
    Selectable<InterviewsTable>,
    | ('checked_in_at' | 'attended' | 'attendance_by' | 'jobseeker_attended' | 'recruiter_attended')
    | ('employer_attended' | 'appeal_text' | 'appealed_at' | 'result_from' | 'result_requested_at' | 'result')
    | ('decision' | 'decision_reason' | 'decided_at')
  >;

/** A change of an interview's attendance. */
export type AttendanceChanges = Partial<Omit<Stored, keyof StoredInterview>>;

const minute = 60_000;
const checkInHours = ({ limits }: Stored) => limits?.check_in_hours ?? interviewLimits.checkInHours;
const checkInMinutes = ({ limits }: Stored) => limits?.check_in_minutes ?? interviewLimits.checkInMinutes;
/** From the end of an interview until its result can be asked for, where the employer named no day. */
const resultAfter = 3 * 24 * 60 * minute;

const tooEarly = (row: Stored) =>
  new ApiError(errorCode.attendanceTooEarly, { params: { limit: checkInMinutes(row) } });

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);
const opensAt = (row: Stored) => after(row.starts_at, -checkInHours(row) * 60 * minute);
/** Last moment of check-in; attendance is marked later than this, never at it. */
const closesAt = (row: Stored) => after(row.starts_at, checkInMinutes(row) * minute);
const resultFrom = ({ result_from, ends_at }: Stored) =>
  result_from !== null && result_from > ends_at ? result_from : after(ends_at, result_from ? 0 : resultAfter);

/** State by the clock and by what both sides marked. */
export function interviewStageOf(row: Stored, now: Date): InterviewStage {
  const phase = phaseOf(row, now);
  if (row.state !== 'accepted') return phase;
  if (row.result !== null) return row.result;
  const verdict = verdictOf(row);
  const employer = employerVerdictOf(row);
  if (verdict === 'contested' || employer === 'contested') return 'contested';
  if (employer === 'absent') return 'employer_absent';
  if (verdict === 'absent') return 'not_attended';
  if (row.result_requested_at !== null) return 'pending_results';
  if (phase === 'finished') return verdict === 'attended' ? 'completed' : 'finished';
  return row.checked_in_at === null ? phase : 'checked_in';
}

/** Older remotes do not know `contested` and `employer_absent`. */
const wireStage = (stage: InterviewStage) =>
  stage === 'contested' || stage === 'employer_absent' ? 'finished' : stage;

export const attendanceOf = (row: Stored, now: Date): InterviewAttendance => ({
  stage: wireStage(interviewStageOf(row, now)),
  check_in_from: toSeconds(opensAt(row)),
  check_in_until: toSeconds(closesAt(row)),
  checked_in_at: row.checked_in_at && toSeconds(row.checked_in_at),
  attended: row.attended,
  attendance_by: row.attendance_by,
  marks: marksOf(row),
  is_contested: verdictOf(row) === 'contested',
  employer_absence: employerVerdictOf(row),
  appeal:
    row.appeal_text === null || row.appealed_at === null
      ? null
      : { text: row.appeal_text, at: toSeconds(row.appealed_at) },
  decision: decisionOf(row),
  attendance_after: toSeconds(closesAt(row)),
  result_from: toSeconds(resultFrom(row)),
  result_requested_at: row.result_requested_at && toSeconds(row.result_requested_at),
  result: row.result,
});

/** What an admin decided; null without a decision. */
export const decisionOf = ({
  decision,
  decision_reason,
  decided_at,
}: Pick<Stored, 'decision' | 'decision_reason' | 'decided_at'>) =>
  decision === null || decided_at === null
    ? null
    : { outcome: decision, reason: decision_reason ?? '', at: toSeconds(decided_at) };

/** What an admin decided is not open to marks: another decision changes it. */
function checkUndecided({ decision }: Stored): void {
  if (decision !== null) throw new ApiError(errorCode.attendanceDecided);
}

/**
 * Change by the candidate's check-in, attendance or request. Null for a repeated request, which names the version before its
 * own change; one that names the current version is refused.
 */
export function attendanceByCandidate(
  row: Stored,
  asked: CandidateAttendance,
  now: Date,
): AttendanceChanges | null {
  switch (asked.action) {
    case 'check_in':
      if (row.checked_in_at !== null) return repeated(row, asked, errorCode.alreadyCheckedIn);
      checkOpen(row, asked);
      if (isMarked(row)) throw new ApiError(errorCode.attendanceMarked);
      if (now < opensAt(row))
        throw new ApiError(errorCode.checkInTooEarly, { params: { limit: checkInHours(row) } });
      if (now > closesAt(row))
        throw new ApiError(errorCode.checkInTooLate, { params: { limit: checkInMinutes(row) } });
      return { checked_in_at: now };
    case 'mark':
      return markAttendance(row, asked, 'jobseeker', now);
    case 'request_result':
      if (row.result !== null) return null;
      if (row.result_requested_at !== null) return repeated(row, asked, errorCode.resultRequested);
      checkOpen(row, asked);
      if (now < row.ends_at) throw new ApiError(errorCode.resultTooEarly);
      if (verdictOf(row) !== 'attended' || employerVerdictOf(row) !== null)
        throw new ApiError(errorCode.notAttended);
      if (now < resultFrom(row)) throw new ApiError(errorCode.resultTooEarly);
      return { result_requested_at: now };
    case 'appeal':
      if (row.appealed_at !== null) return repeated(row, asked, errorCode.attendanceMarked);
      checkOpen(row, asked);
      checkUndecided(row);
      if (marksOf(row).recruiter !== false)
        throw new ApiError(errorCode.invalidParameters, { fieldProblems: { action: 'invalid' } });
      return { ...withMark(row, 'jobseeker', true), appeal_text: asked.text, appealed_at: now };
    case 'employer_absent':
      if (row.employer_attended === false) return repeated(row, asked, errorCode.attendanceMarked);
      checkOpen(row, asked);
      checkUndecided(row);
      if (now <= closesAt(row)) throw tooEarly(row);
      // Somebody who was not there saw nobody, and a result says that both were.
      if (marksOf(row).jobseeker === false || row.result !== null)
        throw new ApiError(errorCode.attendanceMarked);
      return withEmployerMark(row, false);
    case 'employer_came':
      if (row.employer_attended !== false) return null;
      checkOpen(row, asked);
      checkUndecided(row);
      return withEmployerMark(row, true);
  }
}

/** Change by the employer. The result can be given once the interview is over, asked for or not, and corrected. */
export function attendanceByRecruiter(
  row: Stored,
  asked: RecruiterAttendance,
  now: Date,
): AttendanceChanges | null {
  if (asked.action === 'mark') return markAttendance(row, asked, 'recruiter', now);
  if (row.result === asked.result) return null;
  checkOpen(row, asked);
  if (now < row.ends_at) throw new ApiError(errorCode.resultTooEarly);
  const verdict = verdictOf(row);
  if (verdict === 'absent') throw new ApiError(errorCode.notAttended);
  if (verdict !== 'attended' && now <= closesAt(row)) throw tooEarly(row);
  return { result: asked.result, ...(verdict !== 'attended' && withMark(row, 'recruiter', true)) };
}

const isMarked = (row: Stored): boolean => Object.values(marksOf(row)).some((mark) => mark !== null);

/** Each side marks once; the marks stand side by side. The employer can take back an absence that is contested. */
function markAttendance(
  row: Stored,
  { version, attended }: { version: number; attended: boolean },
  by: 'jobseeker' | 'recruiter',
  now: Date,
): AttendanceChanges | null {
  // Who says that nobody came says that they were there.
  const own = marksOf(row)[by] ?? (by === 'jobseeker' && row.employer_attended === false ? true : null);
  if (own === attended) return repeated(row, { version }, errorCode.attendanceMarked);
  checkUndecided(row);
  const isTakenBack = by === 'recruiter' && own === false && verdictOf(row) === 'contested';
  if (own !== null && !isTakenBack) throw new ApiError(errorCode.attendanceMarked);
  // A result says that the candidate was there.
  if (by === 'recruiter' && row.result !== null) throw new ApiError(errorCode.attendanceMarked);
  checkOpen(row, { version });
  if (now <= closesAt(row)) throw tooEarly(row);
  return withMark(row, by, attended);
}

function repeated(row: Stored, { version }: { version: number }, code: number): null {
  if (version >= row.version) throw new ApiError(code);
  return null;
}

/** Only an accepted interview takes place; 40009 for an outdated version. */
function checkOpen(row: Stored, { version }: { version: number }): void {
  checkVersion(row, version);
  if (row.state !== 'accepted') throw new ApiError(errorCode.interviewOver);
}
