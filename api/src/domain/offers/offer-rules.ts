import type { OfferAnswer, OfferTerms } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import type { OffersTable } from '../../database/tables/offer-tables.ts';
import { offerPhaseOf } from '../application-rules/offer-phase-of.ts';

export type StoredOffer = Selectable<OffersTable>;
type Changes = Partial<
  Pick<
    StoredOffer,
    'state' | 'answered_at' | 'decline_reason' | 'text' | 'signed_name' | 'open_application_id'
  >
>;

/**
 * Change by the candidate's answer; null if it is already in effect. 40009 for an answer to another version, 42098 for an
 * offer that is not open any more.
 */
export function changesByAnswer(
  row: StoredOffer,
  answer: Exclude<OfferAnswer, { action: 'ask' }>,
  now: Date,
): Changes | null {
  const state = answer.action === 'accept' ? 'accepted' : 'declined';
  if (row.state === state) return null;
  checkOpen(row, answer.version, now);
  const ended = { state, answered_at: now, open_application_id: null } as const;
  return answer.action === 'accept'
    ? { ...ended, signed_name: answer.signed_name.trim() }
    : { ...ended, decline_reason: answer.reason, text: answer.text ?? null };
}

/** The employer's withdrawal; null if it is already in effect. */
export function changesByWithdrawal(
  row: StoredOffer,
  { version, text }: { version: number; text: string },
  now: Date,
): Changes | null {
  if (row.state === 'withdrawn') return null;
  checkOpen(row, version, now);
  return { state: 'withdrawn', text, open_application_id: null };
}

export function checkOpen(row: StoredOffer, version: number, now: Date): void {
  if (offerPhaseOf(row, now) !== 'open') throw new ApiError(errorCode.offerOver);
  if (row.version !== version) throw new ApiError(errorCode.staleVersion);
}

/** Whether an offer has these terms, which are then those of a repeated request. */
export const hasTerms = ({ terms }: StoredOffer, wanted: OfferTerms): boolean =>
  (Object.keys(wanted) as (keyof OfferTerms)[]).every(
    (name) => JSON.stringify(sorted(terms[name])) === JSON.stringify(sorted(wanted[name])),
  );

/** JSON of the database has its members in another order. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).sort(([a], [b]) => a.localeCompare(b))
    : value;
