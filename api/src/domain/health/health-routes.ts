import { getHealth } from '@jobharbor/shared/calls/health/get-health';
import { sql } from 'kysely';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';

/** For the gateway and for operators: 200 only while the database answers. */
export function healthRoutes(app: App, { db }: Pick<Dependencies, 'db'>): void {
  serve(app, getHealth, async () => {
    await sql`select 1`.execute(db);
    return { status: 'ok' as const };
  });
  // Readiness, for balancers: 503 from the moment that this process is asked to end. Gateways pass it on to nobody.
  app.get(
    '/internal/ready',
    { config: { access: 'public' }, schema: { hide: true } },
    async (_request, reply) => {
      if (app.draining.isDraining()) return reply.code(503).send({ status: 'draining' });
      await sql`select 1`.execute(db);
      return { status: 'ok' };
    },
  );
}
