import type { SocketCommand, SocketEvent } from '../contracts/chat.ts';

/** The state of the one socket of a page. `offline`: no network or no session; it comes back by itself. */
export type RealtimeStatus = 'offline' | 'connecting' | 'online';

/**
 * The page's one connection to the API. It connects while somebody listens and a person is signed in, and reconnects
 * with backoff. `send` returns false where nothing could be sent: the caller keeps its message.
 */
export interface Realtime {
  status(): RealtimeStatus;
  onStatus(listener: (status: RealtimeStatus) => void): () => void;
  onEvent(listener: (event: SocketEvent) => void): () => void;
  send(command: SocketCommand): boolean;
  close(): void;
}

export { createRealtime } from './create-realtime.ts';
