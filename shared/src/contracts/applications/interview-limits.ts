/** Times around the start of an interview, and how many times a candidate can propose. */
export const interviewLimits = {
  /** Later than this before the start, nobody cancels or moves an accepted interview. */
  cancelHours: 3,
  /** Check-in opens this long before the start. */
  checkInHours: 2,
  /** Check-in closes this long after the start; attendance can be marked later than that. */
  checkInMinutes: 30,
  proposedTimes: 3,
} as const;
