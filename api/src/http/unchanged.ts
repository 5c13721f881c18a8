import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Has a file that one person may see checked at each use, by `version`, which changes with its content. True: the client
 * holds it already, and the empty 304 is sent; return `reply` then. Call it once the caller's right to the file is known.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const etag = `"${version}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', etag).header('vary', 'Cookie');
  const known = String(request.headers['if-none-match'] ?? '').split(',');
  if (!known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return false;
  // A body of `null` would be announced with its length, which proxies refuse behind a 304.
  reply.code(304).send();
  return true;
}
