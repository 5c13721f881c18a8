import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyInstance } from 'fastify';
import { endWithProblem } from './answer-problems.ts';

/** `Expect: 100-continue` is answered when the body is read; other expectations are ignored, and CONNECT is refused. */
export function acceptExpectations(app: FastifyInstance): void {
  for (const event of ['checkContinue', 'checkExpectation'] as const)
    app.server.on(event, (request, response) => app.server.emit('request', request, response));
  app.addHook('preParsing', async (request, reply) => {
    if (request.headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue();
  });
  app.server.on('connect', (_request, socket) =>
    endWithProblem(socket, new ApiError(errorCode.methodNotAllowed)),
  );
}
