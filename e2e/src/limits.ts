/** Timeouts of the journeys, in milliseconds. Generous: a machine may be several times slower, or busy. */
export const limits = {
  /** Timeout of one action on a page: an element, a URL, an answer, a polled condition. */
  action: 45_000,
  /** Timeout of a journey, or of a file's set-up. */
  journey: 600_000,
} as const;
