import { randomUUID } from 'node:crypto';
import type { Canary, CanaryThreshold, ReleaseSet } from '../contract/documents.ts';
import { OperationError } from '../contract/operation-error.ts';
import { type Actor, may, requireRight } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { appendLog } from './append-log.ts';
import { findSet, holdSet, makeSet, rollBack as moveBack, moveTo, rebase, seconds } from './live-set.ts';

export { collectGarbage } from './collect-garbage.ts';
export { publishRelease } from './publish-release.ts';
export { makeToken, revokeToken } from './token-operations.ts';

/*
 * Everything that changes what is served, for the command line and the HTTP API alike: each checks the actor's right,
 * does it, and appends to the log who, what and why. What is not done rejects with an OperationError.
 */

export interface Reasoned {
  reason: string;
}

/** When a canary gives up by itself, where nobody says otherwise. */
const defaultThreshold: CanaryThreshold = { minimum_visits: 50, tolerance: 0.02 };

/** Packages of which two sets name different versions, and what they become. */
const changesOf = (set: ReleaseSet, against: ReleaseSet | null): string[] =>
  Object.keys(set.members).filter((name) => set.members[name] !== against?.members[name]);

/** The set of `versions` on what is live, without serving it to anybody: for a canary or a rehearsal. */
export async function prepareSet(
  store: ReleaseStore,
  actor: Actor,
  { versions, reason }: Reasoned & { versions: Readonly<Record<string, string>> },
): Promise<ReleaseSet> {
  for (const name of Object.keys(versions)) requireRight(actor, 'publish', name);
  const live = await store.readLive();
  return makeSet(store, live && (await store.readSet(live.set)), versions, reason, actor.name);
}

export interface CanaryStart extends Reasoned {
  set: string;
  /** 0 to 1. */
  share: number;
  /** Country keys; all when empty. */
  countries: readonly string[];
  threshold?: CanaryThreshold | undefined;
}

/** Gives a share of visitors a set other than the live one. There is one canary at a time. */
export async function startCanary(store: ReleaseStore, actor: Actor, input: CanaryStart): Promise<Canary> {
  const set = await findSet(store, input.set);
  const live = await store.readLive();
  if (!live)
    throw new OperationError('conflict', 'Nothing is live yet that a canary could be compared with.');
  const changed = changesOf(set, await store.readSet(live.set));
  for (const name of changed) requireRight(actor, 'canary', name);
  if (changed.length === 0) throw new OperationError('conflict', `Set ${set.id} is the live one already.`);
  const before = await store.readCanary();
  if (before?.state === 'running')
    throw new OperationError(
      'conflict',
      `A canary of set ${before.set} is running. Promote or stop it first.`,
    );
  const at = seconds();
  const started: Omit<Canary, 'revision'> = {
    id: randomUUID().slice(0, 8),
    set: set.id,
    against: live.set,
    share: shareOf(input.share),
    countries: [...input.countries],
    threshold: input.threshold ?? defaultThreshold,
    started_at: at,
    started_by: actor.name,
    state: 'running',
    why: '',
    changed_at: at,
  };
  const moved = await moveCanary(store, before, started);
  await holdSet(store, set);
  await appendLog(store, actor, 'canary-started', input.reason, live.set, set.id, described(moved));
  return moved;
}

/** Another share or other countries for the running canary. */
export async function changeCanary(
  store: ReleaseStore,
  actor: Actor,
  input: Reasoned & { share: number; countries: readonly string[] },
): Promise<Canary> {
  const running = await runningCanary(store);
  await requireCanaryRight(store, actor, running);
  const moved = await moveCanary(store, running, {
    ...running,
    share: shareOf(input.share),
    countries: [...input.countries],
    changed_at: seconds(),
  });
  await appendLog(
    store,
    actor,
    'canary-changed',
    input.reason,
    running.against,
    running.set,
    described(moved),
  );
  return moved;
}

/** Ends the running canary: its visitors get the live set at their next page. */
export async function stopCanary(
  store: ReleaseStore,
  actor: Actor,
  input: Reasoned & {
    /** `rolled-back` when it did worse than the live set. */
    state?: 'stopped' | 'rolled-back';
    /** The canary that is meant: nothing happens to another one that was started meanwhile. */
    id?: string;
  },
): Promise<Canary> {
  const running = await runningCanary(store, input.id);
  await requireCanaryRight(store, actor, running);
  const moved = await moveCanary(store, running, {
    ...running,
    state: input.state ?? 'stopped',
    why: input.reason,
    changed_at: seconds(),
  });
  await appendLog(
    store,
    actor,
    'canary-stopped',
    input.reason,
    running.set,
    running.against,
    described(moved),
  );
  return moved;
}

