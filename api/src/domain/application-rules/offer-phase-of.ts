import type { OfferPhase } from '@jobharbor/shared/contracts';
import type { Selectable } from 'kysely';
import type { OffersTable } from '../../database/tables/offer-tables.ts';

/** The state that people see: an open offer expires by the clock. */
export const offerPhaseOf = (
  { state, valid_until }: Pick<Selectable<OffersTable>, 'state' | 'valid_until'>,
  now: Date,
): OfferPhase => (state === 'open' && valid_until <= now ? 'expired' : state);
