import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { loadStoredRates } from '../domain/exchange-rates/rate-repository.ts';

const pollIntervalMs = 300_000;

/** Loads the newest stored exchange rates periodically, while the server listens. */
export function scheduleRates(app: FastifyInstance, { searchDb }: Pick<Dependencies, 'searchDb'>): void {
  const load = () => {
    loadStoredRates(searchDb).catch((error: unknown) =>
      app.log.error({ err: error }, 'exchange rates were not loaded'),
    );
  };
  let timer: NodeJS.Timeout | null = null;
  app.addHook('onListen', async () => {
    load();
    timer = setInterval(load, pollIntervalMs);
  });
  app.addHook('preClose', async () => {
    if (timer !== null) clearInterval(timer);
  });
}
