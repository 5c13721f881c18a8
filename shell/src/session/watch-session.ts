import type { HttpClient } from '@jobharbor/shared/http';
import { type SessionStore, sessionOf, setSession } from '@jobharbor/shared/session';
import type { QueryClient } from '@tanstack/react-query';

/** Asks the API who is signed in. A visitor without a hint is a guest and costs no call. */
export async function confirmSession(http: HttpClient, session: SessionStore): Promise<void> {
  if (session.getState().status !== 'unknown') return;
  try {
    const { data } = await http.get('/auth/session');
    const { sessionAnswer } = await import('@jobharbor/shared/contracts/auth');
    setSession(session, sessionAnswer.parse(data).data.user);
  } catch {
    // The API is out of reach: the hint goes on standing, and the first protected call will tell.
    const { user } = session.getState();
    session.setState(sessionOf(user), true);
  }
}

/** The same person in every tab: what one tab learns of the session, the others are told. */
export function shareSession(session: SessionStore): () => void {
  const channel = new BroadcastChannel('jh-session');
  let isHearing = false;
  channel.addEventListener('message', ({ data }: MessageEvent<ReturnType<SessionStore['getState']>>) => {
    isHearing = true;
    session.setState(data, true);
    isHearing = false;
  });
  const stop = session.subscribe((state, before) => {
    const isNews = state.user?.id !== before.user?.id;
    if (!isHearing && isNews && state.status !== 'unknown') channel.postMessage(state);
  });
  return () => {
    stop();
    channel.close();
  };
}

/**
 * What was fetched belongs to whoever was signed in: with another person, or nobody, what no page shows is forgotten
 * and what one shows is asked again.
 */
export function refetchForPerson(session: SessionStore, queryClient: QueryClient): () => void {
  return session.subscribe((state, before) => {
    if (state.user?.id === before.user?.id) return;
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
  });
}
