import type { FastifyInstance } from 'fastify';
import { ApiError, errorCode } from '../errors/index.ts';
import { endWithProblem } from './client-error.ts';

/**
 * `Expect: 100-continue` is answered when the body is read. So a request with a wrong size, origin or session is
 * refused before its body is sent. Other expectations, which Node would answer without a body, are ignored. CONNECT,
 * which no route can serve, is refused with a problem.
 */
export function acceptExpectations(app: Pick<FastifyInstance, 'server' | 'addHook'>): void {
  for (const event of ['checkContinue', 'checkExpectation'] as const)
    app.server.on(event, (request, response) => app.server.emit('request', request, response));
  app.addHook('preParsing', async (request, reply) => {
    if (request.headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue();
  });
  app.server.on('connect', (_request, socket) =>
    endWithProblem(socket, new ApiError(errorCode.methodNotAllowed)),
  );
}
