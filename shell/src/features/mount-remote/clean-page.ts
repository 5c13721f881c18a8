import type { RemoteProps } from '@jobharbor/shared/remote';
import { isOfNoRemote } from '../../common/extension-signs.ts';
import type { ReportedFact } from '../../common/health-reporter.ts';
import { guardPage, type Originals, type PageGuard, readOriginals } from './guard-page.ts';
import { isForGood, restorePage } from './restore-page.ts';

/** Facts of a run that the clean-up after a remote needs. */
export interface CleanedRun {
  name: string;
  locale: RemoteProps['locale'];
  report(fact: Pick<ReportedFact, 'event' | 'text'>): void;
  /** Makes the next navigation load a document. */
  discardPage(): void;
  /** Given by unit tests, which have no scripts. */
  readScripts?: ((remote: string) => Promise<string[]>) | undefined;
}

function reportLeft({ report }: CleanedRun, what: string, left: readonly string[]): void {
  if (left[0]) report({ event: 'reported', text: `${what} ${left}` });
}

type Author = typeof import('./find-author.ts') & { scripts: string[] };

/** What tells whether the remote did it; undefined if its scripts cannot be read. Nobody is blamed then. */
async function findAuthor({ name, readScripts }: CleanedRun): Promise<Author | undefined> {
  try {
    const author = await import(/* webpackChunkName: "recovery" */ './find-author.ts');
    return { ...author, scripts: await (readScripts ?? author.readScripts)(name) };
  } catch {
    return undefined;
  }
}

async function restoreAndReport(run: CleanedRun, originals: Originals, guard?: PageGuard): Promise<void> {
  const { changed, traces } = restorePage(originals, run.locale.getState(), run.name, guard);
  if (changed.length === 0) return;
  const author = await findAuthor(run);
  const isOwn = (change: string) => {
    const trace = traces.get(change);
    return !author || !trace || author.isOfScripts(trace, author.scripts);
  };
  const own = changed.filter(isOwn);
  for (const change of changed) if (!own.includes(change)) traces.get(change)?.makeAgain();
  if (author) reportLeft(run, 'page-changed', own);
  if (own.some(isForGood)) run.discardPage();
}

/** Removes the elements of the remote. Without its scripts all are, since they may cover the next page. */
async function removeAndReport(run: CleanedRun, elements: readonly Element[]): Promise<void> {
  const author = await findAuthor(run);
  const own = elements.filter((element) => !author || author.isElementOfScripts(element, author.scripts));
  for (const element of own) element.remove();
  const names = own.map(({ localName, classList }) => [localName, ...classList].join('.'));
  if (author) reportLeft(run, 'elements-left', names);
}

/** Restores and reports what a remote changed outside its element since `guard`. */
export function cleanPage(run: CleanedRun, guard: PageGuard): void {
  void restoreAndReport(run, guard.originals, guard);
}

/** The page before a mount or unmount. Built-ins that the remote of `run` changed since its own are restored first. */
export function cleanedGuard(run: CleanedRun): PageGuard {
  void restoreAndReport(run, readOriginals());
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
  if (left.length > 0) void removeAndReport(run, left);
}
