import { LRUCache } from 'lru-cache';
import type { Canary } from '../contract/documents.ts';
import type { HealthMinute, HealthRow } from '../health/health-row.ts';
import { finalAfterSeconds, type HealthStore } from '../health/health-store.ts';
import { isOfTrial } from './trials-of.ts';

/** Sums of one side (canary or live) in one country. */
export interface SideSums {
  opened: number;
  broken: number;
  /** Visits in which the network did not bring a file. */
  cutOff: number;
  /** Pages sent long enough ago to have reported their start. */
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

export const emptySide = (): SideSums => ({ opened: 0, broken: 0, cutOff: 0, pages: 0, culprits: {} });

export function addSide(into: SideSums, side: SideSums): void {
  into.opened += side.opened;
  into.broken += side.broken;
  into.cutOff += side.cutOff;
  into.pages += side.pages;
  for (const [culprit, count] of Object.entries(side.culprits)) {
    into.culprits[culprit] = (into.culprits[culprit] ?? 0) + count;
  }
}

/** Seconds that pages may take to report their start. */
const settled = 120;

/**
 * Sums a canary's figures, and the live set's beside it, over all gateways. Complete minutes are added once and cached as
 * a sum, so that the cost does not grow with the canary's age.
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
    // Another gateway's clock may be behind, so rows carry the id of their canary.
    const first = startOfMinute(canary.started_at - finalAfterSeconds);
    const base = known.get(canary.id) ?? { upTo: first, sums: new Map() };
    known.set(canary.id, base);
    const upTo = Math.max(base.upTo, startOfMinute(Math.min(end, now - finalAfterSeconds)));
    for (const minute of await health.read(base.upTo, upTo)) add(base.sums, minute, canary, true);
    base.upTo = upTo;
    const sums = structuredClone(base.sums);
    for (const minute of await health.read(upTo, end + 60))
      add(sums, minute, canary, minute.at + 60 <= now - settled);
    return sums;
  }

  return (canary) => {
    // Sequential: concurrent calls would add the same minutes twice.
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
  cutOff: row.cut_off,
  pages: isSettled ? row.pages : 0,
  culprits: row.broken > 0 ? { [`${row.remote} ${row.version}`]: row.broken } : {},
});
