import { createHeartbeat } from './create-heartbeat.ts';
import { gapTopic } from './gap-topic.ts';
import type { RealtimeStatus } from './realtime.ts';
import { dispatchFrame, type TopicListener } from './topic-listeners.ts';

const minDelay = 500;
const maxDelay = 30_000;

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
 * Keeps one WebSocket open while `shouldConnect` is true. Reconnects with exponential backoff and jitter, and at once
 * when the network returns. Pings so that proxies keep the connection. It is online when the server has sent something:
 * a proxy may accept a connection and pass nothing on. One that does not open, or does not answer a ping, is replaced.
 */
export function createPersistentSocket(options: SocketOptions): PersistentSocket {
  const { url, shouldConnect, shownSince, listeners, statusListeners, onSessionEnd } = options;
  let socket: WebSocket | undefined;
  const status = createStatus(statusListeners);
  const reconnection = createReconnection(connect);
  const dispatch = createDispatch(listeners);
  let wasOnline = false;
  const heartbeat = createHeartbeat(disconnect);

  /** The server has sent a frame. Events of an interruption are lost. */
  function hear() {
    heartbeat.answered();
    if (status.get() === 'online') return;
    reconnection.reset();
    status.set('online');
    if (wasOnline) dispatch(JSON.stringify({ type: gapTopic.name }));
    wasOnline = true;
  }

  function connect() {
    if (status.get() !== 'offline' || !shouldConnect()) return;
    status.set('connecting');
    const startedAt = Date.now();
    const opened = new WebSocket(url());
    socket = opened;
    heartbeat.awaitOpen();
    opened.addEventListener('open', () => {
      if (socket !== opened) return;
      if (!wasOnline) requestReplay(opened, shownSince(), startedAt);
      heartbeat.start(opened);
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      hear();
      dispatch(data);
    });
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return;
      if (code === sessionEnded) onSessionEnd();
      disconnect();
    });
  }

  function disconnect() {
    heartbeat.stop();
    socket?.close();
    socket = undefined;
    status.set('offline');
    reconnection.cancel();
    if (shouldConnect()) reconnection.schedule();
  }

  const update = () => {
    if (shouldConnect()) connect();
    else disconnect();
  };
  const reconnectNow = () => {
    reconnection.reset();
    reconnection.cancel();
    update();
  };
  window.addEventListener('online', reconnectNow);
  window.addEventListener('visibilitychange', heartbeat.check);

  return {
    status: status.get,
    update,
    send(frame) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    close() {
      window.removeEventListener('online', reconnectNow);
      window.removeEventListener('visibilitychange', heartbeat.check);
      disconnect();
    },
  };
}

/**
 * Events before the first connection are replayed by the server. The age is that at the frame's arrival at the latest: it
 * takes no longer than the connection took.
 */
function requestReplay(opened: WebSocket, shownSince: number, startedAt: number) {
  const age = Date.now() - shownSince + (Date.now() - startedAt);
  opened.send(JSON.stringify({ type: 'replay', age_ms: Math.max(0, Math.round(age)) }));
}

/** Passes frames to the listeners in order: a schema that is still loading must not let a later frame be dispatched first. */
function createDispatch(listeners: SocketOptions['listeners']) {
  let dispatched = Promise.resolve();
  return (frame: unknown) => {
    dispatched = dispatched.then(() => dispatchFrame(listeners, frame));
  };
}

function createStatus(listeners: SocketOptions['statusListeners']) {
  let status: RealtimeStatus = 'offline';
  return {
    get: () => status,
    set(next: RealtimeStatus) {
      if (next === status) return;
      status = next;
      for (const listener of listeners) listener(next);
    },
  };
}

/** Exponential backoff with jitter. */
function createReconnection(connect: () => void) {
  let delay = minDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    schedule() {
      timer = setTimeout(connect, delay * (0.75 + Math.random() / 2));
      delay = Math.min(delay * 2, maxDelay);
    },
    cancel: () => clearTimeout(timer),
    /** The next attempt after a failure waits as briefly as the first. */
    reset() {
      delay = minDelay;
    },
  };
}
