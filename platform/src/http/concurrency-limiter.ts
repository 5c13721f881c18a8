export interface ConcurrencyLimiter {
  /** Acquires a slot for each of the keys; the result releases them. Null if any is exhausted. */
  take(keys: Readonly<Record<string, number>>): (() => void) | null;
}

/** Concurrency limiter by key, with the maximum given at each call. */
export function createConcurrencyLimiter(): ConcurrencyLimiter {
  const held = new Map<string, number>();
  function add(key: string, change: number): void {
    const next = (held.get(key) ?? 0) + change;
    if (next === 0) held.delete(key);
    else held.set(key, next);
  }
  return {
    take(keys) {
      const names = Object.keys(keys);
      if (names.some((key) => (held.get(key) ?? 0) >= (keys[key] ?? 0))) return null;
      for (const key of names) add(key, 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        for (const key of names) add(key, -1);
      };
    },
  };
}
