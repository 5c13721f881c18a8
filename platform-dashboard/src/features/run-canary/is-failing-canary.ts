import type { Canary, Comparison } from '@jobharbor/platform/schemas';
import { failedShare } from '../../components/figures.ts';

/** Visits below which a failure may be one person's browser, and those from which it is none where half of them fail. */
const fewest = 20;
const fewWithHalf = 5;
const half = 0.5;

/** How much more often a canary fails than the live set does: an absolute share. */
export const excessOf = ({ comparison: { canary, live } }: { comparison: Comparison }): number =>
  (failedShare(canary) ?? 0) - (failedShare(live) ?? 0);

/** Whether a canary is failing: by its verdict, or by its figures before it has the minimum of visits. */
export const isFailingCanary = (canary: {
  comparison: Comparison;
  threshold: Canary['threshold'];
}): boolean =>
  canary.comparison.worse.length > 0 ||
  (canary.comparison.canary.visits >= fewest && excessOf(canary) > canary.threshold.tolerance) ||
  (canary.comparison.canary.visits >= fewWithHalf && excessOf(canary) > half);
