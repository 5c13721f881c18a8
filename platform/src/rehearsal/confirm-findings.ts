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
 * The findings of `first` that stand. On a busy machine `lookAgain` runs if slowness alone can have caused all of them.
 * Findings that do not recur are dropped, so that a slow moment of the machine does not refuse a good release. With one
 * finding that is certain the release is refused anyway, and nothing is looked at twice.
 */
export async function confirmFindings<T>(
  first: readonly T[],
  lookAgain: () => Promise<readonly T[]>,
  { mayBeSlowness, textOf, isBusy = isMachineBusy }: Confirmation<T>,
): Promise<readonly T[]> {
  if (first.length === 0 || !first.every(mayBeSlowness) || !isBusy()) return first;
  const again = new Set((await lookAgain()).map((finding) => withoutNumbers(textOf(finding))));
  return first.filter((finding) => again.has(withoutNumbers(textOf(finding))));
}
