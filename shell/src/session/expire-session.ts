import { type SessionStore, setSession } from '@jobharbor/shared/session';
import type { ShellNavigation } from '../navigation/create-navigation.ts';
import { signInAddress } from './sign-in-address.ts';

/**
 * The 401 policy: the session ends once, however many calls were refused, in every tab (the store is shared); drafts
 * are in the storage of those who wrote them; the person goes to sign in and comes back to where they were.
 */
export function createSessionEnd(
  session: SessionStore,
  navigation: ShellNavigation,
  onEnd: () => void,
): () => void {
  return () => {
    if (session.getState().user === null) return;
    setSession(session, null);
    onEnd();
    const { pathname, search, hash } = navigation.current();
    navigation.navigate(signInAddress(pathname + search + hash));
  };
}
