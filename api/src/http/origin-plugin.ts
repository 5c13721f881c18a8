import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ApiConfig } from '../dependencies.ts';
import { bearerToken, scopeOfRequest } from '../session/bearer-token.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Another site's page may post to the route, which must trust no cookie. */
    takesForeignForms?: true;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

type OriginOptions = Pick<ApiConfig, 'allowedOrigins' | 'publicUrl'>;

/**
 * CSRF protection: refuses unsafe methods and WebSocket upgrades from other origins, by `Origin` or `Sec-Fetch-Site`. A
 * request with neither header comes from a program without a visitor's cookies.
 */
export const originPlugin = fp<OriginOptions>(
  async (app, options) => {
    app.addHook('onRequest', async (request) => {
      if (safeMethods.has(request.method) && request.headers.upgrade === undefined) return;
      if (request.routeOptions.config.takesForeignForms === true) return;
      // No cookie counts beside a token, which no other site's page has.
      if (bearerToken(request) !== null && scopeOfRequest(request) !== undefined) return;
      if (!isOwn(request, options)) throw new ApiError(errorCode.crossSite);
    });
  },
  { name: 'origin' },
);

function isOwn(request: FastifyRequest, { allowedOrigins, publicUrl }: OriginOptions): boolean {
  const { origin } = request.headers;
  if (origin !== undefined)
    return allowedOrigins.includes(origin) || origin === publicUrl || origin === originOf(request);
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** The origin that the visitor asked, which may be another name of the site; null when the host is none. */
const originOf = ({ isSecure, host }: FastifyRequest): string | null =>
  URL.parse(`${isSecure ? 'https' : 'http'}://${host}`)?.origin ?? null;
