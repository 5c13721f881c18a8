import { type UploadLimit, uploadLimit } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type BodyTimes, networkOf, wideNetworkOf } from '@jobharbor/shared/http-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import { bodyTooLarge, type ReceivedBody, receiveBody } from '../../http/receive-body.ts';
import { credentialOf, tokenOf } from '../request/visitor.ts';
import type { ConfirmSession } from './confirm-session.ts';

/** Maximum bytes of bodies except multipart. The API has its own limits for each call. */
const jsonBytes = 2 ** 20;
/**
 * Maximum concurrent bodies on disk: by session or token, by address (IPv6: /64), by network (/24, /48) and in total. Those
 * without one that the API knows have a few, which they cannot take from others. A connected site's server sends the bodies
 * of all its people from one address, so tokens that the API knows do not count by address.
 */
const onDisk = {
  known: { session: 8, address: 32, network: 64, total: 256 },
  strangers: { address: 4, network: 8, total: 64 },
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The complete received body. */
    received: ReceivedBody | null;
  }
}

/** Buffers the bodies of the routes of `scope` and passes them on as streams. */
export function receiveBodies(
  scope: FastifyInstance,
  confirmSession: ConfirmSession,
  times: BodyTimes | undefined,
): void {
  const places = createConcurrencyLimiter();
  const isConfirmed = async (request: FastifyRequest) => (await confirmSession(request)) === 'known';
  const takePlace = async (request: FastifyRequest) =>
    places.take(placesOf(request, await isConfirmed(request)));
  scope.decorateRequest('received', null);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', async (request: FastifyRequest, body: FastifyRequest['raw']) => {
    const limit = limitOf(request);
    const isSmall = limit.strangerBytes < limit.maxBytes && !(await isConfirmed(request));
    request.received = await receiveBody(body, {
      ...limit,
      ...(isSmall && { maxBytes: limit.strangerBytes }),
      times,
      takePlace: () => takePlace(request),
    });
    return request.received.length === 0 ? undefined : request.received.read();
  });
  // Checked before `100 Continue` is sent.
  scope.addHook('onRequest', async (request) => {
    const limit = limitOf(request);
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > limit.maxBytes) throw bodyTooLarge(limit);
    if (!limit.needsSession && length <= limit.strangerBytes) return;
    const answer = await confirmSession(request);
    if (answer === 'known') return;
    // A page that reads 401 tells the person to sign in, who is signed in.
    if (answer === 'unasked') throw new ApiError(errorCode.serviceUnavailable, { retryAfter: 5 });
    throw limit.needsSession ? new ApiError(errorCode.loginRequired) : bodyTooLarge(limit);
  });
  scope.addHook('onResponse', async ({ received }) => received?.release());
  scope.addHook('onRequestAbort', async ({ received }) => received?.release());
}

/** What a body on disk counts for, with the maximum of each. */
function placesOf(request: FastifyRequest, isKnown: boolean): Record<string, number> {
  const { ip } = request;
  const limits = isKnown ? onDisk.known : onDisk.strangers;
  const kind = isKnown ? 'known' : 'strangers';
  const isOfSite = isKnown && tokenOf(request) !== undefined;
  return {
    ...(!isOfSite && {
      [`${kind} address ${networkOf(ip)}`]: limits.address,
      [`${kind} network ${wideNetworkOf(ip)}`]: limits.network,
    }),
    [`${kind} total`]: limits.total,
    ...(isKnown && { [`${credentialOf(request)}`]: onDisk.known.session }),
  };
}

const limitOf = ({ headers, url }: FastifyRequest): UploadLimit =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
    ? uploadLimit(url.replace(/^\/api|\/?(\?.*)?$/g, ''))
    : {
        maxBytes: jsonBytes,
        strangerBytes: jsonBytes,
        tooLarge: errorCode.bodyTooLarge,
        needsSession: false,
      };
