/** Points that an invited friend who counts brings the inviter. */
export const pointRewards = { invitation: 10 } as const;

/** The smallest withdrawal of each network; all are multiples of `withdrawalStep`. */
export const withdrawalMinimum = { tron: 100, ethereum: 1_000 } as const;
export const withdrawalStep = 100;

/** Movements and withdrawals that a page lists, newest first. */
export const listedMovements = 50;
