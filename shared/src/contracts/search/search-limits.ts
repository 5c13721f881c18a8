export const searchLimits = {
  /** Days for which a search of the history is kept after it was last looked at; with VIP, those of `vipDays`. */
  days: 90,
  vipDays: 365,
  /** Days for which older searches stay after VIP has ended. */
  graceDays: 30,
  /** Searches of one account; the oldest go first. */
  stored: 300,
  /** Newest results of a search that are compared, and the searches of an account for which they are kept. */
  compared: 200,
  comparedSearches: 50,
  /** Days after which results are too old to compare. */
  comparedDays: 90,
  /** Minutes without a look after which the next one begins a new visit. */
  visitMinutes: 30,
  /** Jobs of each kind of change that an answer lists. */
  listed: 50,
} as const;
