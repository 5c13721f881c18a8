import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { hasReactRoot } from '../../common/has-react-root.ts';
import { countElements, hydratedParts } from '../../common/hydrated-parts.ts';
import type { OutletState } from '../../common/page-state.ts';
import { createDeferredUnmount } from './deferred-unmount.ts';
import { failureCard } from './failure-card.ts';
import type { Mounted } from './mount-remote.ts';
import type { FailedRun, MountContext, Outcome, Run } from './mount-run.ts';
import { runVersion } from './run-version.ts';
import { scopeToPage } from './scope-to-page.ts';

/** Performance mark: the page is mounted and interactive. */
const pageReady = 'jh:page-ready';

function markPageReady(): void {
  performance.clearMarks(pageReady);
  performance.mark(pageReady);
}

/** Milliseconds before the progress bar appears. A page whose code was prefetched mounts sooner. */
export const progressDelay = 100;

/** The page in the document, mounted or being mounted. */
interface Page {
  name: string;
  mounted: Mounted | null;
  element: HTMLElement;
  /** Makes its run the current one again. */
  renew(): void;
}

export interface Outlet {
  state: StoreApi<OutletState>;
  /** Shows the page of `name`; does nothing when it is shown already. Never rejects. */
  show(
    name: string,
    entry: DiscoveryEntry,
    options?: { serverState?: unknown; isHydrating?: boolean },
  ): Promise<void>;
  /** Removes the page. */
  clear(): Promise<void>;
  /** Element of the page, once it is mounted. */
  shown(): HTMLElement | undefined;
  /** Unmounts the page and leaves its element: the next `show` mounts it again. */
  forget(): void;
  /** Whether no page is being mounted. Ends the load of a first page that has not begun to. */
  isStill(): boolean;
}

/** State that the runs of one outlet share. */
interface OutletPages {
  place: HTMLElement;
  context: MountContext;
  state: StoreApi<OutletState>;
  deferredUnmount: ReturnType<typeof createDeferredUnmount>;
  latestRun: number;
  current: Page | undefined;
}

/**
 * Shows one remote's page at a time. The latest `show` wins, however slow an earlier one is; the previous page stays
 * until the next can replace it. A failure goes through `fallbackChain`, whose chunk is loaded only then.
 */
export function createOutlet(place: HTMLElement, context: MountContext): Outlet {
  const state = createStore<OutletState>(() => ({ status: 'ready' }));
  const deferredUnmount = createDeferredUnmount();
  const pages: OutletPages = { place, context, state, deferredUnmount, latestRun: 0, current: undefined };

  return {
    state,
    shown: () => (pages.current?.mounted ? pages.current.element : undefined),
    forget() {
      deferredUnmount.add(pages.current?.mounted);
      pages.current = undefined;
    },
    isStill() {
      if (pages.current) return pages.current.mounted !== null;
      pages.latestRun += 1;
      return true;
    },
    clear() {
      pages.latestRun += 1;
      state.setState({ status: 'ready' }, true);
      return empty(pages);
    },
    show(name, entry, { serverState = null, isHydrating = false } = {}) {
      if (pages.current?.name === name && state.getState().status !== 'failed') {
        pages.current.renew();
        state.setState({ status: 'ready' }, true);
        return Promise.resolve();
      }
      const shown = showPage(pages, name, entry, isHydrating ? { serverState } : undefined);
      const ownRun = pages.latestRun;
      const showProgress = () => ownRun === pages.latestRun && state.setState({ status: 'loading' }, true);
      if (state.getState().status === 'failed') showProgress();
      // A server-rendered page can be read while its code loads: no progress bar over it.
      const timer = isHydrating ? undefined : setTimeout(showProgress, progressDelay);
      return shown.finally(() => clearTimeout(timer));
    },
  };
}

/** Removes the page from the document. */
async function empty(pages: OutletPages) {
  const page = pages.current;
  pages.current = undefined;
  await page?.mounted?.unmount();
  page?.element.remove();
  if (!pages.current) pages.place.replaceChildren();
}

/** Loads and mounts one page; the latest call wins. */
async function showPage(
  pages: OutletPages,
  name: string,
  entry: DiscoveryEntry,
  hydration?: { serverState: unknown },
): Promise<void> {
  const { place, context, state } = pages;
  let ownRun = ++pages.latestRun;
  const rendered = hydration && place.querySelector<HTMLElement>(`[data-remote="${name}"]`);
  /** The server's page stays readable, and can be hydrated, until a version has begun to run in it. */
  const isUntouched = () => Boolean(rendered && rendered.parentNode === place && !hasReactRoot(rendered));
  let page: Page | undefined;
  const isCurrent = () => ownRun === pages.latestRun;
  const run: Run = {
    name,
    context,
    isHydrating: Boolean(rendered),
    isCurrent,
    async place(version) {
      // Another version may draw the page otherwise.
      const hydrated = version === entry && isUntouched() ? rendered : null;
      const element = hydrated ?? createElement(name);
      const scope = scopeToPage(context, name, entry, isCurrent);
      const renew = () => {
        if (!isCurrent()) scope.resume();
        ownRun = ++pages.latestRun;
      };
      page = { name, mounted: null, element, renew };
      if (hydrated) pages.current = page;
      const serverState = hydrated && hydration?.serverState;
      return { name, domElement: element, serverState, slotData: {}, ...scope.props };
    },
    enter() {
      if (rendered && page?.element === rendered) hydratedParts.set(name, countElements(rendered));
      if (!page || page === pages.current || !isCurrent()) return;
      pages.deferredUnmount.add(pages.current?.mounted);
      place.replaceChildren(page.element);
      pages.current = page;
    },
    onCrash(error) {
      if (isCurrent()) void settle({ status: 'failed', event: 'crashed', error });
      // Another page is loading: if the person returns instead, the crashed page must not count as shown.
      else if (pages.current?.name === name) void empty(pages);
    },
  };

  async function settle(outcome: Outcome): Promise<void> {
    if (outcome.status === 'failed') return recover(outcome);
    if (outcome.status === 'superseded') return;
    if (!page || page !== pages.current) return outcome.mounted.unmount();
    page.mounted = outcome.mounted;
    if (!isCurrent()) return;
    markPageReady();
    state.setState({ status: 'ready' }, true);
  }

  async function recover(failed: FailedRun): Promise<void> {
    if (!isCurrent()) return;
    state.setState({ status: 'loading' }, true);
    const result = await fallBack(run, entry, failed);
    if (result.status !== 'failed') return settle(result);
    if (!isCurrent()) return;
    // A page of the server that never ran can be read, and without a frame nothing would stand in its place.
    if (!isUntouched() || hasReactRoot(place)) await empty(pages);
    if (isCurrent()) state.setState({ ...result, remote: name }, true);
  }

  return settle(await runVersion(run, entry));
}

const fallBack = (run: Run, entry: DiscoveryEntry, failed: FailedRun) =>
  import(/* webpackChunkName: "recovery" */ './fallback-chain.ts').then(
    ({ fallbackChain }) => fallbackChain(run, entry, failed),
    () => failureCard(run, entry, failed),
  );

function createElement(name: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.remote = name;
  return element;
}
