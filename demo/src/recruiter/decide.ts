/** How the demonstration recruiter decides; null: the application stays viewed. */
export type Decision = 'accepted' | 'declined' | null;

/** Knuth's multiplicative hash, from 0 to 99: neighbouring ids get unrelated values. */
const hashPercent = (id: number): number => (Math.imul(id, 2_654_435_761) >>> 0) % 100;

/**
 * Always the same for an application: of a hundred, 55 are accepted, 25 declined and 20 stay undecided. One with an
 * answer that is not what the job asks for is declined.
 */
export function decide(applicationId: number, unmetAnswers = 0): Decision {
  if (unmetAnswers > 0) return 'declined';
  const percent = hashPercent(applicationId);
  if (percent < 55) return 'accepted';
  return percent < 80 ? 'declined' : null;
}
