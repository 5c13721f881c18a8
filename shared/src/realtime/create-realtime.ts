import type { SessionStore } from '../session/index.ts';
import type { PersistentSocket } from './persistent-socket.ts';
import type { Realtime, RealtimeStatus } from './realtime.ts';
import type { TopicListener } from './topic-listeners.ts';

/** Milliseconds before the socket's code is loaded again. */
const retryDelay = 15_000;

/**
 * Creates a connection to `url` for the person in `session`. The socket's code is loaded with the first listener.
 * `onSessionEnd` runs when the server closes it because its session has ended.
 */
export function createRealtime(
  url: () => string,
  session: SessionStore,
  onSessionEnd: () => void = () => {},
): Realtime {
  const listeners = new Set<TopicListener>();
  const statusListeners = new Set<(status: RealtimeStatus) => void>();
  let socket: PersistentSocket | undefined;
  // A page's data may be as old as its navigation. Data that was fetched before a sign-in does not belong to the
  // person.
  let shownSince = session.getState().status === 'guest' ? Date.now() : performance.timeOrigin;

  // The API has no socket for admins, nor before the second factor that a role needs.
  const shouldConnect = () => {
    const { status, user } = session.getState();
    const isRefused = user?.role === 'admin' || user?.needs_second_factor;
    return listeners.size > 0 && status === 'signed-in' && !isRefused;
  };
  const update = () => {
    if (socket) socket.update();
    else if (shouldConnect())
      void import(/* webpackChunkName: "rest" */ './persistent-socket.ts').then(
        ({ createPersistentSocket }) => {
          socket ??= createPersistentSocket({
            url,
            shouldConnect,
            shownSince: () => shownSince,
            listeners,
            statusListeners,
            onSessionEnd,
          });
          socket.update();
        },
        () => setTimeout(update, retryDelay),
      );
  };
  const unsubscribeSession = session.subscribe((_state, previous) => {
    if (previous.status === 'guest') shownSince = Date.now();
    update();
  });

  return {
    status: () => socket?.status() ?? 'offline',
    onStatus(listener) {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
    on(topic, listener) {
      const own = { topic, listener } as TopicListener;
      listeners.add(own);
      update();
      return () => {
        listeners.delete(own);
        update();
      };
    },
    send: ({ name }, payload) => socket?.send({ type: name, ...payload }) ?? false,
    close() {
      unsubscribeSession();
      listeners.clear();
      socket?.close();
    },
  };
}
