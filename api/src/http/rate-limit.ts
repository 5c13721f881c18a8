import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { neighbours, networkOf, wideNetworkOf } from '@jobharbor/shared/http-server';
import type { FastifyInstance } from 'fastify';

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

/**
 * Rate limit by IP address, far above human use, and by the organisation's network around it; forms have tighter limits of
 * their own.
 */
export async function limitRate(app: FastifyInstance, requestsPerMinute: number | null): Promise<void> {
  if (requestsPerMinute === null) return;
  const common: RateLimitPluginOptions = {
    timeWindow: 60_000,
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError(errorCode.tooManyAttempts, { retryAfter: Math.max(1, Math.ceil(ttl / 1_000)) }),
  };
  await app.register(rateLimit, {
    ...common,
    max: requestsPerMinute,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  await app.register(rateLimit, {
    ...common,
    max: requestsPerMinute * neighbours,
    keyGenerator: ({ ip }) => wideNetworkOf(ip),
    addHeaders: noHeaders,
  });
}
