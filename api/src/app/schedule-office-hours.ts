import { countries, office } from '@jobharbor/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/pools.ts';
import type { Dependencies } from '../dependencies.ts';
import { findLimits } from '../domain/interview-limits/interview-limits.ts';
import { replaceOfficeHours } from '../search-filters/office-hours.ts';

/** Reads the office hours that admins have set. */
export async function loadOfficeHours(db: Db): Promise<void> {
  const limitsOf = await findLimits(db);
  const hours = countries.map(({ key }) => {
    const { office_from: from, office_until: to } = limitsOf(key);
    return [key, { from, to }] as const;
  });
  replaceOfficeHours(new Map(hours.filter(([, { from, to }]) => from !== office.from || to !== office.to)));
}

/** Loads them when the server is ready, and when an admin has changed a setting of a country. */
export function scheduleOfficeHours(
  app: FastifyInstance,
  { db, events }: Pick<Dependencies, 'db' | 'events'>,
): void {
  const load = () => {
    loadOfficeHours(db).catch((error: unknown) =>
      app.log.error({ err: error }, 'office hours were not loaded'),
    );
  };
  const stops = [
    events.subscribe(({ kind }) => {
      if (kind === 'market') load();
    }),
    events.onGap(load),
  ];
  app.addHook('onListen', async () => load());
  app.addHook('preClose', async () => {
    for (const stop of stops) stop();
  });
}
