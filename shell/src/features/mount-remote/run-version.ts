import { textTag } from '@jobharbor/shared/i18n';
import { type DiscoveryEntry, nextTask } from '@jobharbor/shared/remote';
import { fitsRange } from '@jobharbor/shared/remote/fits-range';
import type { HealthEvent } from '@jobharbor/shared/telemetry';
import { scopeLease } from '../../common/create-dirty-lease.ts';
import type { ReportedFact } from '../../common/health-reporter.ts';
import { loadTexts } from '../../common/load-texts.ts';
import { hasBlockedPage, trackRun } from './blocked-versions.ts';
import type { CleanedRun } from './clean-page.ts';
import { loadedCleaner, whenCleaner } from './clean-up-later.ts';
import { addedElements, guardPage, type PageGuard } from './guard-page.ts';
import { firstAddress, loadModule } from './load-module.ts';
import { loadStyles } from './load-styles.ts';
import { mountRemote } from './mount-remote.ts';
import type { Outcome, Run } from './mount-run.ts';
import { withTimeLimit } from './time-limit.ts';

/** Guards the page after what changed since the previous mount is restored; the remote that was mounted last is reported. */
let guardNext = guardPage;

/** Loads and mounts one version of a remote. Never rejects, and always settles within its time limits. */
export async function runVersion(
  run: Run,
  entry: DiscoveryEntry,
  address = firstAddress(run.name, entry),
): Promise<Outcome> {
  const { name, slot, context } = run;
  const { version } = entry.metadata;
  const report = (fact: Pick<ReportedFact, 'event' | 'ms' | 'text' | 'error'>) =>
    context.report({ remote: name, version, ...(slot && { slot }), ...fact });
  const props = context.props(entry);
  const refused = refuseVersion(run, entry);
  if (refused) return refused;
  let event: HealthEvent = 'load-failed';
  const lease = scopeLease(props.lease);
  const guard = guardNext();
  const cleaned: CleanedRun = {
    name,
    locale: props.locale,
    report,
    discardPage: context.discardPage,
    readScripts: context.readScripts,
  };
  const guardAgain = () => loadedCleaner()?.cleanedGuard(cleaned) ?? guardPage();
  /** Cleans up after the unmount, whether the remote answered or not. */
  const tidy = (before: PageGuard, elements: readonly Element[]) => {
    const held = lease.end();
    return whenCleaner(({ tidyPage }) => tidyPage(cleaned, before, elements, held));
  };
  const endRun = trackRun(name, version);
  const elapsed = createStopwatch();
  try {
    const [lifecycles] = await Promise.all([
      (context.loadModule ?? loadModule)(name, entry, slot ? `slot-${slot}` : 'entry', address),
      loadTexts(props.i18n, entry, textTag(props.locale.getState()), address.base),
      slot ? undefined : withTimeLimit(address.limit, `Styles of ${name}`, loadStyles(entry, address.base)),
    ]);
    report({ event: 'loaded', ms: elapsed() });
    // The code has run in this task. The page before stays until the mount.
    await nextTask();
    if (!run.isCurrent()) return { status: 'superseded' };
    event = 'mount-failed';
    const place = await run.place(entry);
    if (!run.isCurrent()) return { status: 'superseded' };
    const mounted = await mountRemote(
      lifecycles,
      {
        ...props,
        ...place,
        lease,
        telemetry: { report: (reported, detail) => report(reportedFact(reported, detail)) },
        onCrash: run.onCrash,
      },
      (error) => report({ event: 'unmount-failed', text: String(error), error }),
      run.enter,
    );
    report({ event: 'mounted', ms: elapsed() });
    void whenCleaner(({ cleanPage }) => cleanPage(cleaned, guard));
    guardNext = guardAgain;
    const added = addedElements(guard);
    const unmount = async () => {
      const leaving = guardAgain();
      await mounted.unmount();
      await tidy(leaving, added);
    };
    return { status: 'running', mounted: { unmount } };
  } catch (error) {
    const tidied = tidy(guard, addedElements(guard));
    // The next attempt must not wait for a network that brings nothing.
    if (event === 'mount-failed') await tidied;
    return { status: 'failed', event: isMissingFile(error) ? 'load-failed' : event, error };
  } finally {
    endRun();
  }
}

/** A version that does not fit the shell, or that blocked the page before, is not loaded. */
function refuseVersion({ name, context }: Run, entry: DiscoveryEntry): Outcome | undefined {
  const needed = entry.extras.contract.needs.shared;
  if (context.provides && !fitsRange(context.provides, needed)) {
    const error = new Error(`${name} needs shared ${needed}; the shell has ${context.provides}`);
    return { status: 'failed', event: 'load-failed', error, isPermanent: true };
  }
  if (!hasBlockedPage(name, entry.metadata.version)) return undefined;
  return { status: 'failed', event: 'mount-failed', error: new Error(`${name} blocked the page`) };
}

/** Returns the milliseconds since it was created. */
function createStopwatch(): () => number {
  const started = performance.now();
  return () => Math.round(performance.now() - started);
}

/** What a remote reports through its telemetry, as a fact of its health. */
const reportedFact = (
  reported: string,
  detail: Record<string, unknown> | undefined,
): Pick<ReportedFact, 'event' | 'text'> =>
  reported === 'hydration-mismatch' || reported === 'part-failed'
    ? { event: reported, text: String(detail?.text) }
    : { event: 'reported', text: `${reported} ${JSON.stringify(detail ?? {})}` };

/** The bundler's error for the script or style of a chunk: a mount that waits for one has not loaded completely. */
const isMissingFile = (error: unknown): boolean => error instanceof Error && 'request' in error;
