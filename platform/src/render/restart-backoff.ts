/** Exponential backoff of restarts, per key. */
export interface RestartBackoff {
  /** Tells that a process ended after so many milliseconds. */
  ended(key: string, livedMs: number): void;
  /** Milliseconds until it may be started again; not positive when it may now. */
  pauseOf(key: string): number;
}

const shortestPause = 250;
const longestPause = 30_000;
/** A process that lived this long is taken for healthy: its next pause is the shortest again. */
const proven = 60_000;

export function createRestartBackoff(): RestartBackoff {
  const pauses = new Map<string, { pause: number; until: number }>();
  return {
    ended(key, livedMs) {
      const before = livedMs > proven ? undefined : pauses.get(key);
      const pause = before ? Math.min(before.pause * 2, longestPause) : shortestPause;
      pauses.set(key, { pause, until: Date.now() + pause });
    },
    pauseOf: (key) => (pauses.get(key)?.until ?? 0) - Date.now(),
  };
}
