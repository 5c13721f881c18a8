import type { FastifyInstance } from 'fastify';

/**
 * `Expect: 100-continue` is answered when the body is read, so that a request that is refused for its size, origin or
 * session is refused before its body is sent. Other expectations, which Node would answer without a body, are ignored.
 */
export function acceptExpectations(app: FastifyInstance): void {
  for (const event of ['checkContinue', 'checkExpectation'] as const)
    app.server.on(event, (request, response) => app.server.emit('request', request, response));
  app.addHook('preParsing', async (request, reply) => {
    if (request.headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue();
  });
}
