import { type Locale, splitAddress } from '@jobharbor/shared/remote';
import type { SessionStore } from '@jobharbor/shared/session';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Outlet } from '../remotes/create-outlet.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { signInAddress } from '../session/sign-in-address.ts';
import type { ShellNavigation } from './create-navigation.ts';

/** Which kind of page the address asks for. */
export type RouteState =
  | { status: 'remote'; name: string }
  | { status: 'not-found' }
  | { status: 'maintenance' };

export interface RouterParts {
  navigation: ShellNavigation;
  registry: RemoteRegistry;
  outlet: Outlet;
  session: SessionStore;
  /** What the server drew. */
  initial: RouteState;
  /** Switches language and country when an address does. */
  setLocale(locale: Locale): Promise<void>;
  /** Told before a remote is shown for a new address. */
  onPageChange(): void;
  /** Told when a screen of the shell's own stands: it names the page, since no remote does. */
  onOwnScreen(): void;
}

export interface Router {
  state: StoreApi<RouteState>;
  /** Shows what the current address asks for; `serverState` and `isHydrating` for the first time only. */
  go(first?: { serverState: unknown; isHydrating: boolean }): Promise<void>;
}

/** From address to page. An address outside the site's form is left to the server. */
export function createRouter(parts: RouterParts): Router {
  const { navigation, registry, outlet, session } = parts;
  const state = createStore<RouteState>(() => parts.initial);
  let lastPath: string | undefined;

  async function go(first?: { serverState: unknown; isHydrating: boolean }) {
    const { pathname, search, hash } = navigation.current();
    const split = splitAddress(pathname);
    if (!split) return window.location.assign(pathname + search + hash);
    if (parts.initial.status === 'maintenance' && first) return;
    const match = registry.match(split.path);
    const entry = match && registry.entryOf(match.remote);
    if (match?.route.access === 'protected' && session.getState().user === null) {
      return navigation.navigate(signInAddress(pathname + search + hash), { replace: true });
    }
    await parts.setLocale(split.locale);
    if (lastPath !== undefined && lastPath !== split.path) parts.onPageChange();
    lastPath = split.path;
    if (!match || !entry) {
      state.setState({ status: split.path === '/maintenance' ? 'maintenance' : 'not-found' }, true);
      parts.onOwnScreen();
      return outlet.clear();
    }
    state.setState({ status: 'remote', name: match.remote }, true);
    await outlet.show(match.remote, entry, first);
  }

  navigation.subscribe(() => void go());
  return { state, go };
}
