import { problemHeaders, securityHeaders } from '@jobharbor/shared/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the visitor uses https, also where a proxy in front decrypts it. */
    readonly isSecure: boolean;
  }
}

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

/** Used for answers that are sent before any hook runs; see {@link securityHeadersPlugin}. */
export function setBaseHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const { 'content-type': _type, ...dataHeaders } = problemHeaders;
  reply.headers({ ...securityHeaders(request.isSecure ?? false, request.id), ...dataHeaders });
}
