import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '../../dependencies.ts';
import { recompileSearches } from './alert-search-repository.ts';
import { matchNewJobs } from './match-new-jobs.ts';
import { createNearSearches } from './near-searches.ts';
import { sendDueAlerts } from './send-due-alerts.ts';

export interface AlertWorkerOptions
  extends Pick<Dependencies, 'db' | 'queue' | 'config' | 'clock' | 'vectors' | 'search'> {
  /** A round that failed; the next one tries again. */
  onError: (error: unknown) => void;
  everyMs?: number;
}

/**
 * Background worker that matches new jobs and sends due alerts. Its state is in the database: any number of processes may
 * run it. The returned function stops it after the current batch.
 */
export function startAlertWorker({
  onError,
  everyMs = 20_000,
  ...services
}: AlertWorkerOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const near = createNearSearches(services.vectors);
  async function run(): Promise<void> {
    let isCompiled = false;
    while (!signal.aborted) {
      try {
        if (!isCompiled) await recompileSearches(services.db);
        isCompiled = true;
        await matchNewJobs(services.db, { near, search: services.search });
        await sendDueAlerts(services, services.clock());
      } catch (error) {
        onError(error);
      }
      await delay(everyMs, undefined, { signal }).catch(() => undefined);
    }
  }
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
