/**
 * A clock that never goes back: where the machine's is set back, it stands still until that has caught up. What is kept
 * by the minute is written whole and then forgotten, so that a minute which came twice would replace its own figures.
 */
export function createMonotonicClock(now: () => number): () => number {
  let latest = Number.NEGATIVE_INFINITY;
  return () => {
    latest = Math.max(latest, now());
    return latest;
  };
}
