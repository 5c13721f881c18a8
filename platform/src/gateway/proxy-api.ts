import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chooseSet } from '../sets/choose-set.ts';
import type { DeploymentReader } from '../sets/deployment-reader.ts';
import { bucketCookie, countryOf } from './visitor.ts';

export interface ApiOptions {
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  deployment: DeploymentReader;
  pinnedSet(request: FastifyRequest): string | undefined;
}

/**
 * Passes `/api` and its socket on. Every answer that no cache keeps names, in `X-JobHarbor-Set`, the set that its
 * visitor's next page would be of: an open page learns so that there is a newer one. A kept answer would name it to
 * others, and for longer than it holds.
 */
export async function proxyApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { apiUrl, deployment, pinnedSet } = options;

  function setOf(request: FastifyRequest): string | undefined {
    const now = deployment.known();
    if (!now) return undefined;
    const visitor = {
      country: countryOf(request),
      bucketCookie: request.cookies[bucketCookie],
      pinned: pinnedSet(request),
    };
    return chooseSet(now, visitor).sets[0];
  }

  await app.register(proxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    websocket: true,
    wsClientOptions: socketOptions,
    // A site without any set has an API all the same.
    preHandler: async () => void (await deployment.current().catch(() => undefined)),
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => forwarded(headers, request as unknown as FastifyRequest),
      rewriteHeaders(headers, request) {
        if (isKept(headers['cache-control'])) return headers;
        const set = request && setOf(request as unknown as FastifyRequest);
        return set === undefined ? headers : { ...headers, 'x-jobharbor-set': set };
      },
    },
  });
}

const isKept = (cacheControl: unknown): boolean => /max-age=[1-9]/.test(String(cacheControl));

/** The proxy's types know no `rewriteRequestHeaders` here; its code does, and without it no cookie would pass. */
const socketOptions = {
  headers: {},
  rewriteRequestHeaders: (_headers: unknown, request: FastifyRequest) =>
    forwarded({ cookie: request.headers.cookie, origin: request.headers.origin }, request),
};

function forwarded(headers: Record<string, unknown>, request: FastifyRequest) {
  return {
    ...headers,
    host: request.headers.host,
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-for': request.ip,
    'x-request-id': request.id,
  };
}
