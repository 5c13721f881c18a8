import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import type { ReportedFact } from '../../common/health-reporter.ts';
import { createSupportCode } from './failure-card.ts';
import { findOtherVersions } from './find-other-versions.ts';
import { loadFallback } from './load-fallback.ts';
import type { LoadAddress } from './load-module.ts';
import { mergeTexts } from './merge-texts.ts';
import type { FailedRun, FallbackResult, Run } from './mount-run.ts';
import { redrawPage } from './redraw-page.ts';
import { retryAddress } from './retry-address.ts';
import { runVersion } from './run-version.ts';

/** Milliseconds before each retry. */
const retryDelays = [300, 1_200];

/**
 * Recovers from a failed version. A page whose elements somebody else has moved is drawn again. A version that did not
 * load is retried with another URL. Then come other versions, the remote's static fallback, and the shell's failure
 * card. A slot has its own fallback instead of the last two.
 */
export async function fallbackChain(
  run: Run,
  entry: DiscoveryEntry,
  first: FailedRun,
): Promise<FallbackResult> {
  const redrawn = await redrawPage(run, entry, first);
  if (redrawn) return redrawn;
  const { name, slot, context } = run;
  let failed = first;
  let failing = entry;
  const report = (fact: Pick<ReportedFact, 'event' | 'rung' | 'support_code' | 'text' | 'error'>) =>
    context.report({ remote: name, version: failing.metadata.version, ...(slot && { slot }), ...fact });
  const reportFailure = (rung: ReportedFact['rung']) =>
    report({ event: failed.event, rung, text: String(failed.error), error: failed.error });

  /** Runs a version; undefined if that failed as well. */
  async function attempt(
    rung: ReportedFact['rung'],
    version: DiscoveryEntry,
    address: LoadAddress,
  ): Promise<FallbackResult | undefined> {
    const outcome = await runVersion(run, version, address);
    failing = version;
    if (outcome.status === 'failed') {
      failed = outcome;
      return undefined;
    }
    if (outcome.status === 'running') report({ event: 'recovered', rung, text: String(first.error) });
    return outcome;
  }

  for (const delay of retryDelays) {
    if (failed.event !== 'load-failed' || failed.isPermanent) break;
    reportFailure('retry');
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (!run.isCurrent()) return { status: 'superseded' };
    const result = await attempt('retry', entry, retryAddress(name, entry));
    if (result) return result;
  }

  reportFailure('previous-version');
  for (const version of await (context.findOtherVersions ?? findOtherVersions)(run, entry)) {
    if (!run.isCurrent()) return { status: 'superseded' };
    await mergeTexts(context.props(version), version);
    const result = await attempt('previous-version', version, retryAddress(name, version));
    if (result) return result;
  }
  if (!run.isCurrent()) return { status: 'superseded' };

  const fallback = slot ? null : await loadFallback(run, entry);
  const supportCode = createSupportCode();
  failing = entry;
  report({
    event: slot ? 'slot-failed' : first.event,
    rung: slot || fallback ? 'fallback' : 'card',
    support_code: supportCode,
    // The step that failed tells the network from the slot's code.
    text: slot ? `${first.event}: ${first.error}` : String(first.error),
    error: first.error,
  });
  return { status: 'failed', supportCode, fallback };
}
