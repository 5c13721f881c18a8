import { openChannel } from '@jobharbor/shared/browser/open-channel';
import type { HttpClient } from '@jobharbor/shared/http';
import { lazyCall, loadAndSend } from '@jobharbor/shared/remote';
import { type SessionStore, sessionOf, setSession } from '@jobharbor/shared/session';
import type { QueryClient } from '@tanstack/react-query';

const getSession = lazyCall(
  { id: 'GET /auth/session', access: 'default', worldwide: true },
  async () =>
    (await import(/* webpackChunkName: "rest" */ '@jobharbor/shared/calls/auth/get-session')).getSession,
);

/**
 * Confirms the user of the readable cookie with the API; `onLost` runs if there is no session. A visitor without the
 * cookie is a guest and needs no call.
 */
export async function confirmSession(
  http: HttpClient,
  session: SessionStore,
  onLost: () => void,
): Promise<void> {
  if (session.getState().status !== 'unknown') return;
  try {
    const { user } = await loadAndSend(http, getSession, {});
    // Signed in or ended meanwhile: the answer is about the session before.
    if (session.getState().status !== 'unknown') return;
    setSession(session, user);
    if (session.getState().user === null) onLost();
  } catch {
    // API unreachable: the cookie's user is kept; the first protected call answers 401 if the session has ended.
    const { user } = session.getState();
    session.setState(sessionOf(user), true);
  }
}

/**
 * Asks the API again who is signed in, after it ended a session of this browser. That may be the previous session of a
 * new sign-in. `onLost` runs if nobody is.
 */
export async function recheckSession(
  http: HttpClient,
  session: SessionStore,
  onLost: () => void,
): Promise<void> {
  if (session.getState().user === null) return;
  try {
    const { user } = await loadAndSend(http, getSession, {});
    // Signed out here, or ended by another tab, meanwhile.
    if (session.getState().user === null) return;
    if (user?.id !== session.getState().user?.id) setSession(session, user);
    if (session.getState().user === null) onLost();
  } catch {
    // API unreachable: the next protected call answers 401 if the session has ended.
  }
}

/** Synchronises the session between tabs: a change in one is broadcast to the others. `onLost` runs where it ended. */
export function shareSession(session: SessionStore, onLost: () => void): () => void {
  const channel = openChannel('jh-session');
  let isReceiving = false;
  channel.addEventListener('message', ({ data }: MessageEvent<ReturnType<SessionStore['getState']>>) => {
    const had = session.getState().user !== null;
    isReceiving = true;
    session.setState(data, true);
    isReceiving = false;
    if (had && data.user === null) onLost();
  });
  const stop = session.subscribe((state, before) => {
    // Also a new name or picture of the same person.
    const isChange = JSON.stringify(state.user) !== JSON.stringify(before.user);
    if (!isReceiving && isChange && state.status !== 'unknown') channel.postMessage(state);
  });
  return () => {
    stop();
    channel.close();
  };
}

/** When another person signs in, or nobody is signed in: drops unused query data and refetches what a page shows. */
export function refetchForPerson(session: SessionStore, queryClient: QueryClient): () => void {
  return session.subscribe((state, before) => {
    if (state.user?.id === before.user?.id) return;
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
  });
}
