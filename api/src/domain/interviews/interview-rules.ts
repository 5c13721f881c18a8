import {
  type CountryLimits,
  type InterviewAnswer,
  type InterviewChange,
  type InterviewPhase,
  interviewLimits,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import type { InterviewsTable } from '../../database/tables/interview-tables.ts';
import { toSeconds } from '../common/seconds.ts';

/** `limits`: those of the job's country; the usual ones where it is left out. */
export type StoredInterview = Pick<
  Selectable<InterviewsTable>,
  'state' | 'starts_at' | 'ends_at' | 'proposed_times' | 'other_times' | 'ended_by' | 'reason' | 'version'
> & { limits?: CountryLimits };

type Stored = StoredInterview;

/** Changes of an interview. */
export type Changes = Partial<Omit<Stored, 'version' | 'limits'>>;

const cancelHoursOf = ({ limits }: Pick<Stored, 'limits'>): number =>
  limits?.cancel_hours ?? interviewLimits.cancelHours;

export const cancelUntil = ({ starts_at, limits }: Pick<Stored, 'starts_at' | 'limits'>): Date =>
  new Date(starts_at.getTime() - cancelHoursOf({ ...(limits && { limits }) }) * 3_600_000);

/**
 * The state that a person sees; those of an accepted one and `expired` follow from the clock. A suggested or further time
 * stands while it lies ahead, also after the first time has passed.
 */
export function phaseOf(row: Stored, now: Date): InterviewPhase {
  const { state, starts_at, ends_at, proposed_times } = row;
  const hasTimeAhead = [...offeredTimes(row), ...proposed_times].some((time) => time * 1000 > now.getTime());
  if (state === 'pending') return hasTimeAhead ? 'pending' : 'expired';
  if (state !== 'accepted') return state;
  if (starts_at > now) return 'upcoming';
  return ends_at > now ? 'in_progress' : 'finished';
}

/** The times that the employer offers, the first one first. */
const offeredTimes = ({ starts_at, other_times }: Pick<Stored, 'starts_at' | 'other_times'>): number[] => [
  toSeconds(starts_at),
  ...other_times,
];

/** The candidate can take a rejection or a proposal back while the time is still to come. */
export const canUndo = ({ state, ended_by, proposed_times, ...row }: Stored, now: Date): boolean =>
  offeredTimes(row).some((time) => time * 1000 > now.getTime()) &&
  ((state === 'rejected' && ended_by === 'jobseeker') || (state === 'pending' && proposed_times.length > 0));

const undone: Changes = { state: 'pending', ended_by: null, reason: null, proposed_times: [] };

/**
 * Change by a candidate's answer; null if it is already in effect. An answer to an outdated version is refused with 40009
 * (optimistic locking).
 */
export function changesByCandidate(row: Stored, answer: InterviewAnswer, now: Date): Changes | null {
  if (isRepeated(row, answer)) return null;
  checkVersion(row, answer.version);
  const phase = phaseOf(row, now);
  switch (answer.action) {
    case 'accept':
      if (phase !== 'pending') throw new ApiError(errorCode.interviewOver);
      return { state: 'accepted', ...readChoice(row, answer, now), proposed_times: [], other_times: [] };
    case 'reject':
      if (phase !== 'pending') throw new ApiError(errorCode.interviewOver);
      return { state: 'rejected', ended_by: 'jobseeker', reason: answer.reason, proposed_times: [] };
    case 'cancel':
      checkCanMove(row, now);
      return { state: 'cancelled', ended_by: 'jobseeker', reason: answer.reason };
    case 'propose': {
      if (phase !== 'pending') throw new ApiError(errorCode.interviewOver);
      return {
        proposed_times: readProposals(
          answer.times,
          now,
          row.limits?.proposed_times ?? interviewLimits.proposedTimes,
        ),
      };
    }
    case 'undo':
      if (!canUndo(row, now)) throw new ApiError(errorCode.interviewOver);
      return undone;
  }
}

/** Changes of an interview by the recruiter. A time that the candidate proposed needs no second confirmation. */
export function changesByRecruiter(
  row: Stored,
  change: Exclude<InterviewChange, { action: 'change' }>,
  now: Date,
): Changes | null {
  if (change.action === 'cancel' && row.state === 'cancelled') return null;
  const isSameTime = change.action === 'reschedule' && change.starts_at === toSeconds(row.starts_at);
  if (isSameTime && row.proposed_times.length + row.other_times.length === 0) return null;
  checkVersion(row, change.version);
  if (row.state === 'accepted') checkCanMove(row, now);
  else if (row.state !== 'pending') throw new ApiError(errorCode.interviewOver);
  if (change.action === 'cancel')
    return { state: 'cancelled', ended_by: 'recruiter', reason: change.reason, ...noTimes };
  const starts = new Date(change.starts_at * 1000);
  if (starts <= now) throw new ApiError(errorCode.interviewInPast);
  return {
    state: row.proposed_times.includes(change.starts_at) ? 'accepted' : 'pending',
    ...spanFrom(row, change.starts_at),
    ...noTimes,
  };
}

const noTimes: Changes = { proposed_times: [], other_times: [] };

/** The span from another start, of the same duration. */
export function spanFrom({ starts_at, ends_at }: Pick<Stored, 'starts_at' | 'ends_at'>, seconds: number) {
  const starts = new Date(seconds * 1000);
  return { starts_at: starts, ends_at: new Date(starts.getTime() + ends_at.getTime() - starts_at.getTime()) };
}

/** The time that the candidate chooses of those offered. */
function readChoice(row: Stored, { starts_at }: { starts_at?: number | undefined }, now: Date): Changes {
  const chosen = starts_at ?? toSeconds(row.starts_at);
  if (!offeredTimes(row).includes(chosen))
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { starts_at: 'invalid' } });
  if (chosen * 1000 <= now.getTime()) throw new ApiError(errorCode.interviewOver);
  return chosen === toSeconds(row.starts_at) ? {} : spanFrom(row, chosen);
}

