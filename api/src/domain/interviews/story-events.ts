import type { Selectable } from 'kysely';
import type { InterviewsTable } from '../../database/interview-tables.ts';
import type { StoryEvent } from '../application-steps/record-step.ts';

type Stored = Selectable<InterviewsTable>;

/** The step in the story of the application that a change of an interview is; null for one that is none. */
export function storyEventOf(before: Stored, changes: Partial<Stored>): StoryEvent | null {
  const { state, starts_at, proposed_times = [], result, attended } = changes;
  if (state === 'cancelled') return 'interview_cancelled';
  if (state === 'rejected') return 'interview_rejected';
  if (state === 'accepted' && before.state !== 'accepted') return 'interview_accepted';
  if (state === 'pending' && before.state === 'rejected') return 'interview_reopened';
  if (starts_at !== undefined && starts_at.getTime() !== before.starts_at.getTime()) return 'interview_moved';
  if (proposed_times.length > 0) return 'interview_proposed';
  if (result != null) return `interview_${result}`;
  return attended === false && before.attended !== false ? 'interview_missed' : null;
}
