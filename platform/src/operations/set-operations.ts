import { isRunning } from '../contract/canaries.ts';
import type { ReleaseSet } from '../contract/documents.ts';
import { formatRefusal, OperationError } from '../contract/operation-error.ts';
import type { GateFacts } from '../release-gate/run-release-gate.ts';
import { type Actor, hasRight, requireRight } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { appendLog } from './append-log.ts';
import { changesOf } from './changed-packages.ts';
import { collectWarnings } from './collect-warnings.ts';
import { withGateLock } from './gate-lock.ts';
import { gateSet } from './gate-set.ts';
import {
  findSet,
  makeSet,
  rollBack as moveBack,
  moveTo,
  rebase,
  requireSetExists,
  seconds,
  writeSet,
} from './live-set.ts';
import { endPromoted } from './move-canary.ts';
import { prepareGateways } from './prepare-gateways.ts';
import type { Reasoned } from './reasoned.ts';
import { requireNotWithdrawn } from './withdrawn-sets.ts';

/** Creates the set of `versions` on the live one, without serving it: for a canary or a rehearsal. */
export async function prepareSet(
  store: ReleaseStore,
  actor: Actor,
  { versions, reason }: Reasoned & { versions: Readonly<Record<string, string>> },
): Promise<ReleaseSet> {
  for (const name of Object.keys(versions)) requireRight(actor, 'publish', name);
  const live = await store.readLive();
  return makeSet(store, live && (await store.readSet(live.set)), versions, reason, actor.name);
}

/**
 * Promotes a set. A running canary's set is rebased on the live one: an intermediate publish is kept, and one of the same
 * package is a conflict. Untested combinations go through the release gate first.
 */
export async function promote(
  store: ReleaseStore,
  actor: Actor,
  input: Reasoned & { set: string; force?: boolean | undefined },
  facts: GateFacts,
): Promise<ReleaseSet> {
  const wanted = await findSet(store, input.set);
  const warnings = collectWarnings(facts.warn);
  for (;;) {
    const live = await store.readLive();
    const base = live ? await store.readSet(live.set) : null;
    const all = await store.readCanaries();
    const canary = all.canaries.find((one) => isRunning(one) && one.set === wanted.id);
    const hasMoved = canary && base && base.id !== canary.against;
    const content = hasMoved && rebase(wanted, await store.readSet(canary.against), base);
    const set = content ? await writeSet(store, base, content, input.reason, actor.name) : wanted;
    for (const name of changesOf(set, base)) requireRight(actor, 'promote', name);
    // A running canary was forced when it started.
    const isForced = !canary && (await requireNotWithdrawn(store, actor, set.id, input.force));
    if (!hasRight(actor, 'promote')) requireRight(actor, 'promote');
    if (live?.set === set.id && !canary)
      throw new OperationError('conflict', `Set ${set.id} is the live one already.`);
    if (content && live?.set !== set.id)
      await requireTried(store, actor, base, set, { ...facts, warn: warnings.warn });
    if (live?.set !== set.id) {
      await prepareGateways(store.storage, set.id, warnings.warn);
      if (!(await moveTo(store, live, set))) continue;
    }
    if (canary) await endPromoted(store, canary.id, input.reason);
    const detail = { ...(isForced && { forced: true }), ...warnings.detail() };
    await appendLog(store, actor, 'promote', input.reason, live?.set ?? null, set.id, detail);
    return set;
  }
}

/** Rejects with the gate's refusals for a combination that was not tested before. */
async function requireTried(
  store: ReleaseStore,
  actor: Actor,
  base: ReleaseSet | null,
  set: ReleaseSet,
  facts: GateFacts,
): Promise<void> {
  const refusals = await withGateLock(store.storage, actor.team, facts, () =>
    gateSet(store, base, set, facts),
  );
  if (refusals.length === 0) return;
  const said = refusals.map(formatRefusal);
  await appendLog(store, actor, 'refused', said.join('\n'), base?.id ?? null, set.id);
  const what = said.map((line) => `- ${line}`).join('\n');
  throw new OperationError('refused', `Set ${set.id} cannot be made live:\n${what}`, refusals);
}

/** Promotes the previous live set, or the named one. */
export async function rollBack(
  store: ReleaseStore,
  actor: Actor,
  input: Reasoned & {
    set?: string | null | undefined;
    from?: string | undefined;
    force?: boolean | undefined;
  },
): Promise<ReleaseSet> {
  requireRight(actor, 'roll-back');
  const from = await store.readLive();
  const isForced = input.set ? await requireNotWithdrawn(store, actor, input.set, input.force) : false;
  const id = await moveBack(store, input.set ?? undefined, input.from);
  const detail = isForced ? { forced: true } : {};
  await appendLog(store, actor, 'roll-back', input.reason, from?.set ?? null, id, detail);
  return store.readSet(id);
}

/** Keeps a set and its releases from garbage collection. */
export async function pinSet(
  store: ReleaseStore,
  actor: Actor,
  input: Reasoned & { set: string },
): Promise<void> {
  requireRight(actor, 'promote');
  const set = await findSet(store, input.set);
  await store.pins.add({ set: set.id, reason: input.reason, by: actor.name, at: seconds() });
  await requireSetExists(store, set);
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
