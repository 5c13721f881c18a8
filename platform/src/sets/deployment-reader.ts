import pTimeout from 'p-timeout';
import { isRunning } from '../contract/canaries.ts';
import type { Canary, LivePointer } from '../contract/documents.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { createMaintenanceReader } from './read-maintenance.ts';

/** Current deployment. */
export interface Deployment {
  live: LivePointer;
  /** Running canaries. */
  canaries: readonly Canary[];
  /** Maintenance mode, by a file or object named `maintenance` in the store. */
  isClosed: boolean;
}

export interface DeploymentReader {
  /** The deployment of the store, at most some 100 ms old. Rejects before the first publish. */
  current(): Promise<Deployment>;
  /** The deployment as last read; undefined before the first read. */
  known(): Deployment | undefined;
  /** Invalidates the cache after a change made here. */
  forget(): void;
}

const maxAge = 100;
const maxWait = 50;

/**
 * Reads the live pointer, the canaries and maintenance mode, and caches them for 100 ms. Concurrent requests share one
 * read. While a read takes longer than 50 ms, requests are answered with the value before it.
 */
export function createDeploymentReader(store: ReleaseStore): DeploymentReader {
  const isClosedNow = createMaintenanceReader(store);
  let known: { deployment: Deployment; readAt: number } | undefined;
  let reading: Promise<Deployment> | undefined;

  async function read(): Promise<Deployment> {
    const readAt = Date.now();
    const [live, { canaries }] = await Promise.all([store.readLive(), store.readCanaries()]);
    if (!live) throw new Error('No set is live yet: release shell and remotes first.');
    const isClosed = await isClosedNow();
    const deployment = { live, canaries: canaries.filter(isRunning), isClosed };
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
      if (Date.now() - known.readAt < maxAge) return known.deployment;
      const { deployment, readAt } = known;
      const fresh = refresh();
      // After a change by this process the next page must see it, however slow the store is, unless that cannot be read.
      if (readAt === 0) return fresh.catch(() => deployment);
      return pTimeout(
        fresh.catch(() => deployment),
        { milliseconds: maxWait, fallback: () => deployment },
      );
    },
  };
}
