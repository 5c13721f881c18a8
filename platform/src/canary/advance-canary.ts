import type { Canary } from '../contract/documents.ts';
import type { Comparison } from '../contract/schemas.ts';
import { auditedStore } from '../operations/audited-store.ts';
import { seconds } from '../operations/live-set.ts';
import { changeCanary, promote } from '../operations/operations.ts';
import type { GateFacts } from '../release-gate/run-release-gate.ts';
import type { Actor } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * The next share of a canary without findings; null while it must wait. It waits for the hold time of each step, and
 * for the minimum visits of both sets, counted for the canary since its last step. It also waits while it fails more
 * often than is tolerated, even if by chance.
 */
export function nextShare(
  canary: Canary,
  { canary: own, live, doubtful = [] }: Comparison,
  now: number,
): number | null {
  const { ramp, threshold, share } = canary;
  const next = ramp?.steps.find((step) => step > share);
  if (!ramp || next === undefined || ramp.paused_at !== undefined || doubtful.length > 0) return null;
  if (now - canary.changed_at < ramp.hold_minutes * 60) return null;
  const areEnough = Math.min(own.visits - ramp.visits_before, live.visits) >= threshold.minimum_visits;
  return areEnough ? next : null;
}

/**
 * Raises a canary to its next share if it has no findings; at the end of a ramp for all countries its set is promoted.
 */
export async function advanceCanary(
  store: ReleaseStore,
  actor: Actor,
  canary: Canary,
  comparison: Comparison,
  facts: GateFacts,
): Promise<void> {
  const share = nextShare(canary, comparison, seconds());
  if (share === null || !canary.ramp) return;
  const { canary: own, live } = comparison;
  const reason =
    `The ramp goes on: ${own.failed} of ${own.visits} visits failed with the canary, ` +
    `${live.failed} of ${live.visits} with the live set.`;
  if (share === 1 && canary.countries.length === 0) {
    await promote(
      auditedStore(store, actor, { action: 'promote', reason }),
      actor,
      { set: canary.set, reason },
      facts,
    );
    return;
  }
  const ramp = { ...canary.ramp, visits_before: own.visits };
  const audited = auditedStore(store, actor, { action: 'canary-changed', reason });
  await changeCanary(audited, actor, { share, countries: canary.countries, ramp, reason, id: canary.id });
}
