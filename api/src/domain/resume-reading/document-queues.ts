import { createFairQueue, currentAsker, type FairQueue } from '@jobharbor/shared/http-server';

/**
 * Places for document processes. Guests have places of their own, so that they never take a place from somebody who has
 * signed up. One network cannot take all places of the guests.
 */
const members = createFairQueue({ running: 3, waiting: 20, perNetwork: 2 });

/** Processor time of a guest's network: two minutes. Half of what was used is forgotten after five minutes. */
const guests = createFairQueue({
  ...{ running: 2, waiting: 20, perNetwork: 1 },
  ...{ budgetMs: 120_000, halfLifeMs: 300_000 },
});

/** The queue of whoever asks. */
export const documentQueue: FairQueue = (work, options) => {
  const { asker = currentAsker() } = options ?? {};
  return (asker.isMember ? members : guests)(work, { ...options, asker });
};
