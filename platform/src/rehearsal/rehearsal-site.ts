import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@jobharbor/shared/remote/discovery';
import { createGateway } from '../gateway/gateway.ts';
import { createDirectoryStorage } from '../store/directory-storage.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface RehearsalSite {
  url: string;
  /** Releases of the served set by name, without `extra`. */
  releases: ReadonlyMap<string, Release>;
  close(): Promise<void>;
}

export interface RehearsalSiteOptions {
  store: ReleaseStore;
  /** Package name → version to replace or add in the live set. In the store, not served. */
  versions: Record<string, string>;
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  /** Releases outside the store; the caller serves their files. */
  extra?: readonly Release[];
}

const rehearsalSet = 'trial';

/** Serves the live set with some versions replaced, on a free port. The store is only read. */
export async function startRehearsalSite(options: RehearsalSiteOptions): Promise<RehearsalSite> {
  const { store, versions, apiUrl, extra = [] } = options;
  const live = await store.readLive();
  const base = live ? (await store.readSet(live.set)).members : {};
  const members = { ...base, ...versions };
  const releases = new Map<string, Release>();
  for (const [name, version] of Object.entries(members))
    releases.set(name, await store.readRelease(name, version));

  const folder = await mkdtemp(join(tmpdir(), 'trial-'));
  const now = Math.floor(Date.now() / 1000);
  const rehearsalStore: ReleaseStore = {
    ...store,
    storage: createDirectoryStorage(folder),
    readLive: async () => ({ set: rehearsalSet, since: now, previous: [], revision: 1 }),
    readCanaries: async () => ({ revision: 0, canaries: [] }),
    readSet: async () => ({
      id: rehearsalSet,
      created_at: now,
      parent: live?.set ?? null,
      reason: 'a trial',
      members: { ...members, ...Object.fromEntries(extra.map(({ name, version }) => [name, version])) },
      made_by: 'trial',
    }),
    readRelease: async (name, version) =>
      extra.find((release) => release.name === name) ?? store.readRelease(name, version),
  };
  const gateway = await createGateway({ store: rehearsalStore, apiUrl, logLevel: 'silent' });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    releases,
    async close() {
      await gateway.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
