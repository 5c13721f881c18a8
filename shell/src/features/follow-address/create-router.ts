import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { baseOf, type DiscoveryEntry, type Locale, splitAddress } from '@jobharbor/shared/remote';
import type { SessionStore } from '@jobharbor/shared/session';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShellNavigation } from '../../common/create-navigation.ts';
import type { RouteState } from '../../common/page-state.ts';
import type { RemoteRegistry } from '../../common/remote-registry.ts';
import { wellKnownAddress } from '../../common/sign-in-address.ts';

/** Where the router renders a remote's page. */
interface PageOutlet {
  show(
    name: string,
    entry: DiscoveryEntry,
    options?: { serverState?: unknown; isHydrating?: boolean },
  ): Promise<void>;
  clear(): Promise<void>;
}

export interface RouterParts {
  navigation: ShellNavigation;
  registry: RemoteRegistry;
  outlet: PageOutlet;
  session: SessionStore;
  /** State from the server render. */
  initial: RouteState;
  /** Switches language and country when the address changes them. */
  setLocale(locale: Locale): Promise<void>;
  /** Called before a remote is shown at another path below language and country. */
  onPageChange(path: string): void;
  /** Called when one of the shell's own screens is shown, for which no remote sets the title. */
  onOwnScreen(): void;
}

export interface Router {
  state: StoreApi<RouteState>;
  /** Shows the page of the current address. `serverState` and `isHydrating` are for the first call only. */
  go(first?: { serverState: unknown; isHydrating: boolean }): Promise<void>;
}

/** The page that comes before one that needs an account; undefined for none. */
const detourOf = (user: SessionUser | null) =>
  user === null
    ? 'signIn'
    : user.deletion_due_at !== undefined
      ? 'cancelDeletion'
      : user.needs_second_factor && 'secondFactor';

/** Shows the page that the address asks for. Addresses without language and country are left to the server. */
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
    const { user } = session.getState();
    const detour = match?.route.access === 'protected' && detourOf(user);
    if (detour) {
      const address = wellKnownAddress(registry.contracts, detour, pathname + search + hash);
      return navigation.navigate(address ?? baseOf(split.locale), { replace: true });
    }
    await parts.setLocale(split.locale);
    if (lastPath !== undefined && lastPath !== split.path) parts.onPageChange(split.path);
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
