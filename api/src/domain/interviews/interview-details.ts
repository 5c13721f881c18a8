import type { InterviewChange } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import type { InterviewsTable } from '../../database/tables/interview-tables.ts';
import { checkCanMove, checkVersion, phaseOf, type StoredInterview } from './interview-rules.ts';

export type InterviewDetails = Pick<
  Selectable<InterviewsTable>,
  'place' | 'link' | 'contact_name' | 'contact_phone' | 'note' | 'topics'
>;
type Stored = StoredInterview & InterviewDetails & Pick<Selectable<InterviewsTable>, 'kind'>;

/** A change of an interview's details, and the version that it makes. */
export type DetailChanges = Partial<InterviewDetails> & { ends_at?: Date; details_version?: number };

/**
 * Changes of an interview's place, link, duration and the like, which leave an accepted one accepted; null without any. The
 * duration counts as a move: not within the limit for cancelling.
 */
export function changesOfDetails(
  row: Stored,
  { version, action: _, duration_minutes, ...details }: Extract<InterviewChange, { action: 'change' }>,
  now: Date,
): DetailChanges | null {
  const changes: DetailChanges = Object.fromEntries(
    Object.entries(details).filter(([name, value]) => row[name as keyof InterviewDetails] !== value),
  );
  if (duration_minutes !== undefined) {
    const ends_at = new Date(row.starts_at.getTime() + duration_minutes * 60_000);
    if (ends_at.getTime() !== row.ends_at.getTime()) changes.ends_at = ends_at;
  }
  if (Object.keys(changes).length === 0) return null;
  checkVersion(row, version);
  const phase = phaseOf(row, now);
  if (phase !== 'pending' && phase !== 'upcoming' && phase !== 'in_progress')
    throw new ApiError(errorCode.interviewOver);
  if (changes.ends_at && row.state === 'accepted') checkCanMove(row, now);
  checkNeeded({ ...row, ...changes });
  return { ...changes, details_version: row.version + 1 };
}

/** An interview on site keeps a place, one by video a link. */
function checkNeeded({ kind, place, link }: Pick<Stored, 'kind' | 'place' | 'link'>): void {
  if (kind === 'onsite' && place === null)
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { place: 'required' } });
  if (kind === 'video' && link === null)
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { link: 'required' } });
}
