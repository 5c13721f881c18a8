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

/**
 * The newest version that was live before the present one first was: reverting twice goes further back, and never to the
 * version that was reverted.
 */
async function versionBefore(store: ReleaseStore, name: string): Promise<string> {
  const live = await store.readLive();
  const now = live && (await store.readSet(live.set)).members[name];
  if (!now) throw new OperationError('not-found', `The live set has no ${name}.`);
  const withdrawn = await readWithdrawnSets(store);
  const earlier: string[] = [];
  for (const { set } of await store.liveHistory()) {
    const version = (await store.readSet(set).catch(() => null))?.members[name];
    if (version === now) break;
    if (version !== undefined && !withdrawn.has(set)) earlier.push(version);
  }
  for (const version of earlier.toReversed()) if (await store.hasRelease(name, version)) return version;
  throw new OperationError('not-found', `No version of ${name} was live before ${now}.`);
}
