import type { Canary } from '../contract/documents.ts';
import { formatRefusal, OperationError } from '../contract/operation-error.ts';
import type { GateFacts } from '../release-gate/run-release-gate.ts';
import type { Actor } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { appendLog } from './append-log.ts';
import { stopCanary } from './canary-operations.ts';
import { changesOf } from './changed-packages.ts';
import { gateSet } from './gate-set.ts';
import { rebase, seconds, writeSet } from './live-set.ts';
import { describeCanary, endPromoted, findCanary, moveCanary } from './move-canary.ts';
import { newCanaryId } from './start-canary.ts';
import { requireNotWithdrawn } from './withdrawn-sets.ts';

/** The release gate could not run on this machine: another gateway decides, or this one later. */
export class GateUnavailable extends Error {
  override name = 'GateUnavailable';
}

/**
 * Rebases a canary on the new live set. Until the release gate has checked the combination its visitors keep their set;
 * then they get the new one, and its figures restart. If the gate refuses, the canary is stopped; if the live set has all
 * that it changes, it is promoted. Rejects with {@link GateUnavailable} if the gate could not run here.
 */
export async function renewCanary(
  store: ReleaseStore,
  actor: Actor,
  { id, set, against }: Canary,
  facts: GateFacts,
): Promise<void> {
  const live = await store.readLive();
  if (!live || live.set === against) return;
  const base = await store.readSet(live.set);
  try {
    const tried = await store.readSet(set);
    const content = rebase(tried, await store.readSet(against), base);
    // Between the two steps of a promotion: the live set is moved before its canary ends.
    if (changesOf(content, base).length === 0) return endPromoted(store, id, `Set ${base.id} is live.`);
    const refusals = await gateSet(store, base, content, facts);
    if (refusals.length > 0 && refusals.every(({ isUntried }) => isUntried))
      throw new GateUnavailable(
        `The canary with set ${set} waits for a gateway that can try it with set ${base.id}: ${refusals.map(formatRefusal).join(' ')}`,
      );
    if (refusals.length > 0)
      throw new OperationError('refused', refusals.map(formatRefusal).join(' '), refusals);
    const renewed = await writeSet(store, base, content, tried.reason, tried.made_by);
    await requireNotWithdrawn(store, actor, renewed.id);
    const found = await findCanary(store, id);
    if ((await store.readLive())?.set !== base.id) return;
    const moved = await moveCanary(store, found, {
      ...found.canary,
      id: newCanaryId(),
      set: renewed.id,
      against: base.id,
      ...(found.canary.ramp && { ramp: { ...found.canary.ramp, visits_before: 0 } }),
      started_at: seconds(),
      changed_at: seconds(),
    });
    const reason = `Set ${base.id} has become live: what the canary changes was tried with it.`;
    await appendLog(store, actor, 'canary-changed', reason, set, renewed.id, describeCanary(moved));
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const reason = `Set ${base.id} has become live, and what the canary changes does not go with it: ${error.message}`;
    await stopCanary(store, actor, { reason, id });
  }
}
