import { splitAddress } from '@jobharbor/shared/remote/locale';
import type { SessionStore } from '@jobharbor/shared/session';
import type { ShellNavigation } from '../../common/create-navigation.ts';
import type { RemoteRegistry } from '../../common/remote-registry.ts';

interface Parts {
  navigation: Pick<ShellNavigation, 'current'>;
  registry: Pick<RemoteRegistry, 'match'>;
  router: { go(): Promise<unknown> };
  session: SessionStore;
}

/** Whether the page that is open needs an account. */
export function needsAccount({ navigation, registry }: Pick<Parts, 'navigation' | 'registry'>): boolean {
  const split = splitAddress(navigation.current().pathname);
  return split !== undefined && registry.match(split.path)?.route.access === 'protected';
}

/**
 * What a tab does when it learns that its session is over although no call of its own was refused: another tab signed
 * out, or the API no longer knew the session at the start. A page that needs an account gives way to signing in, with
 * the way back; a public one stays as it is, for a guest.
 */
export function createFollowSessionEnd({ router, session, ...page }: Parts, notify: () => void): () => void {
  return () => {
    if (session.getState().user !== null || !needsAccount(page)) return;
    notify();
    void router.go();
  };
}
