import { poll } from '../process/poll.ts';
import { platformActor } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { collectGarbage } from './collect-garbage.ts';

const name = 'daily collection';
const marks = 'collected';
const pollInterval = 600_000;

export interface DailyCollection {
  /** Collects unless another gateway has done so today; true if this one did. */
  look(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Collects garbage once a day (UTC) while a site runs. Every gateway polls; the one that creates the day's marker in the
 * store collects. If it crashes, the rest is collected the next day.
 */
export function collectDaily(
  store: ReleaseStore,
  { onError, interval = pollInterval }: { onError(error: unknown): void; interval?: number },
): DailyCollection {
  const actor = platformActor(name);

  async function look(): Promise<boolean> {
    const today = new Date().toISOString().slice(0, 10);
    const mark = `${today}.json`;
    const known = await store.storage.list(marks);
    if (known.includes(mark)) return false;
    if (!(await store.storage.create(`${marks}/${mark}`, '{}'))) return false;
    for (const old of known) await store.storage.remove(`${marks}/${old}`);
    await collectGarbage(store, actor, { reason: name });
    return true;
  }

  return { look, stop: poll(look, { interval, onError, isAtOnce: true }) };
}
