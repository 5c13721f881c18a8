import type { DiscoveryEntry, RemoteProps } from '@jobharbor/shared/remote';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadModule } from './load-module.ts';
import { loadTexts } from './load-texts.ts';
import { type Mounted, mountRemote } from './mount-remote.ts';
import { within } from './within.ts';

/** What the frame draws beside the outlet's element. The support code finds the failure in the reports. */
export type OutletState =
  | { status: 'ready' }
  | { status: 'loading' }
  | { status: 'failed'; remote: string; supportCode: string };

/** The mark in the browser's timeline at which a page answers to its visitor. */
const pageReady = 'jh:page-ready';

/** What a page is made of, without what only its element decides. */
export type PageProps = Omit<RemoteProps, 'domElement' | 'onCrash' | 'serverState' | 'slotData' | 'name'>;

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
 * stays until the next can take its place, and a failure leaves an empty place and says so in `state`.
 */
export function createOutlet(place: HTMLElement, props: () => PageProps): Outlet {
  const state = createStore<OutletState>(() => ({ status: 'ready' }));
  let wish = 0;
  let current: { name: string; mounted: Mounted | null; element: HTMLElement } | undefined;

  async function clear() {
    const leaving = current;
    current = undefined;
    await leaving?.mounted?.unmount();
    leaving?.element.remove();
    if (!current) place.replaceChildren();
  }

  function fail(name: string, entry: DiscoveryEntry, error: unknown) {
    const supportCode = crypto.randomUUID().slice(0, 8).toUpperCase();
    props().telemetry.report('remote-failed', {
      remote: name,
      version: entry.metadata.version,
      supportCode,
      text: String(error),
    });
    void clear();
    state.setState({ status: 'failed', remote: name, supportCode }, true);
  }

  return {
    state,
    clear,
    async show(name, entry, { serverState = null, isHydrating = false } = {}) {
      if (current?.name === name && state.getState().status !== 'failed') {
        wish += 1;
        state.setState({ status: 'ready' }, true);
        return;
      }
      wish += 1;
      const own = wish;
      const isStale = () => own !== wish;
      const given = props();
      const { language } = given.locale.getState();
      state.setState({ status: isHydrating ? 'ready' : 'loading' }, true);
      try {
        const [lifecycles] = await Promise.all([
          loadModule(name, entry, 'entry'),
          loadTexts(given.i18n, entry, language.value),
          within(8_000, `Styles of ${name}`, loadStyles(entry)),
        ]);
        if (isStale()) return;
        if (!isHydrating) await clear();
        if (isStale()) return;
        const element = isHydrating ? takeRendered(place, name) : placeFor(place, name);
        current = { name, mounted: null, element };
        const mounted = await mountRemote(lifecycles, {
          ...given,
          name,
          domElement: element,
          serverState,
          slotData: {},
          onCrash: (error) => {
            if (current?.element === element && current.mounted) fail(name, entry, error);
          },
        });
        if (current?.element !== element) return void mounted.unmount();
        current.mounted = mounted;
        performance.mark(pageReady);
        if (!isStale()) state.setState({ status: 'ready' }, true);
      } catch (error) {
        if (!isStale()) fail(name, entry, error);
      }
    },
  };
}

function placeFor(place: HTMLElement, name: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.remote = name;
  place.append(element);
  return element;
}

const takeRendered = (place: HTMLElement, name: string): HTMLElement =>
  place.querySelector<HTMLElement>(`[data-remote="${name}"]`) ?? placeFor(place, name);

/** Links the remote's styles before it is drawn, so that nothing is seen unstyled. */
function loadStyles({ extras }: DiscoveryEntry): Promise<unknown> {
  const wanted = extras.styles.filter((file) => !document.querySelector(`link[data-href="${file}"]`));
  return Promise.all(
    wanted.map((file) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = extras.base + file;
      link.dataset.href = file;
      link.onload = () => resolve();
      link.onerror = () => reject(new Error(`${link.href} did not load`));
      document.head.append(link);
      return promise;
    }),
  );
}
