import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface DrainOptions {
  /** Milliseconds of serving on while readiness is refused, so that balancers and kept connections go elsewhere first. */
  announceMs?: number;
  /** Milliseconds that requests in hand may take after that. */
  patienceMs?: number;
}

/** The graceful end of an HTTP server (connection draining). */
export interface Draining {
  /** It is about to end: readiness probes answer 503. */
  isDraining(): boolean;
  /**
   * Announces the end, then takes no more connections, and resolves when the requests in hand are answered. From the
   * announcement on each answer closes its connection. Upgraded connections and streams (`markAsStream`) are left to the caller.
   */
  drain(options?: DrainOptions): Promise<void>;
}

/** A connection without a request yet is waited for so long: its first bytes may be on their way. */
const freshMs = 1_000;
const lookEvery = 20;
const streams = new WeakSet<ServerResponse>();

/** An answer that has no end of its own, such as an event stream: draining does not wait for it. */
export const markAsStream = (response: ServerResponse): void => void streams.add(response);

/** Follows the requests of `server` from now on. Call it before the server listens. */
export function createDraining(server: Server): Draining {
  let isDraining = false;
  const inHand = new Set<ServerResponse>();
  const fresh = new Set<Socket>();

  server.on('connection', (socket: Socket) => {
    fresh.add(socket);
    socket.once('close', () => fresh.delete(socket));
  });
  server.on('upgrade', (_request, socket) => fresh.delete(socket as Socket));
  // Before the server's own listener, which may answer at once.
  server.prependListener('request', ({ socket }, response) => {
    fresh.delete(socket);
    inHand.add(response);
    response.shouldKeepAlive &&= !isDraining;
    response.once('close', () => inHand.delete(response));
  });

  async function until(isDone: () => boolean, milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    while (!isDone() && performance.now() < end) await delay(lookEvery);
  }

  return {
    isDraining: () => isDraining,
    async drain({ announceMs = 0, patienceMs = 20_000 } = {}) {
      isDraining = true;
      for (const response of inHand) if (!response.headersSent) response.shouldKeepAlive = false;
      await delay(announceMs);
      // Right after the event loop has accepted all connections that wait: the kernel resets those in its queue.
      await new Promise((resolve) => setImmediate(resolve));
      // `close` of an HTTP server would end connections that are about to be used again.
      NetServer.prototype.close.call(server);
      await until(() => fresh.size === 0, freshMs);
      await until(() => [...inHand].every((response) => streams.has(response)), patienceMs);
    },
  };
}

/** Milliseconds of the announcement by the setting `DRAIN_SECONDS`; 0 without it. */
export function readDrainMs(text: string | undefined): number {
  const seconds = Number(text || 0);
  if (seconds >= 0 && seconds <= 300) return seconds * 1_000;
  throw new Error(`DRAIN_SECONDS takes a number of seconds up to 300, not ${text}.`);
}
