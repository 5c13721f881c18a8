import type { CanaryThreshold } from '../contract/documents.ts';
import { readList, readNumber, readShare, requireArgument } from './read-arguments.ts';

/** Options of a canary's ramp and threshold. */
export const growthOptions = ['ramp', 'hold', 'minimum-visits', 'tolerance'] as const;

interface GrowthOptions {
  share?: string | undefined;
  ramp?: string | undefined;
  hold?: string | undefined;
  'minimum-visits'?: string | undefined;
  tolerance?: string | undefined;
}

export interface Growth {
  /** Initial share. */
  share: number;
  ramp?: { steps: number[]; hold_minutes: number };
  threshold?: CanaryThreshold;
}

const usualHold = 10;
const usualThreshold = { minimum_visits: 50, tolerance: 0.02 };

/** Parses a share, or a ramp of shares starting with the first; hold time in minutes; thresholds if given. */
export function readGrowth(options: GrowthOptions): Growth {
  const { ramp, hold, tolerance, 'minimum-visits': minimum } = options;
  const [first, ...steps] = ramp === undefined ? [] : readList(ramp).map(readShare);
  const share = first ?? readShare(requireArgument(options.share, 'the share: --share 10%'));
  return {
    share,
    ...(steps.length > 0 && {
      ramp: { steps, hold_minutes: hold === undefined ? usualHold : readNumber(hold, 'minutes') },
    }),
    ...((minimum ?? tolerance) !== undefined && {
      threshold: {
        minimum_visits: minimum === undefined ? usualThreshold.minimum_visits : readNumber(minimum, 'visits'),
        tolerance: tolerance === undefined ? usualThreshold.tolerance : readShare(tolerance),
      },
    }),
  };
}
