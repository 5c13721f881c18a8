import { type ApiError, isApiError } from '@jobharbor/shared/errors';
import { securityEventOfStatus } from '@jobharbor/shared/http-server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type OperationCode, OperationError } from '../contract/operation-error.ts';
import { drainBody } from '../http/drain-body.ts';
import { logSecurity, routeOf } from '../http/security-log.ts';
import type { Sessions } from './session.ts';

const statusOf: Record<OperationCode, number> = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  withdrawn: 409,
  invalid: 400,
  refused: 422,
  unavailable: 503,
  failed: 500,
};

export type Identify = Sessions['identify'];

const sentenceOf: Readonly<Record<number, string>> = {
  408: 'The call took too long to arrive. Try again on a faster line.',
  413: 'This is more than the call takes. Look its limits up in the platform’s documentation.',
  415: 'The call does not take this kind of content. Send JSON, or a release as application/gzip.',
};

/** Failed authentications per IP address and minute, before further ones answer 429. */
const maxGuesses = 30;

const isExceeded = (limit: Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>): boolean =>
  !limit.isAllowed && limit.isExceeded;

/**
 * Hooks and error handling of all routes of this API: never cached, failures as `{ code, message }`.
 */
export function answerCalls(scope: FastifyInstance): void {
  const checkGuesses = scope.createRateLimit({ max: maxGuesses, timeWindow: 60_000 });

  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
  // A route instead of a not-found handler: unknown URLs below it would otherwise be pages of the site.
  // As a hook, because a body that cannot be read would be answered with 400 before the handler runs.
  const refuseUnknown = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id: request_id, method, url } = request;
    const missing = `The platform’s API has no ${method} ${url.split('?')[0]}.`;
    const allowed = await scope.allowedMethods(request);
    if (allowed === null)
      throw new OperationError('not-found', `${missing} Look the call up in the platform’s documentation.`);
    drainBody(request);
    const message = `${missing} Send ${allowed.join(' or ')}.`;
    return reply.code(405).header('Allow', allowed.join(', ')).send({ code: 'invalid', message, request_id });
  };
  scope.all('/*', { onRequest: refuseUnknown }, refuseUnknown);
  scope.setErrorHandler(async (error: FastifyError | OperationError | ApiError, request, reply) => {
    const { id: request_id } = request;
    drainBody(request);
    if (error instanceof OperationError) {
      const { code, message, refusals } = error;
      const event = securityEventOfStatus(statusOf[code]);
      if (event !== undefined) logSecurity(request, event, 'refused', { code, route: routeOf(request) });
      if (code === 'unauthenticated' && isExceeded(await checkGuesses(request))) {
        const wait = 'There were too many wrong tokens from this address. Wait a minute and try again.';
        logSecurity(request, 'throttle', 'refused', { code, route: routeOf(request) });
        return reply.code(429).header('Retry-After', '60').send({ code, message: wait, request_id });
      }
      if (code === 'unavailable') reply.header('Retry-After', '5');
      return reply
        .code(statusOf[code])
        .send({ code, message, request_id, ...(refusals.length > 0 && { refusals }) });
    }
    const status = isApiError(error) ? error.status : (error.statusCode ?? 500);
    if (status < 500) {
      request.log.debug(error);
      const message = sentenceOf[status] ?? 'The call was not understood. Send JSON in the documented form.';
      return reply.code(status).send({ code: 'invalid', message, request_id });
    }
    request.log.error(error);
    const message = `This did not work, and nobody foresaw it. The gateway’s log has it under ${request_id}.`;
    return reply.code(status === 503 ? 503 : 500).send({ code: 'failed', message, request_id });
  });
}
