import { splitAddress } from '@jobharbor/shared/remote/locale';
import type { SessionStore } from '@jobharbor/shared/session';
import type { ShellNavigation } from '../../common/create-navigation.ts';
import type { RemoteRegistry } from '../../common/remote-registry.ts';
import { sessionEndAddress } from './session-end-address.ts';

interface Parts {
  navigation: Pick<ShellNavigation, 'current' | 'navigate'>;
  registry: Pick<RemoteRegistry, 'contracts' | 'match'>;
  router: { go(): Promise<unknown> };
  session: SessionStore;
}

interface PageParts {
  navigation: Pick<ShellNavigation, 'current'>;
  registry: Pick<RemoteRegistry, 'match'>;
}

/** Whether the current page requires an account. */
export function needsAccount({ navigation, registry }: PageParts): boolean {
  const split = splitAddress(navigation.current().pathname);
  return split !== undefined && registry.match(split.path)?.route.access === 'protected';
}

/**
 * Whether a tab must ask who is signed in after the API closed its socket with the session. Does nothing while somebody
 * writes on a public page, in a dialog such as the application's. Its next call is refused with 401, and the typed
 * input is sent after signing in.
 */
export function followsClosedSocket(page: PageParts, lease: { isHeld(): boolean }): boolean {
  return needsAccount(page) || !(lease.isHeld() || document.querySelector('dialog[open], [role="dialog"]'));
}

/**
 * Reaction of a tab to a session that ended without a 401 of its own. Another tab signed out, or the API did not know
 * the session at the start. A protected page redirects to sign-in, with a return address; a public one stays, for a
 * guest.
 */
export function createFollowSessionEnd({ router, session, ...page }: Parts, notify: () => void): () => void {
  return () => {
    if (session.getState().user !== null || !needsAccount(page)) return;
    notify();
    const { pathname, search, hash } = page.navigation.current();
    const signIn = sessionEndAddress(page.registry.contracts, pathname + search + hash);
    if (signIn === undefined) void router.go();
    else page.navigation.navigate(signIn, { replace: true });
  };
}
