import rateLimit from '@fastify/rate-limit';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { networkOf } from '@jobharbor/shared/http-server';
import type { FastifyInstance } from 'fastify';

/** Rate limit by IP address, far above human use; forms have tighter limits of their own. */
export async function limitRate(app: FastifyInstance, requestsPerMinute: number | null): Promise<void> {
  if (requestsPerMinute === null) return;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError(errorCode.tooManyAttempts, { retryAfter: Math.max(1, Math.ceil(ttl / 1_000)) }),
  });
}
