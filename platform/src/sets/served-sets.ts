import { createFairQueue, currentAsker } from '@jobharbor/shared/http-server';
import type { Discovery, Release } from '@jobharbor/shared/remote/discovery';
import type { RenderPool } from '../render/render-pool.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { discoveryOf } from './discovery.ts';
import { createPromiseCache } from './promise-cache.ts';
import { openSet, type QueueFrame, type ServedSet } from './served-set.ts';
import { createSetWarmer } from './warm-set.ts';

/** Cache of concurrently served sets: the live one, canaries, pinned ones, and those of open pages. */
export interface ServedSets {
  /** Reads a set once. A set that cannot be served is retried after 5 s, not at every request. */
  open(id: string): Promise<ServedSet>;
  /** Opens a set that is served soon, and renders with it what was last rendered for a guest. Rejects as `open` does. */
  prepare(id: string): Promise<void>;
  /** A set's discovery document with each package's previous version, from the newest of the `earlier` sets. */
  discoveryOf(set: ServedSet, earlier: readonly string[]): Promise<Discovery>;
  /** Package → version; null for an unknown set. */
  membersOf(id: string): Promise<Record<string, string> | null>;
  hasRelease(name: string, version: string): Promise<boolean>;
}

const retryAfter = 5_000;

/** Places of frames of all sets: a page has nothing without its frame, so more of them wait than server renders. */
function createFrameQueue(): QueueFrame {
  const queue = createFairQueue({ running: 8, waiting: 256, perNetwork: 4 });
  // Requests share the work: it continues when the first client disconnects.
  return (work) => queue(work, { asker: { ...currentAsker(), signal: null } });
}

export function createServedSets(store: ReleaseStore, pool: RenderPool): ServedSets {
  const opened = createPromiseCache<ServedSet>(16);
  const members = createPromiseCache<Record<string, string>>(500);
  const releases = createPromiseCache<Release>(500);
  const discoveries = createPromiseCache<Discovery>(32);
  const known = createPromiseCache<true>(500);
  const framesInTurn = createFrameQueue();
  const warmer = createSetWarmer();
  const open = (id: string) =>
    opened.get(id, async () => warmer.remember(await openSet(store, pool, id, framesInTurn)), retryAfter);

  // Unknown sets are not cached: they may be published later.
  const membersOf = (id: string): Promise<Record<string, string> | null> =>
    members.get(id, async () => (await store.readSet(id)).members).catch(() => null);

  async function previousOf(set: ServedSet, earlier: readonly string[]): Promise<Map<string, Release>> {
    const before = new Map<string, Release>();
    const wanted = new Map([set.shell, ...set.remotes.values()].map(({ name, version }) => [name, version]));
    for (const id of earlier) {
      if (before.size === wanted.size) break;
      const others = (await membersOf(id)) ?? {};
      for (const [name, version] of wanted) {
        const other = others[name];
        if (other === undefined || other === version || before.has(name)) continue;
        const release = await releases
          .get(`${name}/${other}`, () => store.readRelease(name, other))
          .catch(() => null);
        if (release) before.set(name, release);
      }
    }
    return before;
  }

  return {
    membersOf,
    open,
    prepare: async (id) => warmer.warm(await open(id)),
    discoveryOf: (set, earlier) =>
      discoveries.get(`${set.id} ${earlier.join(' ')}`, async () =>
        discoveryOf(set.id, [set.shell, ...set.remotes.values()], await previousOf(set, earlier)),
      ),
    hasRelease: (name, version) =>
      known
        .get(`${name}/${version}`, async () => {
          if (await store.hasRelease(name, version)) return true;
          throw new Error(`There is no release ${name} ${version}.`);
        })
        .catch(() => false),
  };
}
