import type { SocketEvent } from '../contracts/chat.ts';
import type { SessionStore } from '../session/index.ts';
import type { Realtime, RealtimeStatus } from './index.ts';
import type { KeptSocket } from './keep-socket.ts';

/** A connection to `url` for the person in `session`. What connects is loaded when somebody listens. */
export function createRealtime(url: () => string, session: SessionStore): Realtime {
  const events = new Set<(event: SocketEvent) => void>();
  const statuses = new Set<(status: RealtimeStatus) => void>();
  let socket: KeptSocket | undefined;

  const isWanted = () => events.size > 0 && session.getState().status === 'signed-in';
  const review = () => {
    if (socket) socket.review();
    else if (isWanted())
      void import('./keep-socket.ts').then(({ keepSocket }) => {
        socket ??= keepSocket({ url, isWanted, events, statuses });
        socket.review();
      });
  };
  const stopSession = session.subscribe(review);

  return {
    status: () => socket?.status() ?? 'offline',
    onStatus(listener) {
      statuses.add(listener);
      return () => statuses.delete(listener);
    },
    onEvent(listener) {
      events.add(listener);
      review();
      return () => {
        events.delete(listener);
        review();
      };
    },
    send: (command) => socket?.send(command) ?? false,
    close() {
      stopSession();
      events.clear();
      socket?.stop();
    },
  };
}
