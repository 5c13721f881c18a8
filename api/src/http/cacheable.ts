import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sets `Cache-Control` for an answer that is the same for every viewer of one market. */
export function cacheFor(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  // Without the header the country came from a cookie, which a shared cache does not vary by.
  const isShared = request.headers['country-id'] !== undefined;
  reply.header('cache-control', `${isShared ? 'public' : 'private'}, max-age=${seconds}`);
  // Without a language id the language is that of `Accept-Language`.
  const vary = ['Country-Id', 'Language-Id'];
  if (request.headers['language-id'] === undefined) vary.push('Accept-Language');
  reply.header('vary', vary.join(', '));
}
