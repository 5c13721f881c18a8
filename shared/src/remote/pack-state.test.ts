import { describe, expect, it } from 'vitest';
import { packState, unpackState } from './pack-state.ts';

const overTheWire = (value: unknown): unknown => unpackState(JSON.parse(JSON.stringify(packState(value))));

describe('the data that a server-rendered page passes to the browser', () => {
  it('is the same after packing and unpacking, for any value', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const value = anyJson(createRandom(seed), 5);
      expect(overTheWire(value), `seed ${seed}`).toEqual(value);
    }
  });

  it('names the members of alike objects once', () => {
    const jobs = [4, 9, 12].map((id) => ({ id, company: { name: `Company ${id}` }, status: 'open' }));
    const packed = JSON.stringify(packState({ jobs }));
    expect(packed.match(/"company"/g)).toHaveLength(1);
    expect(packed.match(/"open"/g)).toHaveLength(1);
    expect(overTheWire({ jobs })).toEqual({ jobs });
  });

  it('tells members apart that have the same values under fewer or other names', () => {
    for (const name of [{ a: 1 }, { a: 1, c: 2 }, { b: 2, a: 1 }]) {
      const value = [1, 2].map((id) => ({ id, one: { a: 1, b: 2 }, other: name, none: {} }));
      expect(JSON.stringify(overTheWire(value))).toBe(JSON.stringify(value));
    }
  });

  it('keeps the order of members, which keys of queries depend on', () => {
    const value = [
      { b: 1, a: 2 },
      { b: 3, a: 4 },
      { a: 5, b: 6 },
    ];
    expect(JSON.stringify(overTheWire(value))).toBe(JSON.stringify(value));
  });
});

/** Seeded pseudo-random generator (Park-Miller): integers below a limit. */
function createRandom(seed: number): (below: number) => number {
  let state = seed * 48_271;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Few names and values, so that lists of alike objects, and columns that repeat each other, are common. */
function anyJson(random: (below: number) => number, depth: number): unknown {
  const one = () => anyJson(random, depth - 1);
  const many = <T>(most: number, make: () => T) => Array.from({ length: random(most + 1) }, make);
  switch (depth === 0 ? 0 : random(6)) {
    case 1:
      return many(4, one);
    case 2:
      return many(4, () => ({ id: one(), name: one() }));
    case 3:
      return many(5, () => (random(3) === 0 ? null : { id: random(3), key: random(3), of: one() }));
    case 4:
      return Object.fromEntries(many(3, () => [['id', 'name', 'key'][random(3)], one()]));
    case 5:
      return many(4, () => many(3, one));
    default:
      return [null, true, 0, 7, 'Manila', ''][random(6)];
  }
}
