/** Limits of references. */
export const referenceLimits = {
  text: { min: 20, max: 400 },
  name: 100,
  /** References of an account, answered or not. */
  count: 20,
  /** Requests of an account in a day. */
  perDay: 5,
  /** Requests to one address in a week, of whomever. */
  perAddress: 5,
  /** Days between two requests of an account to one address. */
  againDays: 30,
  /** Days in which the link of a mail takes an answer. */
  answerDays: 30,
} as const;
