import { getHealth } from '@jobharbor/shared/calls/health/get-health';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { isExportLate } from '../interactions/export/is-export-late.ts';
import { findRefusedPixels } from '../pixels/pixels.ts';

/** For the gateway and for operators: 200 only while the database answers to every pool. */
export function healthRoutes(
  app: App,
  {
    db,
    searchDb,
    replicas,
    redis,
    openSearch,
    events,
    clock,
  }: Pick<Dependencies, 'db' | 'searchDb' | 'replicas' | 'redis' | 'openSearch' | 'events' | 'clock'>,
): void {
  const ask = (pool: Db) => sql`select 1`.execute(pool);
  serve(app, getHealth, async () => {
    await Promise.all([ask(db), ask(searchDb)]);
    return { status: 'ok' as const };
  });
  // Readiness, for balancers: 503 while events do not arrive, and from the moment that this process is asked to end.
  // Gateways pass it on to nobody. A replica that does not serve is told, and refuses nothing: the primary serves.
  // Nor does Redis: each process then keeps its own limits, and polls for events. Nor OpenSearch: all but search is served.
  app.get(
    '/internal/ready',
    { config: { access: 'public' }, schema: { hide: true } },
    async (_request, reply) => {
      if (app.draining.isDraining()) return reply.code(503).send({ status: 'draining' });
      await Promise.all([ask(db), ask(searchDb), events.check()]);
      const [refused, isLate] = await Promise.all([findRefusedPixels(db), isExportLate(db, clock())]);
      return {
        status: 'ok',
        ...(replicas && { replicas: replicas.states() }),
        ...(redis && { redis: redis.state(), events: events.source() }),
        ...(openSearch && (await openSearch.health())),
        ...(refused.length > 0 && { refusedPixels: refused }),
        ...(isLate && { visitExport: 'late' }),
      };
    },
  );
}
