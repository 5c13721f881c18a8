import { LRUCache } from 'lru-cache';
import type { Canary } from '../contract/documents.ts';
import type { HealthMinute, HealthRow } from '../health/health-row.ts';
import { type HealthStore, writtenFor } from '../health/health-store.ts';
import { isOfTrial } from './trials-of.ts';

/** What visitors of one side met in one country. */
export interface SideSums {
  opened: number;
  broken: number;
  /** Pages that were sent long enough ago to have come to life by now. */
  pages: number;
  /** First failures by `remote version`. */
  culprits: Record<string, number>;
}

export interface CountrySums {
  canary: SideSums;
  live: SideSums;
}

/** By country key. */
export type TrialSums = Map<string, CountrySums>;

export const emptySide = (): SideSums => ({ opened: 0, broken: 0, pages: 0, culprits: {} });

export function addSide(into: SideSums, side: SideSums): void {
  into.opened += side.opened;
  into.broken += side.broken;
  into.pages += side.pages;
  for (const [culprit, count] of Object.entries(side.culprits)) {
    into.culprits[culprit] = (into.culprits[culprit] ?? 0) + count;
  }
}

/** Pages may take this long to say that they came to life: seconds. */
const settled = 120;

/**
 * Adds up a canary's evidence, and that of the live set beside it, over all gateways. Minutes that nobody writes any more
 * are added once and kept as a sum, so that a canary of a week costs no more to look at than one of an hour.
 */
export function createTrialReader(
  health: HealthStore,
  clock: () => number = Date.now,
): (canary: Canary) => Promise<TrialSums> {
  const known = new LRUCache<string, { upTo: number; sums: TrialSums }>({ max: 50 });
  let reading: Promise<unknown> = Promise.resolve();

  async function read(canary: Canary): Promise<TrialSums> {
    const now = Math.floor(clock() / 1000);
    const end = canary.state === 'running' ? now : Math.min(now, canary.changed_at + settled);
    // Another gateway's clock may be behind: its rows say themselves that they are of this canary.
    const first = startOfMinute(canary.started_at - writtenFor);
    const base = known.get(canary.id) ?? { upTo: first, sums: new Map() };
    known.set(canary.id, base);
    const upTo = Math.max(base.upTo, startOfMinute(Math.min(end, now - writtenFor)));
    for (const minute of await health.read(base.upTo, upTo)) add(base.sums, minute, canary, true);
    base.upTo = upTo;
    const sums = structuredClone(base.sums);
    for (const minute of await health.read(upTo, end + 60))
      add(sums, minute, canary, minute.at + 60 <= now - settled);
    return sums;
  }

  return (canary) => {
    // One after the other: two at once would add the same minutes twice.
    const own = reading.then(() => read(canary));
    reading = own.catch(() => undefined);
    return own;
  };
}

const startOfMinute = (at: number): number => Math.floor(at / 60) * 60;

function add(sums: TrialSums, { rows }: HealthMinute, canary: Canary, isSettled: boolean): void {
  for (const row of rows) {
    if (!isOfTrial(row.trial, canary.id)) continue;
    const sides = sums.get(row.country) ?? { canary: emptySide(), live: emptySide() };
    sums.set(row.country, sides);
    addSide(row.set === canary.set ? sides.canary : sides.live, sideOf(row, isSettled));
  }
}

const sideOf = (row: HealthRow, isSettled: boolean): SideSums => ({
  opened: row.opened,
  broken: row.broken,
  pages: isSettled ? row.pages : 0,
  culprits: row.broken > 0 ? { [`${row.remote} ${row.version}`]: row.broken } : {},
});
