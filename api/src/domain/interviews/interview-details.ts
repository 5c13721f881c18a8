import type { InterviewChange } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { ApplicationsTable } from '../../database/tables/application-tables.ts';
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

/** An interview by phone has the employer's number, or that which the person gave in the chat. */
export function checkNumber(
  { kind, contact_phone }: { kind: Stored['kind']; contact_phone?: string | null | undefined },
  { exchange_status }: Pick<Selectable<ApplicationsTable>, 'exchange_status'>,
): void {
  if (kind === 'phone' && !contact_phone && exchange_status !== 'exchanged')
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { contact_phone: 'required' } });
}

/** As {@link checkNumber}, where a change takes the number away. */
export async function checkChangedNumber(
  db: Db,
  { application_id, kind }: Pick<Selectable<InterviewsTable>, 'application_id' | 'kind'>,
  { contact_phone }: Extract<InterviewChange, { action: 'change' }>,
): Promise<void> {
  if (kind !== 'phone' || contact_phone !== null) return;
  const application = await db
    .selectFrom('applications')
    .select('exchange_status')
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow();
  checkNumber({ kind, contact_phone }, application);
}
