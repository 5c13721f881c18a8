import {
  type ApplicationStatus,
  applicationStatus,
  type OfferPhase,
  offerPhase,
} from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { cellOf, documentedTable } from '../../testing/documented-table.ts';
import { changesByAnswer, changesByWithdrawal, checkOpen, type StoredOffer } from '../offers/offer-rules.ts';
import { statusAfterAcceptance, statusAfterMove, statusAfterWithdrawal } from './application-rules.ts';
import { offerPhaseOf } from './offer-phase-of.ts';

const now = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-12-01T09:00:00Z');
const why = { reason: 'skills', text: 'We chose somebody else.' } as const;

const ofApplications: [string, (from: ApplicationStatus) => ApplicationStatus | null][] = [
  ['open it', (from) => statusAfterMove(from, { status: 'viewed' })],
  ['accept', (from) => statusAfterMove(from, { status: 'accepted' })],
  ['invite, offer', (from) => statusAfterAcceptance(from)],
  ['decline', (from) => statusAfterMove(from, { status: 'declined' })],
  ['decline with reason', (from) => statusAfterMove(from, { status: 'declined', ...why })],
  ['withdraw', (from) => statusAfterWithdrawal({ status: from, external_host: null }, null)],
  ['withdraw with reason', (from) => statusAfterWithdrawal({ status: from, external_host: null }, 'other')],
];

const anOffer = (phase: OfferPhase): StoredOffer => ({
  ...{ id: 1, application_id: 1, open_application_id: 1, recruiter_id: 1, version: 1 },
  state: phase === 'expired' ? 'open' : phase,
  terms: {} as StoredOffer['terms'],
  valid_until: phase === 'expired' ? now : later,
  ...{
    made_at: now,
    updated_at: now,
    answered_at: null,
    decline_reason: null,
    text: null,
    signed_name: null,
  },
});

const ofOffers: [string, (row: StoredOffer) => object | null][] = [
  ['accept', (row) => changesByAnswer(row, { action: 'accept', version: 1, signed_name: 'Maria' }, now)],
  ['decline', (row) => changesByAnswer(row, { action: 'decline', version: 1, reason: 'other' }, now)],
  [
    'ask',
    (row) => {
      checkOpen(row, 1, now);
      return {};
    },
  ],
  ['withdraw', (row) => changesByWithdrawal(row, { version: 1, text: 'Closed' }, now)],
];

function phaseAfter(row: StoredOffer, changes: object | null): OfferPhase | null {
  return changes && offerPhaseOf({ ...row, ...changes }, now);
}

it('the document says of every application and every offer what becomes of it by every action', () => {
  expect(documentedTable('applications.md', 'Applications')).toEqual([
    ['status', ...ofApplications.map(([name]) => name)],
    ...applicationStatus.options.map((from) => [
      from,
      ...ofApplications.map(([, act]) => cellOf(() => act(from))),
    ]),
  ]);
  expect(documentedTable('applications.md', 'Offers')).toEqual([
    ['state', ...ofOffers.map(([name]) => name)],
    ...offerPhase.options.map((phase) => {
      const row = anOffer(phase);
      return [phase, ...ofOffers.map(([, act]) => cellOf(() => phaseAfter(row, act(row))))];
    }),
  ]);
});

it('an offer and an answer to another version are refused, where the offer is open', () => {
  const answer = { action: 'accept', version: 2, signed_name: 'Maria' } as const;
  expect(cellOf(() => phaseAfter(anOffer('open'), changesByAnswer(anOffer('open'), answer, now)))).toBe(
    '40009',
  );
});
