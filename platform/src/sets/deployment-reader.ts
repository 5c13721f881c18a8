import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pTimeout from 'p-timeout';
import type { Canary, LivePointer } from '../contract/documents.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** What is to be served now. */
export interface Deployment {
  live: LivePointer;
  /** The one that runs; null while none does. */
  canary: Canary | null;
  /** The operator has closed the site for a while, by a file named `maintenance` in the store's folder. */
  isClosed: boolean;
}

export interface DeploymentReader {
  /** As the store has it, at most some 100 ms old. Rejects while nothing is published. */
  current(): Promise<Deployment>;
  /** As last read, without a look at the store; undefined before the first. */
  known(): Deployment | undefined;
  /** Something was changed here: the next call reads again, whatever the age. */
  forget(): void;
}

const freshFor = 100;
const patience = 50;

/**
 * Follows pointer, canary and the maintenance file. Requests that come together share one look at the store, and a slow
 * store holds no request up for more than 50 ms: it is answered from what was known, and the next sees the news.
 */
export function followDeployment(store: ReleaseStore): DeploymentReader {
  let known: { deployment: Deployment; readAt: number } | undefined;
  let reading: Promise<Deployment> | undefined;

  async function read(): Promise<Deployment> {
    const readAt = Date.now();
    const [live, canary] = await Promise.all([store.readLive(), store.readCanary()]);
    if (!live) throw new Error('No set is live yet: release shell and remotes first.');
    const isClosed = existsSync(join(store.folder, 'maintenance'));
    const deployment = { live, canary: canary?.state === 'running' ? canary : null, isClosed };
    if (!known || known.readAt <= readAt) known = { deployment, readAt };
    return deployment;
  }

  function refresh(): Promise<Deployment> {
    if (reading) return reading;
    const own = read().finally(() => {
      if (reading === own) reading = undefined;
    });
    reading = own;
    return own;
  }

  return {
    known: () => known?.deployment,
    forget() {
      if (known) known.readAt = 0;
      reading = undefined;
    },
    async current() {
      if (!known) return refresh();
      if (Date.now() - known.readAt < freshFor) return known.deployment;
      const { deployment, readAt } = known;
      const fresh = refresh();
      // Nothing is older than this but after a change of our own, which the next page must see.
      if (readAt === 0) return fresh;
      return pTimeout(
        fresh.catch(() => deployment),
        { milliseconds: patience, fallback: () => deployment },
      );
    },
  };
}
