import type { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { BodyTimes } from '@jobharbor/shared/http-server';
import { traceHeaders } from '@jobharbor/shared/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiConnect } from '../../api-connection/api-connection.ts';
import { isSecure } from '../../http/public-address.ts';
import { readAhead } from '../../http/read-ahead.ts';
import { chooseSet } from '../../sets/choose-set.ts';
import type { DeploymentReader } from '../../sets/deployment-reader.ts';
import { bucketCookieOf, countryOf } from '../request/visitor.ts';
import type { ApiBreaker } from './api-breaker.ts';
import { createConfirmSession } from './confirm-session.ts';
import { receiveBodies } from './receive-bodies.ts';

export interface ApiOptions {
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  deployment: DeploymentReader;
  pinnedSet(request: FastifyRequest): string | undefined;
  breaker: Pick<ApiBreaker, 'guard' | 'noteAnswer'>;
  bodyTimes?: BodyTimes | undefined;
  /** Grace period in milliseconds of calls while the breaker is open; the API may be busy, and calls are not retried. */
  patienceMs?: number;
}

/** Timeout of an answer's start: the slowest call parses a résumé. */
const answerMs = 30_000;
/** Buffer for slow readers in bytes; no answer of the API is larger. */
const answerBytes = 6 * 2 ** 20;
const upstreamConnections = 256;

declare module 'fastify' {
  interface FastifyReply {
    /** Reports the outcome of the call to the breaker. */
    upstream: { answered(): void; failed(error: Error): void } | null;
  }
}

/**
 * Proxies `/api` and `/dev/outbox` to the API, each request once its body is complete (request buffering). So slow
 * clients do not hold connections of the API. If the API is down the breaker answers, long before the timeout. Every
 * uncacheable answer has the visitor's current set in `X-JobHarbor-Set`, by which open pages notice a new one.
 */
export async function proxyApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { apiUrl, deployment, breaker, bodyTimes, patienceMs = 4_000 } = options;

  await app.register(async (scope) => {
    scope.decorateReply('upstream', null);
    receiveBodies(scope, createConfirmSession(apiUrl), bodyTimes);
    const pass = (prefix: string) =>
      scope.register(proxy, {
        upstream: apiUrl,
        prefix,
        rewritePrefix: prefix,
        proxyPayloads: false,
        undici: {
          ...apiConnect(apiUrl),
          ...{ connections: upstreamConnections, headersTimeout: answerMs, bodyTimeout: answerMs },
        },
        // A site without a published set still proxies its API.
        preHandler: async (_request, reply) => {
          await deployment.current().catch(() => undefined);
          await watchCall(breaker, reply as unknown as FastifyReply, patienceMs);
        },
        replyOptions: {
          onResponse(_request, reply, answer) {
            const { stream, statusCode } = answer as unknown as { stream: Readable; statusCode: number };
            if (statusCode < 500) breaker.noteAnswer();
            (reply as unknown as FastifyReply).upstream?.answered();
            // The client was answered already, or has disconnected.
            if (reply.sent) return void stream.destroy();
            reply.send(readAhead(stream, answerBytes));
          },
          rewriteRequestHeaders: (request, headers) =>
            forwarded(headers, request as unknown as FastifyRequest),
          rewriteHeaders(answered, request) {
            // Hop-by-hop headers of the API's connection.
            const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answered;
            if (isKept(headers['cache-control'])) return headers;
            const set = request && setOf(request as unknown as FastifyRequest, options);
            return set === undefined ? headers : { ...headers, 'x-jobharbor-set': set };
          },
          onError(reply, { error }) {
            (reply as unknown as FastifyReply).upstream?.failed(error);
          },
        },
      });
    await pass('/api');
    // Mails in development. The API answers 404 without an outbox.
    await pass('/dev/outbox');
  });
}

/** The set that a visitor gets now. */
function setOf(
  request: FastifyRequest,
  { deployment, pinnedSet }: Pick<ApiOptions, 'deployment' | 'pinnedSet'>,
): string | undefined {
  const now = deployment.known();
  if (!now) return undefined;
  const visitor = {
    country: countryOf(request),
    bucketCookie: bucketCookieOf(request),
    pinned: pinnedSet(request),
  };
  return chooseSet(now, visitor).sets[0];
}

/** Rejects while the API is down; answers the call if that is detected while it waits. */
async function watchCall(
  breaker: ApiOptions['breaker'],
  reply: FastifyReply,
  patienceMs: number,
): Promise<void> {
  const { promise: answered, resolve, reject } = Promise.withResolvers<void>();
  reply.upstream = { answered: resolve, failed: reject };
  reply.raw.once('close', resolve);
  let isTried = false;
  const work = () => {
    isTried = true;
    return answered;
  };
  const guarded = breaker.guard(work, { patienceMs }).catch((cause: unknown) => {
    throw new ApiError(errorCode.serviceUnavailable, { cause, retryAfter: 5 });
  });
  if (!isTried) return guarded;
  guarded.catch((error: unknown) => void (reply.sent || reply.send(error)));
}

const isKept = (cacheControl: unknown): boolean => /max-age=[1-9]/.test(String(cacheControl));

/** The buffered body has a known length, and `Expect` was handled. */
function forwarded(headers: Record<string, unknown>, request: FastifyRequest) {
  const {
    'content-length': _length,
    'transfer-encoding': _coding,
    expect: _expect,
    upgrade: _upgrade,
    // The gateway's span is the parent.
    traceparent: _traceparent,
    tracestate: _tracestate,
    baggage: _baggage,
    ...rest
  } = headers;
  const length = request.received?.length ?? 0;
  return {
    ...rest,
    ...((length > 0 || !['GET', 'HEAD'].includes(request.method)) && { 'content-length': String(length) }),
    host: request.host,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': isSecure(request) ? 'https' : 'http',
    'x-forwarded-for': request.ip,
    'x-request-id': request.id,
    ...traceHeaders(request.trace),
  };
}
