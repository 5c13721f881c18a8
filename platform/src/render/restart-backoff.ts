/** Exponential backoff of restarts, per key: none for the first exit of a process, which may never happen again. */
export interface RestartBackoff {
  /** Records the exit of a process after this lifetime in milliseconds, and whether it had rendered anything. */
  ended(key: string, livedMs: number, hasRendered: boolean): void;
  /** Milliseconds until a restart is allowed; not positive if now. */
  pauseOf(key: string): number;
}

const shortestPause = 250;
const longestPause = 30_000;
/**
 * The longest pause of a process that has rendered. What ended it, such as one request or a lack of memory, is not in its
 * start. Pages wait that long: a longer pause would take the page from everybody.
 */
export const longestPauseOfProven = 500;
/** Lifetime after which a process counts as healthy: its backoff is reset. */
const proven = 60_000;

export function createRestartBackoff(): RestartBackoff {
  const pauses = new Map<string, { pause: number; until: number }>();
  return {
    ended(key, livedMs, hasRendered) {
      const before = livedMs > proven ? undefined : pauses.get(key);
      const longest = hasRendered ? longestPauseOfProven : longestPause;
      const pause = before ? Math.min(Math.max(before.pause * 2, shortestPause), longest) : 0;
      pauses.set(key, { pause, until: Date.now() + pause });
    },
    pauseOf: (key) => (pauses.get(key)?.until ?? 0) - Date.now(),
  };
}
