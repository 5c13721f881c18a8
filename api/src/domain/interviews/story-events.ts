import type { Selectable } from 'kysely';
import type { InterviewsTable } from '../../database/tables/interview-tables.ts';
import type { StoryEvent } from '../application-steps/record-step.ts';
import { employerVerdictOf, verdictOf } from './attendance-verdict.ts';

type Stored = Selectable<InterviewsTable>;

/** The step of the application that a change of an interview causes; null if it causes none. */
export function storyEventOf(before: Stored, changes: Partial<Stored>): StoryEvent | null {
  const { state, starts_at, proposed_times = [], result } = changes;
  if (state === 'cancelled') return 'interview_cancelled';
  if (state === 'rejected') return 'interview_rejected';
  if (state === 'accepted' && before.state !== 'accepted') return 'interview_accepted';
  if (state === 'pending' && before.state === 'rejected') return 'interview_reopened';
  if (starts_at !== undefined && starts_at.getTime() !== before.starts_at.getTime()) return 'interview_moved';
  if ('details_version' in changes) return 'interview_changed';
  if (proposed_times.length > 0) return 'interview_proposed';
  if (result != null) return `interview_${result}`;
  if (changes.decision != null) return 'interview_decided';
  const after = { ...before, ...changes };
  return (
    employerEventOf(employerVerdictOf(before), employerVerdictOf(after)) ??
    attendanceEventOf(verdictOf(before), verdictOf(after))
  );
}

type EmployerVerdict = ReturnType<typeof employerVerdictOf>;

function employerEventOf(before: EmployerVerdict, after: EmployerVerdict): StoryEvent | null {
  if (after === before) return null;
  if (after === 'contested') return 'interview_contested';
  return after === 'absent' ? 'interview_employer_absent' : 'interview_attended';
}

type Verdict = ReturnType<typeof verdictOf>;

/** That somebody was there is a step only after a mark had said otherwise. */
function attendanceEventOf(before: Verdict, after: Verdict): StoryEvent | null {
  if (after === before) return null;
  if (after === 'absent') return 'interview_missed';
  if (after === 'contested') return 'interview_contested';
  return before !== null && after === 'attended' ? 'interview_attended' : null;
}
