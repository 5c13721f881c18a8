import { getHealth } from '@jobharbor/shared/calls/health/get-health';
import { sql } from 'kysely';
import { isReplica } from '../../database/on-replica.ts';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { isExportLate } from '../interactions/export/is-export-late.ts';
import { findRefusedPixels } from '../pixels/pixels.ts';

/** For the gateway, balancers and operators: 200 while every pool answers, be it a replica in place of the primary. */
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
  /** Whether changes are taken; rejects while not even reads are. Without a primary a replica answers `db`, too. */
  async function takesChanges(): Promise<boolean> {
    const [isReadOnly] = await Promise.all([isReplica(db), ask(searchDb)]);
    return !isReadOnly;
  }
  serve(app, getHealth, async () => ({
    status: 'ok' as const,
    writes: (await takesChanges()) ? ('served' as const) : ('refused' as const),
  }));
  // Readiness, for balancers: 503 while events do not arrive, and from the moment that this process is asked to end.
  // Gateways pass it on to nobody. A replica that does not serve is told, and refuses nothing: the primary serves.
  // Nor does Redis: each process then keeps its own limits, and polls for events. Nor OpenSearch: all but search is served.
  // Without a primary reads are served and `writes` says so. `/internal/ready/writes` is 503 then: a balancer prefers processes
  // that take changes, and falls back to those that read.
  app.get(
    '/internal/ready',
    { config: { access: 'public' }, schema: { hide: true } },
    async (_request, reply) => {
      if (app.draining.isDraining()) return reply.code(503).send({ status: 'draining' });
      const isWritable = await takesChanges();
      if (isWritable) await events.check();
      const [refused, isLate] = await Promise.all([findRefusedPixels(db), isExportLate(db, clock())]);
      return {
        status: 'ok',
        ...(!isWritable && { writes: 'refused' }),
        ...(replicas && { replicas: replicas.states() }),
        ...(redis && { redis: redis.state(), events: events.source() }),
        ...(openSearch && (await openSearch.health())),
        ...(refused.length > 0 && { refusedPixels: refused }),
        ...(isLate && { visitExport: 'late' }),
      };
    },
  );
  app.get(
    '/internal/ready/writes',
    { config: { access: 'public' }, schema: { hide: true } },
    async (_request, reply) => {
      if (app.draining.isDraining()) return reply.code(503).send({ status: 'draining' });
      if (!(await takesChanges())) return reply.code(503).send({ status: 'read-only' });
      await events.check();
      return { status: 'ok' };
    },
  );
}
