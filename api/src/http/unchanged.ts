import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Conditional request (ETag) of a private file: `version` changes with its content. True: the empty 304 was sent; return
 * `reply`. Call it after checking access.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const etag = `"${version}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', etag).header('vary', 'Cookie');
  const known = String(request.headers['if-none-match'] ?? '').split(',');
  if (!known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return false;
  // A body of `null` would be announced with its length, which proxies refuse after a 304.
  reply.code(304).send();
  return true;
}
