import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { connectionEvent } from './connection-event.ts';

export interface DrainOptions {
  /**
   * Milliseconds in which requests are still served while readiness is refused, so that load balancers and keep-alive
   * connections move elsewhere.
   */
  announceMs?: number;
  /** Milliseconds that pending requests may take after that. */
  timeoutMs?: number;
}

/** The graceful end of an HTTP server (connection draining). */
export interface Draining {
  /** Draining has begun: readiness probes answer 503. */
  isDraining(): boolean;
  /**
   * Announces the end, then stops accepting connections, and resolves when the pending requests are answered. From the
   * announcement on each answer carries `Connection: close`. Upgraded connections and streams (`markAsStream`) are left
   * to the caller.
   */
  drain(options?: DrainOptions): Promise<void>;
}

/** Milliseconds to wait for the first request of a new connection. */
const freshMs = 1_000;
const pollInterval = 20;
/** Milliseconds at most to accept waiting connections: new ones may come without end. */
const backlogMs = 2_000;
const streams = new WeakSet<ServerResponse>();

/** Marks a long-lived answer, such as an event stream: draining does not wait for it. */
export const markAsStream = (response: ServerResponse): void => void streams.add(response);

/** Tracks the requests of `server`. Call it before the server listens. */
export function createDraining(server: Server): Draining {
  let isDraining = false;
  let accepted = 0;
  const inHand = new Set<ServerResponse>();
  const fresh = new Set<Socket>();

  server.on('connection', () => {
    accepted += 1;
  });
  server.on(connectionEvent(server), (socket: Socket) => {
    fresh.add(socket);
    socket.once('close', () => fresh.delete(socket));
  });
  server.on('upgrade', (_request, socket) => fresh.delete(socket as Socket));
  // Prepended, since the server's own listener may answer synchronously.
  server.prependListener('request', ({ socket }, response) => {
    fresh.delete(socket);
    inHand.add(response);
    response.shouldKeepAlive &&= !isDraining;
    response.once('close', () => inHand.delete(response));
  });

  /**
   * Waits until the event loop has accepted the connections in the backlog, which closing the socket would reset. It
   * accepts one of them in each turn, and none in the turn that this is called in.
   */
  async function acceptBacklog(): Promise<void> {
    const end = performance.now() + backlogMs;
    let before = -1;
    while (before !== accepted && performance.now() < end) {
      before = accepted;
      await nextTurn();
      await nextTurn();
    }
  }

  async function until(isDone: () => boolean, milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    while (!isDone() && performance.now() < end) await delay(pollInterval);
  }

  return {
    isDraining: () => isDraining,
    async drain({ announceMs = 0, timeoutMs = 20_000 } = {}) {
      isDraining = true;
      for (const response of inHand) if (!response.headersSent) response.shouldKeepAlive = false;
      await delay(announceMs);
      await acceptBacklog();
      // The HTTP server's `close` would also end idle keep-alive connections that are about to be used.
      NetServer.prototype.close.call(server);
      await until(() => fresh.size === 0, freshMs);
      await until(() => [...inHand].every((response) => streams.has(response)), timeoutMs);
    },
  };
}

/** Milliseconds of the announcement by the setting `DRAIN_SECONDS`; 0 without it. */
export function readDrainMs(text: string | undefined): number {
  const seconds = Number(text || 0);
  if (seconds >= 0 && seconds <= 300) return seconds * 1_000;
  throw new Error(`DRAIN_SECONDS takes a number of seconds up to 300, not ${text}.`);
}
