import type { RemoteProps } from '@jobharbor/shared/remote';
import { isOfNoRemote } from '../../common/extension-signs.ts';
import type { ReportedFact } from '../../common/health-reporter.ts';
import { guardPage, type Originals, type PageGuard, readOriginals } from './guard-page.ts';
import { restorePage } from './restore-page.ts';

/** Facts of a run that the clean-up after a remote needs. */
export interface CleanedRun {
  name: string;
  locale: RemoteProps['locale'];
  report(fact: Pick<ReportedFact, 'event' | 'text'>): void;
  /** Makes the next navigation load a document. */
  discardPage(): void;
}

function reportLeft({ report }: CleanedRun, what: string, left: readonly string[]): void {
  if (left[0]) report({ event: 'reported', text: `${what} ${left}` });
}

function restoreAndReport(run: CleanedRun, originals: Originals, guard?: PageGuard): void {
  const { changed, isSpoilt } = restorePage(originals, run.locale.getState(), run.name, guard);
  reportLeft(run, 'page-changed', changed);
  if (isSpoilt) run.discardPage();
}

/** Restores and reports what a remote changed outside its element since `guard`. */
export const cleanPage = (run: CleanedRun, guard: PageGuard): void =>
  restoreAndReport(run, guard.originals, guard);

/** The page before a mount or unmount. Built-ins that the remote of `run` changed since its own are restored first. */
export function cleanedGuard(run: CleanedRun): PageGuard {
  restoreAndReport(run, readOriginals());
  return guardPage();
}

/** Cleans up after a remote's unmount: also the `elements` that it added to body, and the leases that it `held`. */
export function tidyPage(
  run: CleanedRun,
  guard: PageGuard,
  elements: readonly Element[],
  held: readonly string[],
): void {
  cleanPage(run, guard);
  reportLeft(run, 'lease-left', held);
  const left = elements.filter((element) => element.isConnected && !isOfNoRemote(element));
  for (const element of left) element.remove();
  reportLeft(
    run,
    'elements-left',
    left.map(({ localName, classList }) => [localName, ...classList].join('.')),
  );
}
