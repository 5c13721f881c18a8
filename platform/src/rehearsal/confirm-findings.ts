import { availableParallelism, loadavg } from 'node:os';

/** True while more work waits than the machine has cores: what has a time limit may then exceed it without a fault. */
const isMachineBusy = (): boolean => (loadavg()[0] ?? 0) > availableParallelism();

export interface Confirmation<T> {
  /** A finding that slowness of the machine alone can cause. */
  mayBeSlowness(finding: T): boolean;
  textOf(finding: T): string;
  isBusy?: () => boolean;
}

const withoutNumbers = (text: string): string => text.replace(/\d+/g, '0');

/**
 * Findings of `look`. On a busy machine it looks a second time if slowness alone can have caused one of them, and leaves
 * out what it does not find again: a good release is not refused because the machine was slow for a moment.
 */
export async function confirmFindings<T>(
  look: (turn: 'first' | 'again') => Promise<readonly T[]>,
  { mayBeSlowness, textOf, isBusy = isMachineBusy }: Confirmation<T>,
): Promise<readonly T[]> {
  const first = await look('first');
  if (!first.some(mayBeSlowness) || !isBusy()) return first;
  const again = new Set((await look('again')).map((finding) => withoutNumbers(textOf(finding))));
  return first.filter((finding) => !mayBeSlowness(finding) || again.has(withoutNumbers(textOf(finding))));
}
