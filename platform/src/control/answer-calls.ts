import type { FastifyError, FastifyInstance } from 'fastify';
import { type OperationCode, OperationError } from '../contract/operation-error.ts';
import type { Sessions } from './session.ts';

const statusOf: Record<OperationCode, number> = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  invalid: 400,
  refused: 422,
  failed: 500,
};

export type Identify = Sessions['identify'];

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
  // A route and no not-found handler: what is nobody's here would else be a page of the site.
  scope.all('/*', (request) => {
    throw new OperationError(
      'not-found',
      `The platform’s API has no ${request.method} ${request.url.split('?')[0]}. Look the call up in the platform’s documentation.`,
    );
  });
  scope.setErrorHandler(async (error: FastifyError | OperationError, request, reply) => {
    if (error instanceof OperationError) {
      const { code, message, refusals } = error;
      if (code === 'unauthenticated' && isExceeded(await checkGuesses(request))) {
        const wait = 'There were too many wrong tokens from this address. Wait a minute and try again.';
        return reply.code(429).header('Retry-After', '60').send({ code, message: wait });
      }
      return reply.code(statusOf[code]).send({ code, message, ...(refusals.length > 0 && { refusals }) });
    }
    const { statusCode } = error;
    if (statusCode !== undefined && statusCode < 500) {
      const message = `The call was not understood: ${error.message}. Send JSON in the documented form.`;
      return reply.code(statusCode).send({ code: 'invalid', message });
    }
    request.log.error(error);
    const message = `This did not work, and nobody foresaw it. The gateway’s log has it under ${request.id}.`;
    return reply.code(500).send({ code: 'failed', message });
  });
}
