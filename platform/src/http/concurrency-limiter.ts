export interface ConcurrencyLimiter {
  /** Takes a place under each of the keys; the result gives them back. Null when one of them has none left. */
  take(keys: Readonly<Record<string, number>>): (() => void) | null;
}

/** Counts what is under way by key, each with the maximum that it is asked with. */
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