/**
 * Makes a set live. Of the running canary's set, what it changes is put onto what is live now: a publish that came
 * between is kept, and one of the same package asks for a rebase.
 */
export async function promote(
  store: ReleaseStore,
  actor: Actor,
  input: Reasoned & { set: string },
): Promise<ReleaseSet> {
  const wanted = await findSet(store, input.set);
  for (;;) {
    const live = await store.readLive();
    const base = live ? await store.readSet(live.set) : null;
    const running = await store.readCanary();
    const isCanary = running?.state === 'running' && running.set === wanted.id;
    const hasMoved = isCanary && base && base.id !== running.against;
    const versions = hasMoved ? rebase(wanted, await store.readSet(running.against), base) : wanted.members;
    const set = hasMoved ? await makeSet(store, base, versions, input.reason, actor.name) : wanted;
    for (const name of changesOf(set, base)) requireRight(actor, 'promote', name);
    if (!may(actor, 'promote')) requireRight(actor, 'promote');
    if (live?.set === set.id && !isCanary)
      throw new OperationError('conflict', `Set ${set.id} is the live one already.`);
    if (live?.set !== set.id && !(await moveTo(store, live, set))) continue;
    if (isCanary) {
      const why = input.reason;
      await store.moveCanary(running, { ...running, state: 'promoted', why, changed_at: seconds() });
    }
    await appendLog(store, actor, 'promote', input.reason, live?.set ?? null, set.id);
    return set;
  }
}

/** Makes the set before the live one, or the named one, live again. */
export async function rollBack(
  store: ReleaseStore,
  actor: Actor,
  input: Reasoned & { set?: string | null | undefined },
): Promise<ReleaseSet> {
  requireRight(actor, 'roll-back');
  const from = await store.readLive();
  const id = await moveBack(store, input.set ?? undefined);
  await appendLog(store, actor, 'roll-back', input.reason, from?.set ?? null, id);
  return store.readSet(id);
}

/** Keeps a set and its releases whatever their age. */
export async function pinSet(
  store: ReleaseStore,
  actor: Actor,
  input: Reasoned & { set: string },
): Promise<void> {
  requireRight(actor, 'promote');
  const set = await findSet(store, input.set);
  await store.pins.add({ set: set.id, reason: input.reason, by: actor.name, at: seconds() });
  await holdSet(store, set);
  await appendLog(store, actor, 'pin', input.reason, null, set.id);
}

export async function unpinSet(
  store: ReleaseStore,
  actor: Actor,
  input: Reasoned & { set: string },
): Promise<void> {
  requireRight(actor, 'promote');
  if (!(await store.pins.list()).some(({ set }) => set === input.set))
    throw new OperationError('not-found', `Set ${input.set} is not pinned.`);
  await store.pins.remove(input.set);
  await appendLog(store, actor, 'unpin', input.reason, input.set, null);
}

async function runningCanary(store: ReleaseStore, id?: string): Promise<Canary> {
  const running = await store.readCanary();
  if (running?.state === 'running' && (id === undefined || id === running.id)) return running;
  throw new OperationError('conflict', 'No canary is running.');
}

/** A team's token changes and stops canaries of its own packages. */
async function requireCanaryRight(store: ReleaseStore, actor: Actor, running: Canary): Promise<void> {
  const set = await store.readSet(running.set);
  for (const name of changesOf(set, await store.readSet(running.against)))
    requireRight(actor, 'canary', name);
}

async function moveCanary(
  store: ReleaseStore,
  from: Canary | null,
  to: Omit<Canary, 'revision'>,
): Promise<Canary> {
  if (await store.moveCanary(from, to)) return { ...to, revision: (from?.revision ?? 0) + 1 };
  throw new OperationError('conflict', 'Somebody changed the canary meanwhile. Look at it and try again.');
}

function shareOf(share: number): number {
  if (share >= 0 && share <= 1) return share;
  throw new OperationError('invalid', `A share is between 0 and 1 (0% and 100%), not ${share}.`);
}

const described = ({ share, countries }: Canary) => ({
  share,
  countries: countries.join(', ') || 'all',
});
