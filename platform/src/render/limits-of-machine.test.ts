import { expect, it } from 'vitest';
import { limitsOfMachine } from './limits-of-machine.ts';

it.each([
  ['an idle machine', 0, 3_000],
  ['a machine whose cores are just busy', 2, 3_000],
  ['four programs a core', 8, 12_000],
  ['a machine that is far too busy, to an end', 500, 24_000],
])('the limit of a render on %s', (_machine, load, expected) => {
  expect(limitsOfMachine(load, 2).renderMs).toBe(expected);
});
