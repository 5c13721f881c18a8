import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { matchRoute } from '@jobharbor/shared/remote/match-route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askApi } from '../../api-connection/api-connection.ts';
import { readAddress } from '../request/request-locale.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Methods that a URL supports; null if there is nothing at it, or unknown because the API is down. */
    allowedMethods(request: FastifyRequest): Promise<readonly string[] | null>;
  }
}

export interface AllowedMethodsOptions {
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  /** Routes of the live set. */
  contracts(): Promise<readonly RemoteContract[]>;
}

const isCall = (path: string): boolean => /^\/(?:api|dev\/outbox)(?:\/|$)/.test(path);
const platformApi = '/platform/api/';
/** Catch-all routes. */
const catchAll = new Set(['/', '/*', `${platformApi}*`]);

const apiMs = 2_000;

/** Decorates `app` with `allowedMethods`, which knows the routes that are registered after this. */
export function decorateAllowedMethods(
  app: FastifyInstance,
  { apiUrl, contracts }: AllowedMethodsOptions,
): void {
  const routes: { url: string; matches: RegExp; methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (isCall(url) || catchAll.has(url)) return;
    const pattern = url.replaceAll(/[.+?^$()|[\]\\{}]/g, '\\$&').replaceAll(/:[^/]+/g, '[^/]+');
    routes.push({
      url,
      matches: new RegExp(`^${pattern.replaceAll('*', '.*')}$`),
      methods: [method].flat().flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])),
    });
  });

  /** The `Allow` header of the API's 405 response lists the methods of a path. */
  async function ofCall({ url, ip }: FastifyRequest): Promise<string[] | null> {
    const answer = await askApi(apiUrl + url, {
      method: 'OPTIONS',
      headers: { 'x-forwarded-for': ip },
      signal: AbortSignal.timeout(apiMs),
    });
    await answer.body?.cancel();
    const allowed = answer.status === 405 ? answer.headers.get('allow') : null;
    return allowed ? allowed.split(', ') : null;
  }

  async function ofPage(request: FastifyRequest, pathname: string): Promise<string[] | null> {
    const address = readAddress(request, pathname, '');
    const isKnown = address.kind === 'moved' || matchRoute(await contracts(), address.path) !== undefined;
    return isKnown ? ['GET', 'HEAD'] : null;
  }

  app.decorate('allowedMethods', async (request: FastifyRequest) => {
    const [pathname = ''] = request.url.split('?', 1);
    try {
      if (isCall(pathname)) return await ofCall(request);
      const isPlatform = pathname.startsWith(platformApi);
      const own = routes
        .filter(({ url, matches }) => matches.test(pathname) && url.startsWith(platformApi) === isPlatform)
        .flatMap(({ methods }) => methods);
      if (own.length > 0) return [...new Set(own)];
      return isPlatform ? null : await ofPage(request, pathname);
    } catch (error) {
      request.log.debug(error, 'allowed methods are unknown');
      return null;
    }
  });
}
