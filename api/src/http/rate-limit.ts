import rateLimit from '@fastify/rate-limit';
import { ApiError, errorCode, isApiError } from '@jobharbor/shared/errors';
import { neighbours, networkOf, wideNetworkOf } from '@jobharbor/shared/http-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SharedRedis } from '../redis/connect-redis.ts';
import { bearerToken, scopeOfRequest } from '../session/bearer-token.ts';
import { hashToken } from '../session/session-token.ts';

const minuteMs = 60_000;

/** Counts a request, or only looks at its counter; throws 40006 beyond the limit. */
type Count = (request: FastifyRequest, options?: { increment: boolean }) => Promise<void>;

export interface RequestLimits {
  /** For `onRequest`, before the session is read: what nobody has confirmed is counted by its network. */
  countNetworks(request: FastifyRequest): Promise<void>;
  /** For `onRequest`, after the session is read: calls of connected sites are counted by their account. */
  countAccounts(request: FastifyRequest): Promise<void>;
}

/**
 * Rate limit far above human use; forms have tighter limits of their own. It counts by IP address, and by the organisation's
 * network around it. A connected site calls for all of its people from one address. So a call with a token that stands for
 * an account is counted by that account alone, and tokens that stand for nobody have a counter of their own by network. Once
 * it is full, only tokens that stood for somebody within the minute are looked up. With Redis all processes count
 * together; while it is away, each counts for itself.
 */
export async function limitRate(
  app: FastifyInstance,
  perMinute: number | null,
  redis: SharedRedis | null = null,
): Promise<RequestLimits> {
  if (perMinute === null) return { countNetworks: async () => {}, countAccounts: async () => {} };
  const createCount = await createCounts(app, redis);
  const [byAddress, byNetwork, byAccount, byUnknownToken] = [
    createCount('address', perMinute, ({ ip }) => networkOf(ip)),
    createCount('network', perMinute * neighbours, ({ ip }) => wideNetworkOf(ip)),
    createCount('account', perMinute, ({ session }) => String(session?.accountId)),
    createCount('unknown-token', perMinute * neighbours, ({ ip }) => networkOf(ip)),
  ];
  const confirmed = new LRUCache<string, true>({ max: 10_000, ttl: minuteMs });
  app.addHook('onError', async (request, _reply, error) => {
    const isRefused = isApiError(error) && error.status < 500;
    // The refusal itself is thrown already.
    if (isRefused && isTokenCall(request) && request.siteTokenId === null)
      await byUnknownToken(request).catch(() => {});
  });
  return {
    async countNetworks(request) {
      if (isTokenCall(request)) {
        if (!confirmed.has(tokenKey(request))) await byUnknownToken(request, { increment: false });
        return;
      }
      await byAddress(request);
      await byNetwork(request);
    },
    async countAccounts(request) {
      if (request.siteTokenId === null) return;
      confirmed.set(tokenKey(request), true);
      await byAccount(request);
    },
  };
}

/** Each scope has a store of its own: the memory of this process, or Redis. */
async function createCounts(app: FastifyInstance, redis: SharedRedis | null) {
  const [local, shared] = [await createLimits(app), redis && (await createLimits(app, redis))];
  return (name: string, max: number, keyOf: (request: FastifyRequest) => string): Count => {
    // The name keeps the counters apart, which share one namespace in Redis.
    const keyGenerator = (request: FastifyRequest) => `${name}:${keyOf(request)}`;
    const options = { max, timeWindow: minuteMs, keyGenerator };
    const [countHere, countTogether] = [local(options), shared?.(options)];
    return async (request, how) => {
      const together = countTogether && (await redis?.ask(() => countTogether(request, how)));
      const counted = together ?? (await countHere(request, how));
      if (counted.isAllowed) return;
      // A look does not count itself.
      const isFull = how?.increment === false ? counted.remaining === 0 : counted.isExceeded;
      if (isFull)
        throw new ApiError(errorCode.tooManyAttempts, { retryAfter: Math.max(1, counted.ttlInSeconds) });
    };
  };
}

async function createLimits(
  app: FastifyInstance,
  redis?: SharedRedis,
): Promise<FastifyInstance['createRateLimit']> {
  const { promise, resolve } = Promise.withResolvers<FastifyInstance['createRateLimit']>();
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      global: false,
      ...(redis && { redis: redis.client, nameSpace: 'jobharbor:requests:' }),
    });
    resolve(scope.createRateLimit);
  });
  return promise;
}

const tokenKey = (request: FastifyRequest): string =>
  hashToken(bearerToken(request) ?? '').toString('base64url');

/** Whether the session is read from a token: see `session-plugin.ts`. */
const isTokenCall = (request: FastifyRequest): boolean =>
  (request.routeOptions.config?.access ?? 'public') !== 'public' &&
  bearerToken(request) !== null &&
  scopeOfRequest(request) !== undefined;
