import { isRunning } from '../contract/canaries.ts';
import type { ReleaseSet } from '../contract/documents.ts';
import { type Actor, requireRight } from '../rights/actor.ts';
import { retentionDays } from '../settings.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { appendLog } from './append-log.ts';
import { seconds } from './live-set.ts';

export interface Collected {
  sets: string[];
  /** As `name version`. */
  releases: string[];
  /** Drafts and incomplete releases of crashed writers. */
  drafts: number;
}

/**
 * Removes sets that were not served for the retention time, and the releases that no other set references. Keeps the live
 * and the previous one, canaries and pinned sets.
 */
export async function collectGarbage(
  store: ReleaseStore,
  actor: Actor,
  input: { reason: string; days?: number | undefined },
): Promise<Collected> {
  requireRight(actor, 'operator');
  const oldest = seconds() - (input.days ?? retentionDays) * 86_400;
  const known = new Map((await store.listSets()).map((set) => [set.id, set]));
  const servedUntil = await lastServed(store);
  const removed: ReleaseSet[] = [];
  const kept = await retainedSets(store);
  for (const set of known.values()) {
    const last = Math.max(set.created_at, servedUntil.get(set.id) ?? 0);
    if (kept.has(set.id) || last >= oldest) continue;
    await store.removeSet(set.id);
    // Checked again after the removal: serving or pinning a set writes first and then checks that the set exists.
    if ((await retainedSets(store)).has(set.id)) await store.addSet(set);
    else removed.push(set);
  }

  async function isFree(name: string, version: string): Promise<boolean> {
    const names = (set: ReleaseSet | undefined) => set?.members[name] === version;
    if ((await store.listSets()).some(names)) return false;
    return ![...(await retainedSets(store))].some((id) => names(known.get(id)));
  }

  const releases: string[] = [];
  for (const name of await store.listPackages()) {
    for (const version of await store.versionsOf(name)) {
      if (!(await store.hasRelease(name, version))) continue;
      const { released_at } = await store.readRelease(name, version);
      if (released_at >= oldest || !(await isFree(name, version))) continue;
      if (await store.removeRelease(name, version, () => isFree(name, version)))
        releases.push(`${name} ${version}`);
    }
  }
  await store.endedSessions.sweep();
  const collected = {
    sets: removed.map(({ id }) => id),
    releases,
    drafts: await store.sweep(86_400_000),
  };
  const count = { sets: removed.length, releases: releases.length, drafts: collected.drafts };
  if (Object.values(count).some((figure) => figure > 0))
    await appendLog(store, actor, 'collect', input.reason, null, null, {
      ...count,
      names: releases.join(', '),
    });
  return collected;
}

/** Sets that are kept at any age. */
async function retainedSets(store: ReleaseStore): Promise<Set<string>> {
  const [live, { canaries }, pins] = await Promise.all([
    store.readLive(),
    store.readCanaries(),
    store.pins.list(),
  ]);
  const ids = [live?.set, live?.previous.at(-1), ...pins.map(({ set }) => set)];
  for (const { set, against } of canaries.filter(isRunning)) ids.push(set, against);
  return new Set(ids.filter((id) => id !== undefined));
}

/** Time when each set was last served, in seconds. */
async function lastServed(store: ReleaseStore): Promise<Map<string, number>> {
  const last = new Map<string, number>();
  const serve = (set: string, until: number) => last.set(set, Math.max(until, last.get(set) ?? 0));
  const history = await store.liveHistory();
  for (const [index, { set }] of history.entries()) serve(set, history[index + 1]?.since ?? seconds());
  const changes = await store.canaryHistory();
  for (const [index, canaries] of changes.entries()) {
    const until = Math.max(...(changes[index + 1] ?? []).map(({ changed_at }) => changed_at));
    for (const canary of canaries)
      serve(canary.set, isRunning(canary) ? (changes[index + 1] ? until : seconds()) : canary.changed_at);
  }
  return last;
}
