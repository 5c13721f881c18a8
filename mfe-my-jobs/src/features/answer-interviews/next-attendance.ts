import type { Interview } from '@jobharbor/shared/contracts/applications/interview';
import type { InterviewAttendance } from '@jobharbor/shared/contracts/applications/interview-attendance';

/** The step of an interview's attendance that a candidate can take at a time, or the next one. Null while it is not accepted. */
export type NextAttendance =
  | { step: 'opens' | 'check_in' | 'checked_in' | 'wait' | 'requested'; at: number }
  | { step: 'mark' | 'request' | 'missed' | 'absent' | 'contested' | 'passed' | 'not_suitable' }
  | { step: 'employer_absent' | 'employer_contested' | 'decided' };

export function nextAttendance(
  phase: Interview['phase'],
  attendance: InterviewAttendance,
  now: number,
): NextAttendance | null {
  const { result, attended, result_requested_at, result_from, checked_in_at } = attendance;
  const { check_in_from, check_in_until, attendance_after } = attendance;
  if (phase !== 'upcoming' && phase !== 'in_progress' && phase !== 'finished') return null;
  if (result !== null) return { step: result };
  // Marks do not change what an admin decided. Without any absence the interview goes on as one that was attended.
  if (attendance.decision && attendance.decision.outcome !== 'no_absence') return { step: 'decided' };
  if (attendance.employer_absence) return { step: `employer_${attendance.employer_absence}` };
  if (attendance.is_contested) return { step: 'contested' };
  // The person contests only what the employer says.
  if (attended === false) return { step: attendance.attendance_by === 'jobseeker' ? 'absent' : 'missed' };
  if (result_requested_at !== null) return { step: 'requested', at: result_requested_at };
  const seconds = now / 1000;
  if (attended) return seconds < result_from ? { step: 'wait', at: result_from } : { step: 'request' };
  if (seconds > attendance_after) return { step: 'mark' };
  if (checked_in_at !== null) return { step: 'checked_in', at: checked_in_at };
  if (seconds < check_in_from) return { step: 'opens', at: check_in_from };
  return { step: 'check_in', at: check_in_until };
}
