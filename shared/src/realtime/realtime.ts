import type { Topic } from '../contracts/define-topic.ts';

/** State of a connection. `offline`: no network, or nobody is signed in; it reconnects automatically. */
export type RealtimeStatus = 'offline' | 'connecting' | 'online';

/**
 * A connection to the API. It is open while somebody listens and a person is signed in, and reconnects with backoff.
 */
export interface Realtime {
  status(): RealtimeStatus;
  onStatus(listener: (status: RealtimeStatus) => void): () => void;
  /** Listens to a topic. Payloads that do not fit its schema are dropped. Returns the function that stops listening. */
  on<Payload>(topic: Topic<Payload>, listener: (payload: Payload) => void): () => void;
  /** Sends a command. Returns false if the connection is not open; there is no queue. */
  send<Payload extends object>(command: Topic<Payload>, payload: NoInfer<Payload>): boolean;
  close(): void;
}

const unsubscribe = () => () => {};

/** A connection that is always offline: on the server, and for remotes whose contract names no socket. */
export const offlineRealtime: Realtime = {
  status: () => 'offline',
  onStatus: unsubscribe,
  on: unsubscribe,
  send: () => false,
  close: () => {},
};
