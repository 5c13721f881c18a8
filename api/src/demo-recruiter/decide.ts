/** How the demonstration recruiter decides; null: the application stays viewed. */
export type Decision = 'accepted' | 'declined' | null;

/** Knuth's multiplicative hash: neighbours in the list do not share their fate. */
const spread = (id: number): number => (Math.imul(id, 2_654_435_761) >>> 0) % 100;

/** Always the same for an application: of a hundred, 55 are accepted, 25 declined, 20 left waiting. */
export function decide(applicationId: number): Decision {
  const share = spread(applicationId);
  if (share < 55) return 'accepted';
  return share < 80 ? 'declined' : null;
}
