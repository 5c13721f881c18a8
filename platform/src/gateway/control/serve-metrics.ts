import type { FastifyInstance } from 'fastify';
import { answerCalls } from '../../control/answer-calls.ts';
import type { GatewayMetrics } from '../../metrics/gateway-metrics.ts';
import { authenticate, requireRight } from '../../rights/actor.ts';
import type { ReleaseStore } from '../../store/release-store.ts';

/** `/metrics` for Prometheus, with a token that has the right `read`; times every request. */
export async function serveMetrics(
  app: FastifyInstance,
  metrics: GatewayMetrics,
  store: ReleaseStore,
): Promise<void> {
  app.addHook('onResponse', async (request, reply) =>
    metrics.observeRequest({
      route: request.routeOptions.url ?? 'none',
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    }),
  );
  const register = async (scope: FastifyInstance) => {
    answerCalls(scope);
    scope.get('/', async (request, reply) => {
      const [, token] = (request.headers.authorization ?? '').split(' ');
      requireRight(await authenticate(store, token), 'read');
      reply.header('Cache-Control', 'no-store').type(metrics.contentType);
      return metrics.text();
    });
  };
  await app.register(register, { prefix: '/metrics' });
}
