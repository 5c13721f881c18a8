import { largestUploadBytes, type UploadLimit, uploadLimit } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type BodyTimes, defaultBodyTimes, paceIncoming } from '@jobharbor/shared/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Maximum JSON body: the largest form with each character escaped as `\uXXXX`. */
export const jsonBytes = 131_072;

const jsonLimit: UploadLimit = {
  maxBytes: jsonBytes,
  strangerBytes: jsonBytes,
  tooLarge: errorCode.bodyTooLarge,
  needsSession: false,
};

/** Maximum of all request timeouts, for the server itself. */
export const longestRequestMs =
  defaultBodyTimes.graceMs + (largestUploadBytes / defaultBodyTimes.bytesPerSecond) * 1_000;

/**
 * Limits a body's size by route and session, and its pace: 408 and close. Also applies after the request was answered.
 * The limits of the gateway apply to direct requests of the API, too.
 */
export const bodyLimits = fp<{ times?: BodyTimes | undefined }>(
  async (app, { times = defaultBodyTimes }) => {
    app.addHook('onRequest', async (request, reply) => {
      const length = lengthOf(request);
      if (length === 0) return;
      const limit = limitOf(request);
      const size = Math.min(length ?? limit.maxBytes, limit.maxBytes);
      const timer = setTimeout(
        () => refuseSlow(request, reply),
        times.graceMs + (size / times.bytesPerSecond) * 1_000,
      );
      timer.unref();
      request.raw.once('close', () => clearTimeout(timer));
      // From the moment that somebody reads it: until then its client cannot send.
      request.raw.once('resume', () => paceIncoming(request.raw, times, () => refuseSlow(request, reply)));
      if (length !== null && length > limit.maxBytes) {
        // Node discards the rest of the body after the answer. Closing at once would reset the connection of a client
        // that is still sending, such as the gateway, which then could not read the answer.
        if (length > largestUploadBytes) reply.header('connection', 'close');
        throw tooLarge(limit);
      }
    });
    // Once the session is known.
    app.addHook('preParsing', async (request, reply) => {
      const limit = limitOf(request);
      if (limit === jsonLimit) return;
      const maxBytes = request.session === null ? limit.strangerBytes : limit.maxBytes;
      const length = lengthOf(request);
      if (length !== null && length > maxBytes) throw tooLarge(limit);
      if (length === null) watchSize(request, reply, { ...limit, maxBytes });
    });
  },
  { name: 'body-limits' },
);

function limitOf({ routeOptions: { config } }: FastifyRequest): UploadLimit {
  return config.call?.body === 'form' ? uploadLimit(config.call.path) : jsonLimit;
}

const tooLarge = ({ tooLarge: code, field }: UploadLimit): ApiError =>
  new ApiError(code, field === undefined ? {} : { fieldProblems: { [field]: code } });

/** Null for a body of unknown length, 0 for none. */
function lengthOf({ headers }: FastifyRequest): number | null {
  if (headers['transfer-encoding'] !== undefined) return null;
  return Number(headers['content-length'] ?? 0);
}

/** Aborts an upload without `Content-Length` that grows too large. */
function watchSize(request: FastifyRequest, reply: FastifyReply, limit: UploadLimit): void {
  const { socket } = request.raw;
  const start = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - start > limit.maxBytes) refuse(request, reply, tooLarge(limit));
  }, 100);
  timer.unref();
  request.raw.once('close', () => clearInterval(timer));
}

function refuseSlow(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete || request.raw.readableEnded) return;
  refuse(request, reply, new ApiError(errorCode.requestTimedOut));
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: ApiError): void {
  if (reply.sent) request.raw.destroy();
  else reply.header('connection', 'close').send(error);
}
