import type { TapTrace } from './read-trace.ts';
import { costOf, describeWork, middleRound, slowdown } from './tap-figure.ts';

/** Rounds of one tap on both versions, in one run. */
export interface TapRounds {
  /** Package and tap, for sentences. */
  remote: string;
  name: string;
  live: readonly TapTrace[];
  candidate: readonly TapTrace[];
}

/** How many times the live version's time is too much. */
const allowed = 4 / 3;
/** Milliseconds on the slow phone below which nobody notices a difference. */
const noticed = 50;

/** Whether a tap became slower by a third, and enough for somebody to notice. */
export function isSlower({ live, candidate }: Pick<TapRounds, 'live' | 'candidate'>): boolean {
  const [before, now] = [costOf(middleRound(live)), costOf(middleRound(candidate))];
  return now > before * allowed && (now - before) * slowdown > noticed;
}

/** Sentence about a slower tap: by how much, and what its longest task is spent on. */
export function describeSlower({ remote, name, live, candidate }: TapRounds): string {
  const [before, now] = [middleRound(live), middleRound(candidate)];
  const inMilliseconds = (round: TapTrace) => (costOf(round) * slowdown).toFixed(0);
  const share = ((costOf(now) / costOf(before) - 1) * 100).toFixed(0);
  return `The tap “${name}” of ${remote} is ${share} % slower than in the live version: ${inMilliseconds(now)} ms instead of ${inMilliseconds(before)} on a slow phone. Its longest task: ${describeWork(now)}.`;
}
