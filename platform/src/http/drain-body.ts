import type { FastifyRequest } from 'fastify';

const lingerMs = 2_000;

/** Drains a refused body before closing: closing a connection with unread bytes would reset it and lose the answer. */
export function drainBody({ raw }: FastifyRequest): void {
  if (raw.complete !== false || raw.socket === undefined) return;
  const timer = setTimeout(() => raw.socket.destroy(), lingerMs);
  raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  raw.resume();
}
