import { type SocketCommand, type SocketEvent, socketEvent } from '../contracts/chat.ts';
import type { RealtimeStatus } from './index.ts';

const firstDelay = 500;
const longestDelay = 30_000;
const pingEvery = 25_000;

export interface SocketOptions {
  url: () => string;
  /** Whether there is somebody to connect for. */
  isWanted(): boolean;
  events: ReadonlySet<(event: SocketEvent) => void>;
  statuses: ReadonlySet<(status: RealtimeStatus) => void>;
}

export interface KeptSocket {
  status(): RealtimeStatus;
  /** Connects or leaves, as `isWanted` says now. */
  review(): void;
  send(command: SocketCommand): boolean;
  stop(): void;
}

/** Keeps one connection for as long as it is wanted. Frames are parsed when they arrive; a broken one is dropped. */
export function keepSocket({ url, isWanted, events, statuses }: SocketOptions): KeptSocket {
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

  function connect() {
    if (status !== 'offline' || !isWanted()) return;
    become('connecting');
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
    if (isWanted()) connect();
    else drop();
  };
  const atOnce = () => {
    delay = firstDelay;
    clearTimeout(retry);
    review();
  };
  window.addEventListener('online', atOnce);

  return {
    status: () => status,
    review,
    send(command) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(command));
      return true;
    },
    stop() {
      window.removeEventListener('online', atOnce);
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
