import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const fact = z.union([z.string().check(z.maxLength(600)), z.number(), z.boolean()]);
const report = z.object({
  event: z.string().check(z.maxLength(60)),
  at: z.number(),
  set: z.string().check(z.maxLength(40)),
  language: z.string().check(z.maxLength(10)),
  country: z.string().check(z.maxLength(10)),
  detail: z.record(z.string().check(z.maxLength(40)), fact),
});

/** Health reports of browsers: taken from anyone, small, logged, answered without content. */
export function registerTelemetry(app: FastifyInstance): void {
  app.post('/telemetry', { bodyLimit: 8_192 }, async (request, reply) => {
    const parsed = report.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send();
    request.log.warn({ telemetry: parsed.data }, 'reported by a browser');
    return reply.code(204).send();
  });
}
