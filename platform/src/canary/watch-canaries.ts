import { isRunning } from '../contract/canaries.ts';
import { type Canary, watchName } from '../contract/documents.ts';
import { OperationError } from '../contract/operation-error.ts';
import { auditedStore } from '../operations/audited-store.ts';
import { tryGateLock } from '../operations/gate-lock.ts';
import { GateUnavailable, renewCanary, stopCanary } from '../operations/operations.ts';
import { poll } from '../process/poll.ts';
import type { GateFacts } from '../release-gate/run-release-gate.ts';
import { platformActor } from '../rights/actor.ts';
import { createElection } from '../store/leader-election.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { advanceCanary } from './advance-canary.ts';
import { evaluateCanary, type Verdict } from './evaluate-canary.ts';
import type { TrialSums } from './trial-sums.ts';

/** Milliseconds until a gateway that could not run the release gate retries. */
const untriedPause = 60_000;

/** Ignores a conflict: another gateway or person has changed the canary meanwhile. */
async function ignoreConflict(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof OperationError && error.code === 'conflict')) throw error;
  }
}

export interface CanaryWatch {
  /** Evaluates the running canaries once; a verdict for each, and none in a gateway that does not lead. */
  look(): Promise<Verdict[]>;
  stop(): Promise<void>;
}

export interface WatchOptions {
  store: ReleaseStore;
  facts: GateFacts;
  sumsOf(canary: Canary): Promise<TrialSums>;
  /** Called when this gateway has stopped a canary, or found it stopped. */
  onStopped(): void;
  onError(error: unknown): void;
  /** Milliseconds. */
  interval?: number | undefined;
}

/**
 * Stops a canary that is worse than the live set. Otherwise advances one with a ramp. Rebases canaries that were made
 * from an earlier live set. The log entry contains the compared figures. Every gateway runs this watch and may rebase, and
 * one of them, elected through the store, reads the figures. Where two do, the store accepts one change, and the other gets a conflict.
 */
export function watchCanaries(options: WatchOptions): CanaryWatch {
  const { store, facts, sumsOf, onStopped, onError, interval = 2_000 } = options;
  const actor = platformActor(watchName);
  const leads = createElection(store.storage, { name: 'canaries', interval });
  // Concurrent with the watch: the release gate takes as long as a browser does.
  let isRenewing = false;
  let mayRenewAt = 0;

  async function evaluateOne(canary: Canary, isOfLive: boolean): Promise<Verdict> {
    const verdict = evaluateCanary(canary, await sumsOf(canary));
    if (verdict.findings.length > 0) {
      const reason = verdict.findings.map(({ sentence }) => sentence).join(' ');
      const audited = auditedStore(store, actor, { action: 'canary-stopped', reason });
      await ignoreConflict(() => stopCanary(audited, actor, { reason, state: 'rolled-back', id: canary.id }));
      onStopped();
    } else if (isOfLive)
      await ignoreConflict(() => advanceCanary(store, actor, canary, verdict.comparison, facts));
    return verdict;
  }

  async function renew(canary: Canary): Promise<void> {
    if (isRenewing || Date.now() < mayRenewAt) return;
    isRenewing = true;
    const renewer = platformActor(renewalTurn);
    const audited = auditedStore(store, renewer, { action: 'canary-changed', reason: renewalTurn });
    const done = tryGateLock(store.storage, renewalTurn, async () => {
      // Another gateway may have done it before this one took the lock.
      const { canaries } = await store.readCanaries();
      if (canaries.some((one) => one.id === canary.id && isRunning(one)))
        await ignoreConflict(() => renewCanary(audited, renewer, canary, facts));
    });
    await done.catch((error: unknown) => {
      // Lets a gateway that can run the check take the lock meanwhile.
      if (error instanceof GateUnavailable) mayRenewAt = Date.now() + untriedPause;
      onError(error);
    });
    isRenewing = false;
  }

  async function look(): Promise<Verdict[]> {
    const [live, { canaries }] = await Promise.all([store.readLive(), store.readCanaries()]);
    const running = canaries.filter(isRunning);
    if (running.length === 0) return [];
    // While the store takes no mark, each looks.
    const isLeader = await leads().catch(() => true);
    const verdicts: Verdict[] = [];
    for (const canary of running) {
      const isOfLive = canary.against === live?.set;
      if (!isLeader) {
        // The leader may have no browser for the release gate.
        if (!isOfLive) void renew(canary);
        continue;
      }
      const verdict = await evaluateOne(canary, isOfLive);
      verdicts.push(verdict);
      if (!isOfLive && verdict.findings.length === 0) void renew(canary);
    }
    return verdicts;
  }

  return { look, stop: poll(look, { interval, onError }) };
}

/** Actor of the log entries about canaries that were rebased on a new live set. */
const renewalTurn = 'canary renewal';
