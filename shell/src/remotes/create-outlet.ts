import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLeaving } from './create-leaving.ts';
import { landOnCard } from './land-on-card.ts';
import type { StaticFallback } from './load-fallback.ts';
import type { Mounted } from './mount-remote.ts';
import { type Failed, type Outcome, type Run, runVersion, type Surroundings } from './run-version.ts';
import { tieToPage } from './tie-to-page.ts';

/** What the frame draws beside the outlet's element. The support code finds the failure in the reports. */
export type OutletState =
  | { status: 'ready' }
  | { status: 'loading' }
  | { status: 'failed'; remote: string; supportCode: string; fallback: StaticFallback | null };

/** The mark in the browser's timeline at which a page answers to its visitor. */
const pageReady = 'jh:page-ready';

/** Milliseconds before the frame says that it loads: what was fetched beforehand stands by then. */
const patience = 100;

/** What stands, or is being mounted. */
interface Page {
  name: string;
  mounted: Mounted | null;
  element: HTMLElement;
  /** Makes it the wish again. */
  renew(): void;
}

export interface Outlet {
  state: StoreApi<OutletState>;
  /** Shows the page of `name`; does nothing when it stands already. Never rejects. */
  show(
    name: string,
    entry: DiscoveryEntry,
    options?: { serverState?: unknown; isHydrating?: boolean },
  ): Promise<void>;
  /** Takes away whatever stands. */
  clear(): Promise<void>;
}

/**
 * The place of a page. One remote at a time; the newest wish wins, however slow the one before it was; what stands
 * stays until the next can take its place. What fails goes down the ladder of `climbDown`, which is fetched only then.
 */
export function createOutlet(place: HTMLElement, around: Surroundings): Outlet {
  const state = createStore<OutletState>(() => ({ status: 'ready' }));
  let wish = 0;
  let current: Page | undefined;
  const leaving = createLeaving();

  async function empty() {
    const page = current;
    current = undefined;
    await page?.mounted?.unmount();
    page?.element.remove();
    if (!current) place.replaceChildren();
  }

  function createRun(name: string, entry: DiscoveryEntry, hydration?: { serverState: unknown }) {
    wish += 1;
    let own = wish;
    let rendered = hydration && place.querySelector<HTMLElement>(`[data-remote="${name}"]`);
    let page: Page | undefined;
    const isWanted = () => own === wish;
    const run: Run = {
      name,
      around,
      isWanted,
      async place() {
        const takenOver = rendered;
        rendered = null;
        const element = takenOver ?? createElement(name);
        if (!takenOver) {
          leaving.add(current?.mounted);
          place.replaceChildren(element);
        }
        const tie = tieToPage(around, name, isWanted);
        const renew = () => {
          if (!isWanted()) tie.comeBack();
          wish += 1;
          own = wish;
        };
        page = { name, mounted: null, element, renew };
        current = page;
        const serverState = takenOver ? hydration?.serverState : null;
        return { name, domElement: element, serverState, slotData: {}, ...tie.props };
      },
      onCrash(error) {
        if (isWanted()) void land({ status: 'failed', event: 'crashed', error });
        // Something else is on its way; should the person come back instead, this page is not to stand for itself.
        else if (current?.name === name) void empty();
      },
    };

    async function land(outcome: Outcome): Promise<void> {
      if (outcome.status === 'failed') return recover(outcome);
      if (outcome.status === 'unwanted') return;
      if (!page || page !== current) return outcome.mounted.unmount();
      page.mounted = outcome.mounted;
      if (!isWanted()) return;
      performance.clearMarks(pageReady);
      performance.mark(pageReady);
      state.setState({ status: 'ready' }, true);
    }

    async function recover(failed: Failed): Promise<void> {
      if (!isWanted()) return;
      state.setState({ status: 'loading' }, true);
      const landing = await import(/* webpackChunkName: "recovery" */ './climb-down.ts').then(
        ({ climbDown }) => climbDown(run, entry, failed),
        () => landOnCard(run, entry, failed),
      );
      if (landing.status !== 'failed') return land(landing);
      if (!isWanted()) return;
      await empty();
      if (isWanted()) state.setState({ ...landing, remote: name }, true);
    }

    return async () => land(await runVersion(run, entry));
  }

  return {
    state,
    clear() {
      wish += 1;
      state.setState({ status: 'ready' }, true);
      return empty();
    },
    show(name, entry, { serverState = null, isHydrating = false } = {}) {
      if (current?.name === name && state.getState().status !== 'failed') {
        current.renew();
        state.setState({ status: 'ready' }, true);
        return Promise.resolve();
      }
      const landed = createRun(name, entry, isHydrating ? { serverState } : undefined)();
      const own = wish;
      const sayLoading = () => own === wish && state.setState({ status: 'loading' }, true);
      if (state.getState().status === 'failed') sayLoading();
      // What the server drew stands and can be read; nobody waits for its code.
      const timer = isHydrating ? undefined : setTimeout(sayLoading, patience);
      return landed.finally(() => clearTimeout(timer));
    },
  };
}

function createElement(name: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.remote = name;
  return element;
}
