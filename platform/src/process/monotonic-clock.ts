/**
 * A monotonic clock: if the system clock is set back, it stops until that has caught up. A repeated minute would
 * overwrite its own record.
 */
export function createMonotonicClock(now: () => number): () => number {
  let latest = Number.NEGATIVE_INFINITY;
  return () => {
    latest = Math.max(latest, now());
    return latest;
  };
}
