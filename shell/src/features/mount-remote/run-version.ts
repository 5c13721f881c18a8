import { textTag } from '@jobharbor/shared/i18n';
import { type DiscoveryEntry, nextTask } from '@jobharbor/shared/remote';
import { fitsRange } from '@jobharbor/shared/remote/fits-range';
import type { HealthEvent } from '@jobharbor/shared/telemetry';
import { scopeLease } from '../../common/create-dirty-lease.ts';
import type { ReportedFact } from '../../common/health-reporter.ts';
import { loadTexts } from '../../common/load-texts.ts';
import { hasBlockedPage, trackRun } from './blocked-versions.ts';
import { guardPage, type PageGuard } from './guard-page.ts';
import { firstAddress, loadModule } from './load-module.ts';
import { loadStyles } from './load-styles.ts';
import { mountRemote } from './mount-remote.ts';
import type { Outcome, Run } from './mount-run.ts';
import { withTimeLimit } from './time-limit.ts';

/** Restores what changed since the previous mount; the remote that was mounted last is reported as its cause. */
let restorePrevious = () => {};

/** Loads and mounts one version of a remote. Never rejects, and always settles within its time limits. */
export async function runVersion(
  run: Run,
  entry: DiscoveryEntry,
  address = firstAddress(run.name, entry),
): Promise<Outcome> {
  const { name, slot, context } = run;
  const { contract } = entry.extras;
  const { version } = entry.metadata;
  const report = (fact: Pick<ReportedFact, 'event' | 'ms' | 'text' | 'error'>) =>
    context.report({ remote: name, version, ...(slot && { slot }), ...fact });
  const props = context.props(entry);
  const needed = contract.needs.shared;
  let event: HealthEvent = 'load-failed';
  if (context.provides && !fitsRange(context.provides, needed)) {
    const error = new Error(`${name} needs shared ${needed}; the shell has ${context.provides}`);
    return { status: 'failed', event, error, isPermanent: true };
  }
  if (hasBlockedPage(name, version)) {
    return { status: 'failed', event: 'mount-failed', error: new Error(`${name} had blocked the page`) };
  }
  restorePrevious();
  const lease = scopeLease(props.lease);
  const guard = guardPage();
  const reportLeft = (what: string, left: string[]) => {
    if (left[0]) report({ event: 'reported', text: `${what} ${left}` });
  };
  const restore = ({ restore, takeSpoilt }: PageGuard) => {
    reportLeft('page-changed', restore(props.locale.getState()));
    if (takeSpoilt()) context.discardPage();
  };
  /** Cleans up after the unmount, whether the remote answered or not. */
  const tidy = (current: PageGuard, elements: readonly Element[]) => {
    restore(current);
    reportLeft('lease-left', lease.end());
    const left = elements.filter((element) => element.isConnected);
    for (const element of left) element.remove();
    reportLeft(
      'elements-left',
      left.map(({ localName, classList }) => [localName, ...classList].join('.')),
    );
  };
  const endRun = trackRun(name, version);
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  try {
    const [lifecycles] = await Promise.all([
      loadModule(name, entry, slot ? `slot-${slot}` : 'entry', address),
      loadTexts(props.i18n, entry, textTag(props.locale.getState()), address.base),
      slot ? undefined : withTimeLimit(address.limit, `Styles of ${name}`, loadStyles(entry, address.base)),
    ]);
    report({ event: 'loaded', ms: elapsed() });
    if (run.isHydrating) await nextTask();
    if (!run.isCurrent()) return { status: 'superseded' };
    event = 'mount-failed';
    const place = await run.place();
    if (!run.isCurrent()) return { status: 'superseded' };
    const mounted = await mountRemote(
      lifecycles,
      {
        ...props,
        ...place,
        lease,
        telemetry: {
          report: (reported, detail) => {
            if (reported === 'hydration-mismatch' || reported === 'part-failed')
              return report({ event: reported, text: String(detail?.text) });
            report({ event: 'reported', text: `${reported} ${JSON.stringify(detail ?? {})}` });
          },
        },
        onCrash: run.onCrash,
      },
      (error) => report({ event: 'unmount-failed', text: String(error), error }),
    );
    report({ event: 'mounted', ms: elapsed() });
    restore(guard);
    restorePrevious = () => restore(guardPage());
    const added = guard.added();
    const unmount = async () => {
      const leaving = guardPage();
      await mounted.unmount();
      tidy(leaving, added);
    };
    return { status: 'running', mounted: { unmount } };
  } catch (error) {
    tidy(guard, guard.added());
    return { status: 'failed', event: isMissingFile(error) ? 'load-failed' : event, error };
  } finally {
    endRun();
  }
}

/** The bundler's error for the script or style of a chunk: a mount that waits for one has not loaded completely. */
const isMissingFile = (error: unknown): boolean => error instanceof Error && 'request' in error;
