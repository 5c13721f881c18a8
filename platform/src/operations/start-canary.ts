import { randomUUID } from 'node:crypto';
import { isRunning } from '../contract/canaries.ts';
import type { Canary, CanaryRamp, CanaryThreshold } from '../contract/documents.ts';
import { OperationError } from '../contract/operation-error.ts';
import { type Actor, requireRight } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { appendLog } from './append-log.ts';
import { changesOf } from './changed-packages.ts';
import { collectWarnings } from './collect-warnings.ts';
import { findSet, requireSetExists, seconds } from './live-set.ts';
import { allocateSlices, describeCanary, moveCanary } from './move-canary.ts';
import { prepareGateways } from './prepare-gateways.ts';
import type { Reasoned } from './reasoned.ts';
import { requireNotWithdrawn } from './withdrawn-sets.ts';

export const newCanaryId = () => randomUUID().slice(0, 8);

/** Default threshold. */
const defaultThreshold: CanaryThreshold = { minimum_visits: 50, tolerance: 0.02 };

export interface CanaryStart extends Reasoned {
  set: string;
  /** 0 to 1. */
  share: number;
  /** Country keys; empty: all. */
  countries: readonly string[];
  threshold?: CanaryThreshold | undefined;
  ramp?: CanaryRamp | undefined;
  /** Also a set that was rolled back. */
  force?: boolean | undefined;
}

/**
 * Starts a canary: gives a share of visitors a set other than the live one. Canaries of other packages may run beside it:
 * a visitor is in at most one. `warn` is told of gateways that cannot open the set, as the log is.
 */
export async function startCanary(
  store: ReleaseStore,
  actor: Actor,
  input: CanaryStart,
  warn?: (text: string) => void,
): Promise<Canary> {
  const set = await findSet(store, input.set);
  const live = await store.readLive();
  if (!live)
    throw new OperationError('conflict', 'Nothing is live yet that a canary could be compared with.');
  const changed = changesOf(set, await store.readSet(live.set));
  for (const name of changed) requireRight(actor, 'canary', name);
  // A ramp to 1 ends in a promotion.
  if (input.ramp?.steps.includes(1)) for (const name of changed) requireRight(actor, 'promote', name);
  if (changed.length === 0) throw new OperationError('conflict', `Set ${set.id} is the live one already.`);
  const isForced = await requireNotWithdrawn(store, actor, set.id, input.force);
  const warnings = collectWarnings(warn);
  await prepareGateways(store.storage, set.id, warnings.warn);
  const all = await store.readCanaries();
  await requireOwnPackages(store, changed, all.canaries.filter(isRunning));
  const countries = [...input.countries];
  const at = seconds();
  const started: Omit<Canary, 'revision'> = {
    id: newCanaryId(),
    set: set.id,
    against: live.set,
    share: input.share,
    slices: allocateSlices({ countries, slices: [] }, input.share, all),
    countries,
    threshold: input.threshold ?? defaultThreshold,
    ...(input.ramp && { ramp: growing(input.ramp, input.share) }),
    started_at: at,
    started_by: actor.name,
    state: 'running',
    why: '',
    changed_at: at,
  };
  const moved = await moveCanary(store, { canary: null, all }, started);
  await requireSetExists(store, set);
  const detail = { ...describeCanary(moved), ...(isForced && { forced: true }), ...warnings.detail() };
  await appendLog(store, actor, 'canary-started', input.reason, live.set, set.id, detail);
  return moved;
}

/** A package may be in one canary at a time, since only one of two could be promoted. */
async function requireOwnPackages(
  store: ReleaseStore,
  changed: readonly string[],
  running: readonly Canary[],
): Promise<void> {
  for (const other of running) {
    const theirs = changesOf(await store.readSet(other.set), await store.readSet(other.against));
    const both = changed.filter((name) => theirs.includes(name));
    if (both.length > 0)
      throw new OperationError(
        'conflict',
        `A canary of set ${other.set} is running, with ${both.join(', ')} too. Promote or stop it first.`,
      );
  }
}

function growing(ramp: CanaryRamp, first: number): CanaryRamp {
  const all = [first, ...ramp.steps];
  if (all.every((step, index) => index === 0 || step > (all[index - 1] ?? 1)))
    return { steps: ramp.steps, hold_minutes: ramp.hold_minutes, visits_before: 0 };
  throw new OperationError('invalid', 'The shares of a ramp grow from the first: 1, 5, 25, 50, 100.');
}
