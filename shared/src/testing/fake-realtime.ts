import type { SocketCommand } from '../contracts/socket.ts';
import { gapTopic, type Realtime, type RealtimeStatus } from '../realtime/index.ts';
import type { TopicListener } from '../realtime/topic-listeners.ts';

/** A frame as it is on the wire: its topic's name and the payload. */
interface Frame {
  type: string;
  [field: string]: unknown;
}

export interface FakeRealtime extends Realtime {
  /** Frames that were sent. */
  sent: SocketCommand[];
  /** Receives a frame as if the server had sent it. */
  receive(frame: Frame): void;
  /** Changes the status. Coming online is a gap, as on a reconnect. */
  become(status: RealtimeStatus): void;
}

/**
 * An in-memory connection that is `online` until changed. Sending while it is not online returns false. Frames are
 * delivered synchronously and are not validated.
 */
export function createFakeRealtime(): FakeRealtime {
  const listeners = new Set<TopicListener>();
  const statusListeners = new Set<(status: RealtimeStatus) => void>();
  const sent: SocketCommand[] = [];
  let status: RealtimeStatus = 'online';
  const receive = ({ type, ...payload }: Frame) => {
    for (const { topic, listener } of [...listeners]) if (topic.name === type) listener(payload);
  };
  return {
    sent,
    receive,
    become(next) {
      const wasOnline = status === 'online';
      status = next;
      for (const listener of statusListeners) listener(next);
      if (next === 'online' && !wasOnline) receive({ type: gapTopic.name });
    },
    status: () => status,
    onStatus(listener) {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
    on(topic, listener) {
      const own = { topic, listener } as TopicListener;
      listeners.add(own);
      return () => listeners.delete(own);
    },
    send({ name }, payload) {
      if (status !== 'online') return false;
      sent.push({ type: name, ...payload } as SocketCommand);
      return true;
    },
    close() {},
  };
}
