import { slicesOf } from '../contract/canaries.ts';
import type { Canary, CanaryRamp } from '../contract/documents.ts';
import { OperationError } from '../contract/operation-error.ts';
import { type Actor, requireRight } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { appendLog } from './append-log.ts';
import { changesOf } from './changed-packages.ts';
import { seconds } from './live-set.ts';
import { allocateSlices, describeCanary, findCanary, moveCanary } from './move-canary.ts';
import type { Reasoned } from './reasoned.ts';

/** Changes share or countries of a running canary. */
export async function changeCanary(
  store: ReleaseStore,
  actor: Actor,
  input: Reasoned & {
    share: number;
    countries: readonly string[];
    ramp?: CanaryRamp;
    /** Id or set of the canary; optional while only one runs. */
    id?: string;
  },
): Promise<Canary> {
  const found = await findCanary(store, input.id);
  const { canary: running, all } = found;
  await requireCanaryRight(store, actor, running);
  const countries = [...input.countries];
  const moved = await moveCanary(store, found, {
    ...running,
    share: input.share,
    slices: allocateSlices({ id: running.id, countries, slices: [...slicesOf(running)] }, input.share, all),
    countries,
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
    describeCanary(moved),
  );
  return moved;
}

export interface RampControl extends Reasoned {
  /** Id or set of the canary. */
  canary: string;
  deed: 'pause' | 'resume' | 'step';
  /** For `step`: the expected next share of the ramp. */
  share?: number | undefined;
  /** Visits of the canary so far. */
  visits: number;
}

/** Pauses, resumes or advances the ramp of a running canary. */
export async function controlRamp(store: ReleaseStore, actor: Actor, input: RampControl): Promise<Canary> {
  const found = await findCanary(store, input.canary);
  const { canary: running, all } = found;
  await requireCanaryRight(store, actor, running);
  const to = { ...running, ...controlledRamp(running, input) };
  const slices = allocateSlices({ ...to, slices: [...slicesOf(running)] }, to.share, all);
  const moved = await moveCanary(store, found, { ...to, slices });
  await appendLog(store, actor, 'canary-changed', input.reason, running.against, running.set, {
    ...describeCanary(moved),
    ramp: input.deed,
  });
  return moved;
}

function controlledRamp(
  { ramp, share, countries }: Canary,
  { deed, share: wanted, visits }: RampControl,
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

/** Ends a running canary: its visitors get the live set with their next page. */
export async function stopCanary(
  store: ReleaseStore,
  actor: Actor,
  input: Reasoned & {
    /** `rolled-back` if it was worse than the live set. */
    state?: 'stopped' | 'rolled-back';
    /** Id or set of the canary; optional while only one runs. */
    id?: string;
  },
): Promise<Canary> {
  const found = await findCanary(store, input.id);
  const running = found.canary;
  await requireCanaryRight(store, actor, running);
  const moved = await moveCanary(store, found, {
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
    describeCanary(moved),
  );
  return moved;
}

/** A team's token may change and stop canaries of its own packages. */
async function requireCanaryRight(store: ReleaseStore, actor: Actor, running: Canary): Promise<void> {
  const set = await store.readSet(running.set);
  for (const name of changesOf(set, await store.readSet(running.against)))
    requireRight(actor, 'canary', name);
}
