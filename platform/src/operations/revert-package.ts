import type { ReleaseSet } from '../contract/documents.ts';
import { OperationError } from '../contract/operation-error.ts';
import type { GateFacts } from '../release-gate/run-release-gate.ts';
import type { Actor } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { publishRelease } from './publish-release.ts';
import type { Reasoned } from './reasoned.ts';
import { readWithdrawnSets } from './withdrawn-sets.ts';

/**
 * Reverts one package of the live set to its previous version, or to the given one. Runs the release gate without the
 * browser check, which it passed when it was released. Rejects if `from` is no longer live: the second of two people who
 * revert the same version would bring it back.
 */
export async function revertPackage(
  store: ReleaseStore,
  actor: Actor,
  {
    name,
    version,
    from,
    reason,
  }: Reasoned & { name: string; version?: string | null | undefined; from?: string | undefined },
  facts: GateFacts,
): Promise<ReleaseSet> {
  const live = await store.readLive();
  const now = live && (await store.readSet(live.set)).members[name];
  if (now && from !== undefined && now !== from)
    throw new OperationError(
      'conflict',
      `${name} ${from} is not live any more, ${now} is. Look at it before going back from that.`,
    );
  const wanted = version ?? (await versionBefore(store, name));
  const input = { versions: { [name]: wanted }, reason };
  return publishRelease(store, actor, input, { ...facts, checkLifecycle: null });
}

/** The newest version that was live and is not now. */
async function versionBefore(store: ReleaseStore, name: string): Promise<string> {
  const live = await store.readLive();
  const now = live && (await store.readSet(live.set)).members[name];
  if (!now) throw new OperationError('not-found', `The live set has no ${name}.`);
  const withdrawn = await readWithdrawnSets(store);
  for (const { set } of (await store.liveHistory()).toReversed()) {
    if (withdrawn.has(set)) continue;
    const before = (await store.readSet(set).catch(() => null))?.members[name];
    if (before !== undefined && before !== now && (await store.hasRelease(name, before))) return before;
  }
  throw new OperationError('not-found', `No version of ${name} was live before ${now}.`);
}
