import type { SocketEvent } from '../contracts/chat.ts';
import type { SessionStore } from '../session/index.ts';
import type { Realtime, RealtimeStatus } from './index.ts';

const firstDelay = 500;
const longestDelay = 30_000;
const pingEvery = 25_000;

/** A connection to `url` for the person in `session`. Frames are parsed when they arrive; a broken one is dropped. */
export function createRealtime(url: () => string, session: SessionStore): Realtime {
  const events = new Set<(event: SocketEvent) => void>();
  const statuses = new Set<(status: RealtimeStatus) => void>();
  let socket: WebSocket | undefined;
  let status: RealtimeStatus = 'offline';
  let delay = firstDelay;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let ping: ReturnType<typeof setInterval> | undefined;

  const become = (next: RealtimeStatus) => {
    if (next === status) return;
    status = next;
    for (const listener of statuses) listener(next);
  };
  const isWanted = () => events.size > 0 && session.getState().status === 'signed-in';

  async function connect() {
    if (status !== 'offline' || !isWanted()) return;
    become('connecting');
    const { socketEvent } = await import('../contracts/chat.ts');
    if (!isWanted()) return become('offline');
    const opened = new WebSocket(url());
    socket = opened;
    opened.addEventListener('open', () => {
      delay = firstDelay;
      become('online');
      ping = setInterval(() => opened.send(JSON.stringify({ type: 'ping' })), pingEvery);
    });
    opened.addEventListener('message', ({ data }) => {
      const parsed = socketEvent.safeParse(parseJson(data));
      if (parsed.success) for (const listener of events) listener(parsed.data);
    });
    opened.addEventListener('close', () => {
      if (socket === opened) drop();
    });
  }

  function drop() {
    clearInterval(ping);
    socket?.close();
    socket = undefined;
    become('offline');
    clearTimeout(retry);
    if (!isWanted()) return;
    retry = setTimeout(connect, delay * (0.75 + Math.random() / 2));
    delay = Math.min(delay * 2, longestDelay);
  }

  const review = () => {
    if (isWanted()) void connect();
    else drop();
  };
  const stopSession = session.subscribe(review);
  const atOnce = () => {
    delay = firstDelay;
    clearTimeout(retry);
    review();
  };
  if (typeof window !== 'undefined') window.addEventListener('online', atOnce);

  return {
    status: () => status,
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
    send(command) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(command));
      return true;
    },
    close() {
      stopSession();
      window.removeEventListener('online', atOnce);
      events.clear();
      drop();
    },
  };
}

function parseJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
