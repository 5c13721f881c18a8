import type { AttendanceDecision } from '@jobharbor/shared/contracts';
import type { Selectable } from 'kysely';
import type { InterviewsTable } from '../../database/tables/interview-tables.ts';

type Side = 'jobseeker' | 'recruiter';
type Marked = Pick<
  Selectable<InterviewsTable>,
  | ('checked_in_at' | 'attended' | 'attendance_by' | 'jobseeker_attended' | 'recruiter_attended')
  | ('employer_attended' | 'result' | 'decision')
>;

/** Whether the candidate was there, by each side; null where it has not said. */
export function marksOf(row: Marked): Record<Side, boolean | null> {
  const { attended, attendance_by, jobseeker_attended: jobseeker, recruiter_attended: recruiter } = row;
  if (jobseeker !== null || recruiter !== null) return { jobseeker, recruiter };
  // A version without these columns stored the first mark only.
  return {
    jobseeker: attendance_by === 'jobseeker' ? attended : null,
    recruiter: attendance_by === 'recruiter' ? attended : null,
  };
}

/**
 * What the marks come to. A check-in, or that nobody of the employer came, is evidence for the candidate unless they say
 * themselves that they were not there. An absence counts only uncontested, or where an admin decided so.
 */
export function verdictOf(row: Marked): 'attended' | 'absent' | 'contested' | null {
  if (row.decision !== null) return row.decision === 'candidate_absent' ? 'absent' : 'attended';
  const { jobseeker, recruiter } = marksOf(row);
  const isAbsent = jobseeker === false || recruiter === false;
  const hasEvidence = row.checked_in_at !== null || row.employer_attended === false;
  const wasThere = jobseeker === true || recruiter === true || (hasEvidence && jobseeker === null);
  if (isAbsent) return wasThere ? 'contested' : 'absent';
  return jobseeker === true || recruiter === true ? 'attended' : null;
}

/**
 * What a candidate's word comes to that nobody of the employer came; null without it. The employer contests it by any mark
 * of its own, which says that it was there. An admin may decide that it was absent, also without that word.
 */
export function employerVerdictOf(row: Marked): 'absent' | 'contested' | null {
  if (row.decision !== null) return row.decision === 'employer_absent' ? 'absent' : null;
  if (row.employer_attended !== false) return null;
  return marksOf(row).recruiter === null && row.result === null ? 'absent' : 'contested';
}

/** The columns of a mark beside that of the other side. */
export function withMark<Row extends Marked>(row: Row, side: Side, wasThere: boolean) {
  const { jobseeker, recruiter }: Record<Side, boolean | null> = { ...marksOf(row), [side]: wasThere };
  const marks = { jobseeker_attended: jobseeker, recruiter_attended: recruiter };
  return { ...marks, ...agreedOn({ ...row, ...marks }), attendance_by: side };
}

/** The columns of the candidate's word on whether the employer came. */
export function withEmployerMark<Row extends Marked>(row: Row, employer_attended: boolean) {
  return { employer_attended, ...agreedOn({ ...row, employer_attended }) };
}

/** The columns of an admin's decision. */
export function withDecision<Row extends Marked>(row: Row, decision: AttendanceDecision) {
  return { decision, ...agreedOn({ ...row, decision }) };
}

/** Whether something is contested that an admin can decide. A result says that the candidate was there. */
export const isContested = (row: Marked): boolean =>
  (verdictOf(row) === 'contested' && row.result === null) || employerVerdictOf(row) === 'contested';

function agreedOn(row: Marked): { attended: boolean | null } {
  const verdict = verdictOf(row);
  return { attended: verdict === 'attended' ? true : verdict === 'absent' ? false : null };
}
