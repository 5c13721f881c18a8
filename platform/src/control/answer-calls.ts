import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { createRateLimit } from '../health/limit-rate.ts';
import { type OperationCode, OperationError } from '../release/operation-error.ts';
import type { Caller, Sessions } from './session.ts';

const statusOf: Record<OperationCode, number> = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  invalid: 400,
  refused: 422,
  failed: 500,
};

export type Identify = (request: FastifyRequest) => Promise<Caller>;

/** Wrong tokens of one address a minute; then it waits. Nobody guesses 256 bits, and nobody gets to try. */
const mostGuesses = 30;

/**
 * What all answers of this API have in common: never cached, failures as `{ code, message }` with a sentence for people.
 * Returns how a call says who makes it.
 */
export function answerCalls(scope: FastifyInstance, sessions: Sessions): Identify {
  const maysGuess = createRateLimit(mostGuesses, 60_000);

  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
  scope.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send({ code: 'not-found', message: `The platform’s API has no ${request.method} ${request.url}.` }),
  );
  scope.setErrorHandler((error: FastifyError | OperationError, request, reply) => {
    if (error instanceof OperationError) {
      const { code, message, refusals } = error;
      return reply.code(statusOf[code]).send({ code, message, ...(refusals.length > 0 && { refusals }) });
    }
    const { statusCode } = error;
    if (statusCode !== undefined && statusCode < 500)
      return reply
        .code(statusCode)
        .send({ code: 'invalid', message: `The call was not understood: ${error.message}` });
    request.log.error(error);
    const message = `This did not work, and nobody foresaw it. The gateway’s log has it under ${request.id}.`;
    return reply.code(500).send({ code: 'failed', message });
  });

  return async (request) => {
    try {
      return await sessions.identify(request);
    } catch (error) {
      const isGuess = error instanceof OperationError && error.code === 'unauthenticated';
      if (isGuess && !maysGuess(request.ip)) throw tooMany();
      throw error;
    }
  };
}

const tooMany = () =>
  Object.assign(new Error('there were too many wrong tokens from this address; wait a minute.'), {
    statusCode: 429,
  });
