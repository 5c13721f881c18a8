/** Minimum number of advertisements of which figures of pay are given. Without zod, for pages as well. */
export const minPayAdverts = 10;
