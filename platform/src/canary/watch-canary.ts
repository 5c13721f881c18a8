import { type Canary, watchName } from '../contract/documents.ts';
import { OperationError } from '../contract/operation-error.ts';
import { stopCanary } from '../operations/operations.ts';
import { poll } from '../process/poll.ts';
import { platformActor } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { growCanary } from './grow-canary.ts';
import { judgeCanary, type Verdict } from './judge-canary.ts';
import type { TrialSums } from './trial-sums.ts';

/** Another gateway, or somebody, may have been faster. */
async function unlessMoved(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof OperationError && error.code === 'conflict')) throw error;
  }
}

export interface CanaryWatch {
  /** Looks at the running canary once; the verdict, or null while none runs. */
  look(): Promise<Verdict | null>;
  stop(): Promise<void>;
}

export interface WatchOptions {
  store: ReleaseStore;
  sumsOf(canary: Canary): Promise<TrialSums>;
  /** A canary was stopped, by this watch or by that of another gateway. */
  onStopped(): void;
  onError(error: unknown): void;
  /** Milliseconds. */
  interval?: number | undefined;
}

/**
 * Stops a canary that does worse than the live set, and lets one with a ramp grow that does not; the log entry names
 * what was compared. Every gateway runs this
 * watch: the store lets one of them stop the canary, and the others get a conflict.
 */
export function watchCanary(options: WatchOptions): CanaryWatch {
  const { store, sumsOf, onStopped, onError, interval = 2_000 } = options;
  const actor = platformActor(watchName);

  async function look(): Promise<Verdict | null> {
    const canary = await store.readCanary();
    if (canary?.state !== 'running') return null;
    const verdict = judgeCanary(canary, await sumsOf(canary));
    if (verdict.findings.length === 0) {
      await unlessMoved(() => growCanary(store, actor, canary, verdict.comparison));
      return verdict;
    }
    const reason = verdict.findings.map(({ sentence }) => sentence).join(' ');
    await unlessMoved(() => stopCanary(store, actor, { reason, state: 'rolled-back', id: canary.id }));
    onStopped();
    return verdict;
  }

  return { look, stop: poll(look, { interval, onError }) };
}
