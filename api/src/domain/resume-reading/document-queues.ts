import { createFairQueue, currentAsker, type FairQueue } from '@jobharbor/shared/http-server';

/**
 * Places for document processes. Guests, whom nothing identifies, have places of their own, so that they never take one from
 * somebody who has signed up; one network leaves a place to others.
 */
const members = createFairQueue({ running: 3, waiting: 20, perNetwork: 2 });

/** What a guest's network may use: two minutes of processor time, half of which is forgotten after five. */
const guests = createFairQueue({
  ...{ running: 2, waiting: 20, perNetwork: 1 },
  ...{ budgetMs: 120_000, halfLifeMs: 300_000 },
});

/** The queue of whoever asks. */
export const documentQueue: FairQueue = (work, options) => {
  const { asker = currentAsker() } = options ?? {};
  return (asker.isMember ? members : guests)(work, { ...options, asker });
};
