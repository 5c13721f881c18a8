import { type BodyTimes, paceIncoming } from '@jobharbor/shared/http-server';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Minimum pace of request bodies. */
    bodyTimes: BodyTimes;
  }
}

/** `onRequest` hook of routes with a small body: closes the connection of a client that is too slow with it. */
export async function paceBody({ raw, server }: FastifyRequest): Promise<void> {
  const { length } = raw.headers['content-length'] ?? raw.headers['transfer-encoding'] ?? '';
  if (length > 0 && !raw.complete) paceIncoming(raw, server.bodyTimes, () => raw.destroy());
}
