/**
 * Time limits of the journeys, in milliseconds. A journey that passes ends far below these on a
 * quiet machine; they are generous so that it passes on one that is several times slower, or busy.
 */
export const limits = {
  /** For one thing on a page: an element, an address, an answer, a condition that is polled. */
  action: 45_000,
  /** For a journey, or what is set up before those of a file. */
  journey: 600_000,
} as const;
