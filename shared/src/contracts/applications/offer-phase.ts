import * as z from 'zod/mini';

/** State of an offer at a given time. `open`: made, and neither answered, withdrawn nor expired. */
export const offerPhase = z.enum(['open', 'accepted', 'declined', 'withdrawn', 'expired']);
export type OfferPhase = z.infer<typeof offerPhase>;
