import type { Tap } from '@jobharbor/shared/remote/taps';
import type { TapTrace, Work } from './read-trace.ts';

/** How many times slower than this machine a cheap phone is. */
export const slowdown = 6;

/** Goals in milliseconds on that phone: a key in a text field, any other tap. */
export const goalOf = ({ like }: Pick<Tap, 'like'>): number => (like === 'key' ? 100 : 200);

/** Of several rounds the one whose tap was slowest in the middle: its figures belong together. */
export function middleRound(rounds: readonly TapTrace[]): TapTrace {
  const sorted = rounds.toSorted((one, other) => costOf(one) - costOf(other));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('There was no round.');
  return middle;
}

/** What a tap costs a person: the longest wait, for its own frame or for the next tap's. */
export const costOf = ({ nextPaint, longestTask }: TapTrace): number => Math.max(nextPaint, longestTask);

/** The parts of the longest task that matter, on the slow phone. */
export function describeWork({ work }: Pick<TapTrace, 'work'>): string {
  const parts = work.filter(({ milliseconds }) => milliseconds * slowdown >= 10).slice(0, 4);
  return parts.map((one) => `${(one.milliseconds * slowdown).toFixed(0)} ${nameOf(one)}`).join(', ');
}

function nameOf({ kind, file, elements }: Work): string {
  if (kind === 'script') return `script ${file ?? 'of the browser'}`;
  return kind === 'other' ? 'other' : `${kind} of ${elements} elements`;
}
