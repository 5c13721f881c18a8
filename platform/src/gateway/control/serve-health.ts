import type { FastifyInstance } from 'fastify';
import type { Availability } from '../../store/watch-bucket.ts';
import type { ApiBreaker } from '../api/api-breaker.ts';

/** Health endpoints for load balancers and operators. */
export function serveHealth(
  app: FastifyInstance,
  breaker: Pick<ApiBreaker, 'state'>,
  store?: Availability,
): void {
  // Liveness: 200 while the process serves, whatever the state of API and release store.
  app.get('/health', (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({
      status: 'ok',
      api: breaker.state(),
      ...(store && { store: { state: store.current() ? 'away' : 'reached' } }),
    }),
  );
  // Readiness: 503 once draining has begun.
  app.get('/health/ready', (_request, reply) => {
    const isDraining = app.draining.isDraining();
    return reply
      .code(isDraining ? 503 : 200)
      .header('Cache-Control', 'no-store')
      .send({ status: isDraining ? 'draining' : 'ready' });
  });
}
