import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { hasReactRoot } from '../../common/has-react-root.ts';
import type { OutletState } from '../../common/page-state.ts';
import { createDeferredUnmount } from './deferred-unmount.ts';
import { failureCard } from './failure-card.ts';
import type { Mounted } from './mount-remote.ts';
import type { FailedRun, MountContext, Outcome, Run } from './mount-run.ts';
import { runVersion } from './run-version.ts';
import { scopeToPage } from './scope-to-page.ts';

/** Performance mark: the page is mounted and interactive. */
const pageReady = 'jh:page-ready';

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
}

/**
 * Shows one remote's page at a time. The latest `show` wins, however slow an earlier one is; the previous page stays
 * until the next can replace it. A failure goes through `fallbackChain`, whose chunk is loaded only then.
 */
export function createOutlet(place: HTMLElement, context: MountContext): Outlet {
  const state = createStore<OutletState>(() => ({ status: 'ready' }));
  let latestRun = 0;
  let current: Page | undefined;
  const deferredUnmount = createDeferredUnmount();

  async function empty() {
    const page = current;
    current = undefined;
    await page?.mounted?.unmount();
    page?.element.remove();
    if (!current) place.replaceChildren();
  }

  function createRun(name: string, entry: DiscoveryEntry, hydration?: { serverState: unknown }) {
    latestRun += 1;
    let ownRun = latestRun;
    let rendered = hydration && place.querySelector<HTMLElement>(`[data-remote="${name}"]`);
    let page: Page | undefined;
    const isCurrent = () => ownRun === latestRun;
    const run: Run = {
      name,
      context,
      isHydrating: Boolean(rendered),
      isCurrent,
      async place() {
        const hydrated = rendered;
        rendered = null;
        const element = hydrated ?? createElement(name);
        if (!hydrated) {
          deferredUnmount.add(current?.mounted);
          place.replaceChildren(element);
        }
        const scope = scopeToPage(context, name, entry, isCurrent);
        const renew = () => {
          if (!isCurrent()) scope.resume();
          latestRun += 1;
          ownRun = latestRun;
        };
        page = { name, mounted: null, element, renew };
        current = page;
        const serverState = hydrated ? hydration?.serverState : null;
        return { name, domElement: element, serverState, slotData: {}, ...scope.props };
      },
      onCrash(error) {
        if (isCurrent()) void settle({ status: 'failed', event: 'crashed', error });
        // Another page is loading: if the person returns instead, the crashed page must not count as shown.
        else if (current?.name === name) void empty();
      },
    };

    async function settle(outcome: Outcome): Promise<void> {
      if (outcome.status === 'failed') return recover(outcome);
      if (outcome.status === 'superseded') return;
      if (!page || page !== current) return outcome.mounted.unmount();
      page.mounted = outcome.mounted;
      if (!isCurrent()) return;
      performance.clearMarks(pageReady);
      performance.mark(pageReady);
      state.setState({ status: 'ready' }, true);
    }

    async function recover(failed: FailedRun): Promise<void> {
      if (!isCurrent()) return;
      state.setState({ status: 'loading' }, true);
      const result = await import(/* webpackChunkName: "recovery" */ './fallback-chain.ts').then(
        ({ fallbackChain }) => fallbackChain(run, entry, failed),
        () => failureCard(run, entry, failed),
      );
      if (result.status !== 'failed') return settle(result);
      if (!isCurrent()) return;
      // A page of the server that never ran can be read, and without a frame nothing would stand in its place.
      if (page || !run.isHydrating || hasReactRoot(place)) await empty();
      if (isCurrent()) state.setState({ ...result, remote: name }, true);
    }

    return async () => settle(await runVersion(run, entry));
  }

  return {
    state,
    shown: () => (current?.mounted ? current.element : undefined),
    forget() {
      deferredUnmount.add(current?.mounted);
      current = undefined;
    },
    clear() {
      latestRun += 1;
      state.setState({ status: 'ready' }, true);
      return empty();
    },
    show(name, entry, { serverState = null, isHydrating = false } = {}) {
      if (current?.name === name && state.getState().status !== 'failed') {
        current.renew();
        state.setState({ status: 'ready' }, true);
        return Promise.resolve();
      }
      const shown = createRun(name, entry, isHydrating ? { serverState } : undefined)();
      const ownRun = latestRun;
      const showProgress = () => ownRun === latestRun && state.setState({ status: 'loading' }, true);
      if (state.getState().status === 'failed') showProgress();
      // A server-rendered page can be read while its code loads: no progress bar over it.
      const timer = isHydrating ? undefined : setTimeout(showProgress, progressDelay);
      return shown.finally(() => clearTimeout(timer));
    },
  };
}

function createElement(name: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.remote = name;
  return element;
}
