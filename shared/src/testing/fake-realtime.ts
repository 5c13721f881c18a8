import type { SocketCommand, SocketEvent } from '../contracts/chat.ts';
import type { Realtime, RealtimeStatus } from '../realtime/index.ts';

export interface FakeRealtime extends Realtime {
  sent: SocketCommand[];
  /** As if the server said it. */
  receive(event: SocketEvent): void;
  become(status: RealtimeStatus): void;
}

/** A connection in memory; `online` until told otherwise. What is sent while it is not online is refused. */
export function createFakeRealtime(): FakeRealtime {
  const events = new Set<(event: SocketEvent) => void>();
  const statuses = new Set<(status: RealtimeStatus) => void>();
  const sent: SocketCommand[] = [];
  let status: RealtimeStatus = 'online';
  return {
    sent,
    receive: (event) => {
      for (const listener of events) listener(event);
    },
    become(next) {
      status = next;
      for (const listener of statuses) listener(next);
    },
    status: () => status,
    onStatus(listener) {
      statuses.add(listener);
      return () => statuses.delete(listener);
    },
    onEvent(listener) {
      events.add(listener);
      return () => events.delete(listener);
    },
    send(command) {
      if (status !== 'online') return false;
      sent.push(command);
      return true;
    },
    close() {},
  };
}
