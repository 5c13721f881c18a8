/** Seeded random numbers: the same seed gives the same choices on every machine and in every run. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  weighted<T>(items: readonly (readonly [T, number])[]): T;
  /** Up to `count` different items, in random order. */
  some<T>(items: readonly T[], count: number): T[];
}

/** FNV-1a hash of a seed's name: each thing has its own stream, so that adding one changes no other. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  // Mulberry32: small and fast, and random enough for choosing texts.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error(`Nothing to pick from (${seed})`);
    return item;
  };
  return {
    next,
    int,
    pick,
    chance: (share) => next() < share,
    weighted(items) {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return pick(items)[0];
    },
    some(items, count) {
      const left = [...items];
      const chosen: (typeof left)[number][] = [];
      while (chosen.length < count && left.length > 0)
        chosen.push(...left.splice(int(0, left.length - 1), 1));
      return chosen;
    },
  };
}
