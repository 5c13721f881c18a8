import { createHash } from 'node:crypto';
import type { LivePointer, ReleaseSet } from '../contract/documents.ts';
import { OperationError } from '../contract/operation-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { changesOf } from './changed-packages.ts';

export const seconds = () => Math.floor(Date.now() / 1000);

type Members = Readonly<Record<string, string>>;
type Retired = NonNullable<ReleaseSet['retired']>;

/** Content of a set. */
export interface SetContent {
  members: Members;
  retired: Retired;
}

/** Id of a set: a hash of its content, so that the same combination has the same id. */
export function setId({ members, retired }: SetContent): string {
  const versions = Object.entries(members).sort();
  const gone = Object.entries(retired)
    .map(([name, { version }]) => [name, version])
    .sort();
  return createHash('sha256')
    .update(JSON.stringify(gone.length > 0 ? [versions, gone] : versions))
    .digest('hex')
    .slice(0, 10);
}

/** `base` with `versions` replaced or added: a retired package is back. */
export function withVersions(base: ReleaseSet | null, versions: Members): SetContent {
  const retired = Object.entries(base?.retired ?? {}).filter(([name]) => !(name in versions));
  return { members: { ...base?.members, ...versions }, retired: Object.fromEntries(retired) };
}

/** `base` without the packages of `gone`. */
export function withoutPackages(base: SetContent, gone: Retired): SetContent {
  const members = Object.entries(base.members).filter(([name]) => !(name in gone));
  return { members: Object.fromEntries(members), retired: { ...base.retired, ...gone } };
}

/** Writes the set of `base` with `versions`, and verifies that each release exists. */
export const makeSet = (
  store: ReleaseStore,
  base: ReleaseSet | null,
  versions: Members,
  reason: string,
  by: string,
): Promise<ReleaseSet> => writeSet(store, base, withVersions(base, versions), reason, by);

/** Writes the set of this content with `base` as its parent, and verifies that each release exists. */
export async function writeSet(
  store: ReleaseStore,
  base: ReleaseSet | null,
  content: SetContent,
  reason: string,
  by: string,
): Promise<ReleaseSet> {
  const id = setId(content);
  if (base?.id === id) return base;
  const { members, retired } = content;
  const set = {
    ...{ id, created_at: seconds(), parent: base?.id ?? null, reason, members: { ...members }, made_by: by },
    ...(Object.keys(retired).length > 0 && { retired }),
  };
  await requireSetExists(store, set);
  return set;
}

/**
 * Verifies that a set and its releases exist. Call it after writing the document that references them (the set, a
 * pointer, a pin). Garbage collection checks references after moving a release aside, so one of the two detects the
 * race.
 */
export async function requireSetExists(store: ReleaseStore, set: ReleaseSet): Promise<void> {
  await store.addSet(set);
  for (const [name, version] of Object.entries(set.members)) {
    if (!(await store.hasRelease(name, version))) {
      throw new OperationError(
        'not-found',
        `There is no release ${name} ${version} in the store: it was never made, or it was collected. Build and release it again.`,
      );
    }
  }
}

/**
 * Publishes `versions` (package → version) as one new set on the live one. Retries if another publish moved the pointer
 * meanwhile, so that no publish is lost. `check` may reject before the set is made; `prepare` is called before it is live.
 */
export async function publish(
  store: ReleaseStore,
  versions: Members,
  reason: string,
  by = '',
  check: (base: ReleaseSet | null) => Promise<void> = async () => {},
  prepare: (set: ReleaseSet) => Promise<void> = async () => {},
): Promise<ReleaseSet> {
  for (;;) {
    const live = await store.readLive();
    const base = live ? await store.readSet(live.set) : null;
    await check(base);
    const set = await makeSet(store, base, versions, reason, by);
    if (base?.id === set.id) return base;
    await prepare(set);
    if (await moveTo(store, live, set)) return set;
  }
}

/** Moves the live pointer to a set, and back if its releases were collected meanwhile. */
export async function moveTo(
  store: ReleaseStore,
  live: LivePointer | null,
  set: ReleaseSet,
  previous = live ? [...live.previous, live.set].slice(-50) : [],
): Promise<boolean> {
  const to = { set: set.id, since: seconds(), previous };
  if (!(await store.moveLive(live, to))) return false;
  try {
    await requireSetExists(store, set);
  } catch (error) {
    const { set: before, since, previous: earlier } = live ?? to;
    if (live) await store.moveLive(await store.readLive(), { set: before, since, previous: earlier });
    throw error;
  }
  return true;
}

/**
 * Promotes the previous live set, or `to`, and returns its id. Rejects if `from` is no longer live: two people who roll
 * the same set back would go back twice.
 */
export async function rollBack(store: ReleaseStore, to?: string, from?: string): Promise<string> {
  const live = await store.readLive();
  if (live && from !== undefined && live.set !== from)
    throw new OperationError(
      'conflict',
      `Set ${from} is not live any more, ${live.set} is. Look at it before going further back.`,
    );
  const target = to ?? (await newestStored(store, live));
  if (!live || !target) throw new OperationError('conflict', 'There is no earlier set to go back to.');
  if (target === live.set) throw new OperationError('conflict', `Set ${target} is the live one already.`);
  const set = await findSet(store, target);
  const at = live.previous.lastIndexOf(target);
  const previous = at < 0 ? undefined : live.previous.slice(0, at);
  if (!(await moveTo(store, live, set, previous))) {
    throw new OperationError(
      'conflict',
      'Somebody moved the live set meanwhile. Look at it and run the roll-back again.',
    );
  }
  return target;
}

async function newestStored(store: ReleaseStore, live: LivePointer | null): Promise<string | undefined> {
  for (const id of live?.previous.toReversed() ?? []) if (await store.hasSet(id)) return id;
  return undefined;
}

/** The set of this id; throws if it does not exist. */
export async function findSet(store: ReleaseStore, id: string): Promise<ReleaseSet> {
  if (!(await store.hasSet(id)))
    throw new OperationError('not-found', `There is no set ${id}: it was never made, or it was collected.`);
  return store.readSet(id);
}

/**
 * Rebases the changes of `set` against its parent onto the live set. Rejects on a conflict: live has changed the same
 * package meanwhile.
 */
export function rebase(set: ReleaseSet, from: ReleaseSet, live: ReleaseSet): SetContent {
  const changed = changesOf(set, from);
  const both = changed.filter(
    (name) => live.members[name] !== from.members[name] && live.members[name] !== set.members[name],
  );
  if (both.length > 0) {
    const versionIn = ({ members }: ReleaseSet, name: string) => members[name] ?? 'none';
    const names = both.map((name) => `${name} (${versionIn(set, name)} here, ${versionIn(live, name)} live)`);
    throw new OperationError(
      'conflict',
      `Set ${set.id} was made from ${from.id}; since then ${names.join(', ')} changed in the live set ${live.id} too. Rebase: release again from the newest sources.`,
    );
  }
  const named = (members: Members) => Object.entries(members).filter(([name]) => changed.includes(name));
  const content = withVersions(live, Object.fromEntries(named(set.members)));
  const gone = Object.entries(set.retired ?? {}).filter(([name]) => changed.includes(name));
  const left = Object.entries(content.members).filter(
    ([name]) => set.members[name] ?? !changed.includes(name),
  );
  return withoutPackages({ ...content, members: Object.fromEntries(left) }, Object.fromEntries(gone));
}
