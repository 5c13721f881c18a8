/** Time used by key, half of which is forgotten after each half-life. */
export interface Usage {
  of(key: string): number;
  /** A negative amount corrects an estimate. */
  add(key: string, amount: number): void;
}

/** Below it, a key is as good as new. */
const negligible = 0.5;
/** Keys at most before those that are as good as new are dropped. */
const maxKeys = 10_000;

export function createUsage(halfLifeMs: number, now: () => number): Usage {
  const used = new Map<string, { amount: number; at: number }>();
  const of = (key: string) => {
    const entry = used.get(key);
    return entry === undefined ? 0 : entry.amount * 2 ** ((entry.at - now()) / halfLifeMs);
  };
  return {
    of,
    add(key, amount) {
      used.set(key, { amount: Math.max(0, of(key) + amount), at: now() });
      if (used.size <= maxKeys) return;
      for (const each of used.keys()) if (of(each) < negligible) used.delete(each);
      // The oldest, where none is.
      for (const each of used.keys()) {
        if (used.size <= maxKeys) break;
        used.delete(each);
      }
    },
  };
}
