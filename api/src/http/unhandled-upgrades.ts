import type { IncomingMessage } from 'node:http';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route opens sockets. */
    opensSocket?: boolean;
  }
}

/** Time for a handshake, from the request to its answer. */
const handshakeMs = 10_000;

/** Requests to upgrade whose answer is pending, each with the timer that ends it. */
const pending = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Call it when the socket of `request` is open. */
export function markUpgradeHandled(request: FastifyRequest): void {
  clearTimeout(pending.get(request.raw));
  pending.delete(request.raw);
}

/**
 * Node stops tracking the connection of an upgrade request, which would stay open for ever without a socket. Refuses
 * upgrades at other paths, and closes such connections after their answer.
 */
export function rejectUnhandledUpgrades(app: FastifyInstance): void {
  app.server.on('upgrade', (request, socket) => {
    // A client that goes away in the middle is no error of ours, and nobody else listens yet.
    socket.on('error', () => socket.destroy());
    const timer = setTimeout(() => socket.destroy(), handshakeMs);
    socket.once('close', () => clearTimeout(timer));
    pending.set(request, timer);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!pending.has(request.raw)) return;
    reply.header('connection', 'close');
    if (!request.routeOptions.config.opensSocket) throw new ApiError(errorCode.notFound);
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (pending.has(raw)) raw.socket.destroySoon();
  });
}
