import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the visitor uses https, also where a proxy in front decrypts it. */
    readonly isSecure: boolean;
  }
}

/** Headers of every answer, also of those that no browser shows as a page. */
export const securityHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

const isSecure = (request: FastifyRequest, publicUrl: string | null): boolean =>
  publicUrl?.startsWith('https:') || request.protocol === 'https';

/** Sets the request id and the security headers before anything can fail. Routes may override `Cache-Control`. */
export const securityHeadersPlugin = fp<{ publicUrl: string | null }>(
  async (app, { publicUrl }) => {
    app.decorateRequest('isSecure', {
      getter() {
        return isSecure(this as FastifyRequest, publicUrl);
      },
    });
    app.addHook('onRequest', async (request, reply) => setBaseHeaders(request, reply));
  },
  { name: 'security-headers' },
);

/** For answers that are given before any hook runs; see {@link securityHeadersPlugin}. */
export function setBaseHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ ...securityHeaders(request.isSecure ?? false), 'x-request-id': request.id });
}
