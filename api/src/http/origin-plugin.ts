import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection: refuses unsafe methods and WebSocket upgrades that come from another site's page, by `Origin` or
 * `Sec-Fetch-Site`. A request with neither header comes from a program, which carries no visitor's cookies.
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
