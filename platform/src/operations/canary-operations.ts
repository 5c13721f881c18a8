import { randomUUID } from 'node:crypto';
import type { Canary, CanaryRamp, CanaryThreshold } from '../contract/documents.ts';
import { OperationError } from '../contract/operation-error.ts';
import { type Actor, requireRight } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { appendLog } from './append-log.ts';
import { changesOf } from './changed-packages.ts';
import { findSet, holdSet, seconds } from './live-set.ts';
import type { Reasoned } from './reasoned.ts';
import { requireNotTakenBack } from './taken-back.ts';

/** When a canary gives up by itself, where nobody says otherwise. */
const defaultThreshold: CanaryThreshold = { minimum_visits: 50, tolerance: 0.02 };

export interface CanaryStart extends Reasoned {
  set: string;
  /** 0 to 1. */
  share: number;
  /** Country keys; all when empty. */
  countries: readonly string[];
  threshold?: CanaryThreshold | undefined;
  ramp?: CanaryRamp | undefined;
  /** Also a set that was taken back. */
  force?: boolean | undefined;
}

/** Gives a share of visitors a set other than the live one. There is one canary at a time. */
export async function startCanary(store: ReleaseStore, actor: Actor, input: CanaryStart): Promise<Canary> {
  const set = await findSet(store, input.set);
  const live = await store.readLive();
  if (!live)
    throw new OperationError('conflict', 'Nothing is live yet that a canary could be compared with.');
  const changed = changesOf(set, await store.readSet(live.set));
  for (const name of changed) requireRight(actor, 'canary', name);
  // Such a ramp ends in making it live.
  if (input.ramp?.steps.includes(1)) for (const name of changed) requireRight(actor, 'promote', name);
  if (changed.length === 0) throw new OperationError('conflict', `Set ${set.id} is the live one already.`);
  const isForced = await requireNotTakenBack(store, actor, set.id, input.force);
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
    ...(input.ramp && { ramp: growing(input.ramp, input.share) }),
    started_at: at,
    started_by: actor.name,
    state: 'running',
    why: '',
    changed_at: at,
  };
  const moved = await moveCanary(store, before, started);
  await holdSet(store, set);
  const detail = { ...described(moved), ...(isForced && { forced: true }) };
  await appendLog(store, actor, 'canary-started', input.reason, live.set, set.id, detail);
  return moved;
}

/** Another share or other countries for the running canary. */
export async function changeCanary(
  store: ReleaseStore,
  actor: Actor,
  input: Reasoned & {
    share: number;
    countries: readonly string[];
    ramp?: CanaryRamp;
    /** The canary that is meant: nothing happens to another one that was started meanwhile. */
    id?: string;
  },
): Promise<Canary> {
  const running = await runningCanary(store, input.id);
  await requireCanaryRight(store, actor, running);
  const moved = await moveCanary(store, running, {
    ...running,
    share: shareOf(input.share),
    countries: [...input.countries],
    ...(input.ramp && { ramp: input.ramp }),
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

export interface RampSteering extends Reasoned {
  /** The canary that is meant, by its id. */
  canary: string;
  deed: 'pause' | 'resume' | 'step';
  /** Of `step`: the next share of the ramp, as whoever asks for it sees it. */
  share?: number | undefined;
  /** Visits that the canary has had. */
  visits: number;
}

/** Has the ramp of the running canary wait, go on, or take its next step at once. */
export async function steerRamp(store: ReleaseStore, actor: Actor, input: RampSteering): Promise<Canary> {
  const running = await runningCanary(store, input.canary);
  await requireCanaryRight(store, actor, running);
  const moved = await moveCanary(store, running, { ...running, ...steered(running, input) });
  await appendLog(store, actor, 'canary-changed', input.reason, running.against, running.set, {
    ...described(moved),
    ramp: input.deed,
  });
  return moved;
}

function steered(
  { ramp, share, countries }: Canary,
  { deed, share: wanted, visits }: RampSteering,
): Partial<Canary> {
  const next = ramp?.steps.find((step) => step > share);
  if (!ramp || next === undefined)
    throw new OperationError('conflict', 'This canary has no step of a ramp before it.');
  const { paused_at, ...going } = ramp;
  if ((deed === 'pause') === (paused_at !== undefined) && deed !== 'step')
    throw new OperationError(
      'conflict',
      deed === 'pause' ? 'The ramp waits already.' : 'The ramp goes on already.',
    );
  switch (deed) {
    case 'pause':
      return { ramp: { ...ramp, paused_at: seconds() } };
    case 'resume':
      return { ramp: going, changed_at: seconds() };
    case 'step':
      if (next === 1 && countries.length === 0)
        throw new OperationError('conflict', 'The next step is everybody: promote the set.');
      if (wanted !== next)
        throw new OperationError('conflict', 'The ramp has moved meanwhile. Look at it and try again.');
      return { share: next, ramp: { ...ramp, visits_before: visits }, changed_at: seconds() };
  }
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

function growing(ramp: CanaryRamp, first: number): CanaryRamp {
  const all = [first, ...ramp.steps];
  if (all.every((step, index) => index === 0 || step > (all[index - 1] ?? 1)))
    return { steps: ramp.steps, hold_minutes: ramp.hold_minutes, visits_before: 0 };
  throw new OperationError('invalid', 'The shares of a ramp grow from the first: 1, 5, 25, 50, 100.');
}

const described = ({ share, countries }: Canary) => ({
  share,
  countries: countries.join(', ') || 'all',
});
