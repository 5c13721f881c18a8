/** Exponential backoff of restarts, per key: none for the first exit of a process, which may never happen again. */
export interface RestartBackoff {
  /** Records the exit of a process after this lifetime in milliseconds. */
  ended(key: string, livedMs: number): void;
  /** Milliseconds until a restart is allowed; not positive if now. */
  pauseOf(key: string): number;
}

const shortestPause = 250;
const longestPause = 30_000;
/** Lifetime after which a process counts as healthy: its backoff is reset. */
const proven = 60_000;

export function createRestartBackoff(): RestartBackoff {
  const pauses = new Map<string, { pause: number; until: number }>();
  return {
    ended(key, livedMs) {
      const before = livedMs > proven ? undefined : pauses.get(key);
      const pause = before ? Math.min(Math.max(before.pause * 2, shortestPause), longestPause) : 0;
      pauses.set(key, { pause, until: Date.now() + pause });
    },
    pauseOf: (key) => (pauses.get(key)?.until ?? 0) - Date.now(),
  };
}
