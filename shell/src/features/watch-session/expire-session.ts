import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import type { RefusedCall } from '@jobharbor/shared/http';
import { splitAddress } from '@jobharbor/shared/remote/locale';
import { type SessionStore, setSession } from '@jobharbor/shared/session';
import type { ShellNavigation } from '../../common/create-navigation.ts';
import { findWellKnown } from '../../common/find-well-known.ts';
import type { RemoteRegistry } from '../../common/remote-registry.ts';
import { awaitSignIn } from './await-sign-in.ts';
import { removeHeldChange, storeHeldChange } from './held-change.ts';
import { sessionEndAddress } from './session-end-address.ts';

export interface SessionEndParts {
  session: SessionStore;
  navigation: ShellNavigation;
  registry: Pick<RemoteRegistry, 'contracts' | 'match'>;
  /** The cookie's user, by whom calls are sent until the API has confirmed the session. */
  hint: SessionUser | null;
  notify: () => void;
}

/** Users whose session has ended, each with a notice: one sign-in for however many calls. */
const told = new WeakSet<SessionUser>();

/**
 * The 401 policy. Ends the session once, however many calls were refused, and in every tab (the store is shared). The
 * person is redirected to sign-in with a return address. Drafts survive in the remotes' storage. A change that waits
 * survives in this tab's, since signing in by a provider or by a mail's link replaces the document
 * (`resume-change.ts`).
 *
 * Resolves with whether to retry the request. One that waits is held until somebody signs in. One that was sent before a
 * new sign-in was refused for the previous session, and ends none.
 */
export async function refuseCall(call: RefusedCall, parts: SessionEndParts): Promise<boolean> {
  const { sender } = call;
  const { user } = parts.session.getState();
  if (user !== null && sender !== user) return user.id === sender?.id;
  const { session, navigation, registry, hint } = parts;
  const isSigningIn = () => isSignInPage(registry, navigation.current().pathname);
  // The API has answered meanwhile that the cookie's session has ended, which a public page does not say.
  const isUntold = sender !== null && sender === hint && call.waits && !told.has(sender) && !isSigningIn();
  if (user !== null || isUntold) {
    if (sender !== null) told.add(sender);
    endSession(parts);
  }
  if (!call.waits || sender === null) return false;
  if (call.change) storeHeldChange({ ...call.change, userId: sender.id }, Date.now());
  try {
    return await awaitSignIn(sender.id, { session, navigation, isSigningIn, signal: call.signal });
  } finally {
    if (call.change) removeHeldChange();
  }
}

function endSession({ session, navigation, registry, notify }: SessionEndParts): void {
  setSession(session, null);
  notify();
  const { pathname, search, hash } = navigation.current();
  const signIn = sessionEndAddress(registry.contracts, pathname + search + hash);
  if (signIn !== undefined) navigation.navigate(signIn);
}

/** Whether a page belongs to the remote that signs people in: a forgotten password leads to another page of it. */
export function isSignInPage(
  { contracts, match }: Pick<RemoteRegistry, 'contracts' | 'match'>,
  pathname: string,
): boolean {
  const signIn = findWellKnown(contracts, 'signIn');
  const path = splitAddress(pathname)?.path;
  if (signIn === undefined || path === undefined) return false;
  return match(path)?.remote === match(signIn)?.remote;
}
