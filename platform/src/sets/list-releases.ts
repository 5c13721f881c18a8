import type { LivePointer } from '../contract/documents.ts';
import type { Health } from '../contract/schemas.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Changes of the live set from `from` to `to` (seconds), oldest first, with the new versions. */
export async function listReleases(
  store: Pick<ReleaseStore, 'liveHistory' | 'readSet'>,
  from: number,
  to: number,
): Promise<Health['releases']> {
  const history = await store.liveHistory();
  const membersOf = async (pointer: LivePointer | undefined) =>
    pointer ? ((await store.readSet(pointer.set).catch(() => null))?.members ?? {}) : {};
  const found: Health['releases'] = [];
  for (const [index, pointer] of history.entries()) {
    if (pointer.since < from || pointer.since > to || history[index - 1]?.set === pointer.set) continue;
    const [before, after] = [await membersOf(history[index - 1]), await membersOf(pointer)];
    found.push({
      at: pointer.since,
      set: pointer.set,
      changed: Object.fromEntries(
        Object.entries(after).filter(([name, version]) => before[name] !== version),
      ),
    });
  }
  return found;
}
