import type { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import { uploadBytes } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { traceHeaders } from '@jobharbor/shared/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createConcurrencyLimiter } from '../http/concurrency-limiter.ts';
import { isSecure } from '../http/public-address.ts';
import { readAhead } from '../http/read-ahead.ts';
import { type BodyTimes, type ReceivedBody, receiveBody } from '../http/receive-body.ts';
import { chooseSet } from '../sets/choose-set.ts';
import type { DeploymentReader } from '../sets/deployment-reader.ts';
import type { ApiBreaker } from './api-breaker.ts';
import { bucketCookieOf, countryOf } from './visitor.ts';

export interface ApiOptions {
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  deployment: DeploymentReader;
  pinnedSet(request: FastifyRequest): string | undefined;
  breaker: Pick<ApiBreaker, 'guard'>;
  bodyTimes?: BodyTimes | undefined;
  /** Milliseconds for which calls wait on while the API does not answer; it may be busy, and a call is not repeated. */
  patienceMs?: number;
}

/** Of everything but forms with a file. The API has limits of its own, by call. */
const jsonBytes = 2 ** 20;
/** Bodies on disk at once, of one address and of all. */
const onDisk = { perAddress: 16, total: 256 };

/** An answer begins within this time: the slowest call reads a résumé. */
const answerMs = 30_000;
/** A visitor who reads slowly is served from memory up to this; no answer of the API is larger. */
const answerBytes = 6 * 2 ** 20;
const upstreamConnections = 256;

declare module 'fastify' {
  interface FastifyRequest {
    /** What arrived for the API, whole. */
    received: ReceivedBody | null;
  }
  interface FastifyReply {
    /** Tells the breaker what has become of the call. */
    upstream: { answered(): void; failed(error: Error): void } | null;
  }
}

/**
 * Passes `/api` and `/dev/outbox` on, each request once its body has arrived whole: the API's connections are for
 * requests that it can answer at once, and are free again when it has. Where the API answers nobody, callers are told so
 * by the breaker, long before the time limit. Every answer that no cache stores names, in `X-JobHarbor-Set`, the set of its
 * visitor's next page, by which an open page learns of a newer one. A cached answer would name it to others, and for
 * longer than it holds.
 */
export async function proxyApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { apiUrl, deployment, pinnedSet, breaker, bodyTimes, patienceMs = 4_000 } = options;

  function setOf(request: FastifyRequest): string | undefined {
    const now = deployment.known();
    if (!now) return undefined;
    const visitor = {
      country: countryOf(request),
      bucketCookie: bucketCookieOf(request),
      pinned: pinnedSet(request),
    };
    return chooseSet(now, visitor).sets[0];
  }

  /** Rejects where the API is known not to answer; answers the call where that is found out while it waits. */
  async function watch(reply: FastifyReply): Promise<void> {
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

  await app.register(async (scope) => {
    scope.decorateReply('upstream', null);
    receiveBodies(scope, bodyTimes);
    const pass = (prefix: string) =>
      scope.register(proxy, {
        upstream: apiUrl,
        prefix,
        rewritePrefix: prefix,
        proxyPayloads: false,
        undici: { connections: upstreamConnections, headersTimeout: answerMs, bodyTimeout: answerMs },
        // A site without any set has an API all the same.
        preHandler: async (_request, reply) => {
          await deployment.current().catch(() => undefined);
          await watch(reply as unknown as FastifyReply);
        },
        replyOptions: {
          onResponse(_request, reply, answer) {
            const { stream } = answer as unknown as { stream: Readable };
            (reply as unknown as FastifyReply).upstream?.answered();
            // The caller was told that the API does not answer, or has gone.
            if (reply.sent) return void stream.destroy();
            reply.send(readAhead(stream, answerBytes));
          },
          rewriteRequestHeaders: (request, headers) =>
            forwarded(headers, request as unknown as FastifyRequest),
          rewriteHeaders(answered, request) {
            // These are about the connection to the API, not about the visitor's.
            const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answered;
            if (isKept(headers['cache-control'])) return headers;
            const set = request && setOf(request as unknown as FastifyRequest);
            return set === undefined ? headers : { ...headers, 'x-jobharbor-set': set };
          },
          onError(reply, { error }) {
            (reply as unknown as FastifyReply).upstream?.failed(error);
          },
        },
      });
    await pass('/api');
    // Mails in development. The API answers 404 where it has no outbox.
    await pass('/dev/outbox');
  });
}

const isKept = (cacheControl: unknown): boolean => /max-age=[1-9]/.test(String(cacheControl));

/** Has the routes of `scope` called with whole bodies, as streams. */
function receiveBodies(scope: FastifyInstance, times: BodyTimes | undefined): void {
  const places = createConcurrencyLimiter();
  scope.decorateRequest('received', null);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', async (request: FastifyRequest, body: FastifyRequest['raw']) => {
    request.received = await receiveBody(body, {
      maxBytes: maxBytesOf(request),
      times,
      takePlace: () => places.take({ [`address ${request.ip}`]: onDisk.perAddress, total: onDisk.total }),
    });
    return request.received.length === 0 ? undefined : request.received.read();
  });
  // Before a client that waits for `100 Continue` is told to go on.
  scope.addHook('onRequest', async (request) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytesOf(request))
      throw new ApiError(errorCode.bodyTooLarge);
  });
  scope.addHook('onResponse', async ({ received }) => received?.release());
  scope.addHook('onRequestAbort', async ({ received }) => received?.release());
}

const maxBytesOf = ({ headers, url }: FastifyRequest): number =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
    ? uploadBytes(url.replace(/^\/api|\/?(\?.*)?$/g, ''))
    : jsonBytes;

/** The body was received, so its length is known and the client has sent all that it was asked to. */
function forwarded(headers: Record<string, unknown>, request: FastifyRequest) {
  const {
    'content-length': _length,
    'transfer-encoding': _coding,
    expect: _expect,
    upgrade: _upgrade,
    // The gateway's own stands below it.
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
