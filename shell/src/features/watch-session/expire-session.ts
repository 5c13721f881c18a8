import { type SessionStore, setSession } from '@jobharbor/shared/session';
import type { ShellNavigation } from '../../common/create-navigation.ts';
import type { RemoteRegistry } from '../../common/remote-registry.ts';
import { signInAddress } from '../../common/sign-in-address.ts';

/**
 * The 401 policy. However many calls were refused, the session ends once, in every tab (the store is shared), and the
 * person is redirected to sign-in with a return address. Drafts survive in the remotes' storage.
 */
export function createSessionEnd(
  session: SessionStore,
  navigation: ShellNavigation,
  registry: Pick<RemoteRegistry, 'contracts'>,
  onEnd: () => void,
): () => void {
  return () => {
    if (session.getState().user === null) return;
    setSession(session, null);
    onEnd();
    const { pathname, search, hash } = navigation.current();
    const signIn = signInAddress(registry.contracts, pathname + search + hash);
    if (signIn !== undefined) navigation.navigate(signIn);
  };
}
