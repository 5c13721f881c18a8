import { gapTopic } from './gap-topic.ts';
import type { RealtimeStatus } from './realtime.ts';
import { dispatchFrame, type TopicListener } from './topic-listeners.ts';

const minDelay = 500;
const maxDelay = 30_000;
const pingInterval = 25_000;

export interface SocketOptions {
  url: () => string;
  /** Whether anybody listens and is signed in. */
  shouldConnect(): boolean;
  /** Time in milliseconds since the epoch since when the page may show data: events since then are needed. */
  shownSince(): number;
  listeners: ReadonlySet<TopicListener>;
  statusListeners: ReadonlySet<(status: RealtimeStatus) => void>;
  onSessionEnd(): void;
}

/** The API's close code for a session that has ended. */
const sessionEnded = 4001;

export interface PersistentSocket {
  status(): RealtimeStatus;
  /** Connects or disconnects according to `shouldConnect`. */
  update(): void;
  /** Sends a frame; false if the connection is not open. */
  send(frame: object): boolean;
  close(): void;
}

/**
 * Keeps one WebSocket open while `shouldConnect` is true: reconnects with exponential backoff and jitter, at once when
 * the network returns, and pings so that proxies keep the connection.
 */
export function createPersistentSocket(options: SocketOptions): PersistentSocket {
  const { url, shouldConnect, shownSince, listeners, statusListeners, onSessionEnd } = options;
  let socket: WebSocket | undefined;
  let status: RealtimeStatus = 'offline';
  let dispatched = Promise.resolve();
  let delay = minDelay;
  let wasOnline = false;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let pingTimer: ReturnType<typeof setInterval> | undefined;

  const setStatus = (next: RealtimeStatus) => {
    if (next === status) return;
    status = next;
    for (const listener of statusListeners) listener(next);
  };

  const dispatch = (frame: unknown) => {
    // Sequential: a schema that is still loading must not let a later frame be dispatched first.
    dispatched = dispatched.then(() => dispatchFrame(listeners, frame));
  };

  /**
   * Events before the first connection are replayed by the server; those of an interruption are lost. The age is that at
   * the frame's arrival at the latest: it takes no longer than the connection took.
   */
  function catchUp(opened: WebSocket, startedAt: number) {
    if (wasOnline) return dispatch(JSON.stringify({ type: gapTopic.name }));
    wasOnline = true;
    const age = Date.now() - shownSince() + (Date.now() - startedAt);
    opened.send(JSON.stringify({ type: 'replay', age_ms: Math.max(0, Math.round(age)) }));
  }

  function connect() {
    if (status !== 'offline' || !shouldConnect()) return;
    setStatus('connecting');
    const startedAt = Date.now();
    const opened = new WebSocket(url());
    socket = opened;
    opened.addEventListener('open', () => {
      delay = minDelay;
      setStatus('online');
      catchUp(opened, startedAt);
      pingTimer = setInterval(() => opened.send(JSON.stringify({ type: 'ping' })), pingInterval);
    });
    opened.addEventListener('message', ({ data }) => dispatch(data));
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return;
      if (code === sessionEnded) onSessionEnd();
      disconnect();
    });
  }

  function disconnect() {
    clearInterval(pingTimer);
    socket?.close();
    socket = undefined;
    setStatus('offline');
    clearTimeout(reconnectTimer);
    if (!shouldConnect()) return;
    reconnectTimer = setTimeout(connect, delay * (0.75 + Math.random() / 2));
    delay = Math.min(delay * 2, maxDelay);
  }

  const update = () => {
    if (shouldConnect()) connect();
    else disconnect();
  };
  const reconnectNow = () => {
    delay = minDelay;
    clearTimeout(reconnectTimer);
    update();
  };
  window.addEventListener('online', reconnectNow);

  return {
    status: () => status,
    update,
    send(frame) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    close() {
      window.removeEventListener('online', reconnectNow);
      disconnect();
    },
  };
}
