import { createHash } from 'node:crypto';
import type { ReleaseSet } from '../store/documents.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const seconds = () => Math.floor(Date.now() / 1000);

/** The set's name: from its members, so that the same combination is the same set. */
const setId = (members: Record<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(members).sort()))
    .digest('hex')
    .slice(0, 10);

/**
 * Makes `versions` (package → version) live beside whatever else is live, as one new set. When another publish moved
 * the pointer meanwhile, it starts again from there: neither is lost.
 */
export async function publish(
  store: ReleaseStore,
  versions: Record<string, string>,
  reason: string,
): Promise<ReleaseSet> {
  for (;;) {
    const live = await store.readLive();
    const base = live ? await store.readSet(live.set) : null;
    const members = { ...base?.members, ...versions };
    const id = setId(members);
    if (base?.id === id) return base;
    const set: ReleaseSet = {
      id,
      created_at: seconds(),
      parent: base?.id ?? null,
      reason,
      members,
      made_by: '',
    };
    await store.addSet(set);
    const previous = live ? [...live.previous, live.set].slice(-50) : [];
    if (await store.moveLive(live?.set ?? null, { set: id, since: seconds(), previous })) return set;
  }
}

/** Makes the set before the live one live again and returns its id. */
export async function rollBack(store: ReleaseStore): Promise<string> {
  const live = await store.readLive();
  const target = live?.previous.at(-1);
  if (!live || !target) throw new Error('There is no earlier set to go back to.');
  const moved = await store.moveLive(live.set, {
    set: target,
    since: seconds(),
    previous: live.previous.slice(0, -1),
  });
  if (!moved)
    throw new Error('Somebody published meanwhile. Look at the live set and run the roll-back again.');
  return target;
}
