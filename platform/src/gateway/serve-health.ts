import type { FastifyInstance } from 'fastify';
import type { ApiBreaker } from './api-breaker.ts';

/** For load balancers and operators: whether this gateway serves, and whether it will go on to. */
export function serveHealth(app: FastifyInstance, breaker: Pick<ApiBreaker, 'state'>): void {
  // Liveness: 200 while it serves, whatever the API does.
  app.get('/health', (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok', api: breaker.state() }),
  );
  // Readiness: 503 from the moment that it is asked to end.
  app.get('/health/ready', (_request, reply) => {
    const isDraining = app.draining.isDraining();
    return reply
      .code(isDraining ? 503 : 200)
      .header('Cache-Control', 'no-store')
      .send({ status: isDraining ? 'draining' : 'ready' });
  });
}
