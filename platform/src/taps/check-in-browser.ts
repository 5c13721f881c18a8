import { checkLifecycle, type LifecycleOptions, type LifecycleReport } from '../rehearsal/check-lifecycle.ts';
import type { TapRule } from '../settings.ts';
import { findSlowerTaps } from './check-taps.ts';

export interface BrowserReport extends LifecycleReport {
  /** Sentences that do not keep the release from being published. */
  warnings: string[];
}

/**
 * The release gate's checks in a real browser: lifecycles, then, of a release that passes them, its taps against the
 * live version's. Not again after another publish, since it cannot have changed them.
 */
export async function checkInBrowser(options: LifecycleOptions, rule: TapRule): Promise<BrowserReport> {
  const report = await checkLifecycle(options);
  if (rule === 'off' || options.only !== undefined || report.refusals.length > 0)
    return { ...report, warnings: [] };
  const { slower, notes } = await findSlowerTaps(options);
  if (rule === 'warn') return { ...report, warnings: [...slower, ...notes] };
  const remedy = 'Make it as fast again, or publish with --force and a reason.';
  return { ...report, refusals: slower.map((sentence) => `${sentence} ${remedy}`), warnings: notes };
}
