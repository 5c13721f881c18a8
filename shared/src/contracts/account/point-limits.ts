/** Points that an invited friend who counts, and a refreshed résumé, bring. */
export const pointRewards = { invitation: 10, refresh: 2 } as const;

export const resumeRefresh = {
  /** Days that a refresh lasts, and until the next one. */
  days: 7,
  /** New words in descriptions and summary that are a change without any other. */
  words: 5,
} as const;

/** The most points that an admin gives or takes by one correction. */
export const maxCorrection = 100_000;

/** The smallest withdrawal of each network; all are multiples of `withdrawalStep`. */
export const withdrawalMinimum = { tron: 100, ethereum: 1_000 } as const;
export const withdrawalStep = 100;

/** Movements and withdrawals that a page lists, newest first. */
export const listedMovements = 50;
