import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site's page sent with our visitor's cookies. Browsers name the sender in `Origin` or
 * `Sec-Fetch-Site`; a request with neither comes from a program, which has no visitor's cookies to abuse.
 */
export const originPlugin = fp<{ allowedOrigins: readonly string[] }>(
  async (app, { allowedOrigins }) => {
    app.addHook('onRequest', async (request) => {
      if (safeMethods.has(request.method) && request.headers.upgrade === undefined) return;
      if (!isOwn(request, allowedOrigins)) throw new ApiError(errorCode.crossSite);
    });
  },
  { name: 'origin' },
);

function isOwn(request: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return allowedOrigins.includes(origin) || hostOf(origin) === request.host;
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
