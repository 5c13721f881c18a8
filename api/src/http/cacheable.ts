import type { FastifyReply, FastifyRequest } from 'fastify';

/** Marks an answer that is the same for every viewer of one market, for so many seconds. */
export function cacheFor(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  // Without the header the country came from a cookie, which a shared cache does not tell apart.
  const isShared = request.headers['country-id'] !== undefined;
  reply.header('cache-control', `${isShared ? 'public' : 'private'}, max-age=${seconds}`);
  reply.header('vary', 'Country-Id, Language-Id');
}
