import type { FastifyRequest } from 'fastify';

const lingerMs = 2_000;

/**
 * Lets go of a body that was refused before all of it arrived. A connection that is closed at once, with bytes unread,
 * takes the answer along.
 */
export function discardBody({ raw }: FastifyRequest): void {
  if (raw.complete !== false || raw.socket === undefined) return;
  const timer = setTimeout(() => raw.socket.destroy(), lingerMs);
  raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  raw.resume();
}