function isRepeated(row: Stored, answer: InterviewAnswer): boolean {
  switch (answer.action) {
    case 'accept':
      return (
        row.state === 'accepted' &&
        (answer.starts_at ?? toSeconds(row.starts_at)) === toSeconds(row.starts_at)
      );
    case 'reject':
      return row.state === 'rejected';
    case 'cancel':
      return row.state === 'cancelled';
    case 'propose':
      return answer.times.length > 0 && String(sorted(answer.times)) === String(row.proposed_times);
    case 'undo':
      return row.state === 'pending' && row.proposed_times.length === 0;
  }
}

/** 40009 for a version that is not the current one (optimistic locking). */
export function checkVersion(row: Pick<Stored, 'version'>, version: number): void {
  if (row.version !== version) throw new ApiError(errorCode.staleVersion);
}

/** Only an accepted interview can be called off, and only well before its start. */
export function checkCanMove(row: Stored, now: Date): void {
  if (row.state !== 'accepted' || row.ends_at <= now) throw new ApiError(errorCode.interviewOver);
  if (now > cancelUntil(row))
    throw new ApiError(errorCode.interviewTooNear, { params: { limit: cancelHoursOf(row) } });
}

const sorted = (times: readonly number[]) => [...new Set(times)].sort((a, b) => a - b);

/** Further times of an invitation: with the first at most `most` (41295), each to come (41153). */
export function readOtherTimes(
  first: number,
  times: readonly number[],
  now: Date,
  most: number = interviewLimits.proposedTimes,
): number[] {
  const others = sorted(times).filter((time) => time !== first);
  if (others.length >= most) throw new ApiError(errorCode.interviewTimes, { params: { limit: most } });
  if (others.some((time) => time * 1000 <= now.getTime())) throw new ApiError(errorCode.interviewInPast);
  return others;
}

function readProposals(times: readonly number[], now: Date, most: number): number[] {
  const proposals = sorted(times);
  if (proposals.length === 0 || proposals.length > most)
    throw new ApiError(errorCode.interviewTimes, { params: { limit: most } });
  if (proposals.some((time) => time * 1000 <= now.getTime())) throw new ApiError(errorCode.interviewInPast);
  return proposals;
}
