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

const pollIntervalMs = 300_000;

/**
 * Loads them when the server is ready, when an admin has changed a setting of a country, and periodically, in case a load
 * failed. One load follows another, so that the newest hours are the last ones.
 */
export function scheduleOfficeHours(
  app: FastifyInstance,
  { searchDb, events }: Pick<Dependencies, 'searchDb' | 'events'>,
): void {
  let loading = Promise.resolve();
  const load = () => {
    loading = loading
      .then(() => loadOfficeHours(searchDb))
      .catch((error: unknown) => app.log.error({ err: error }, 'office hours were not loaded'));
  };
  let timer: NodeJS.Timeout | null = null;
  const stops = [
    events.subscribe(({ kind }) => {
      if (kind === 'market') load();
    }),
    events.onGap(load),
  ];
  app.addHook('onListen', async () => {
    load();
    timer = setInterval(load, pollIntervalMs);
  });
  app.addHook('preClose', async () => {
    if (timer !== null) clearInterval(timer);
    for (const stop of stops) stop();
  });
}
