import { expect, it } from 'vitest';
import { createPrimaryPositions } from './primary-positions.ts';

it('tells for how long the primary has been ahead of a position, by this machine’s clock alone', async () => {
  let position = 100;
  let now = 0;
  const positions = createPrimaryPositions(
    async () => position,
    () => now,
  );
  expect(positions.lagOf(0)).toBe(0);
  for ([now, position] of [
    [1_000, 100],
    [2_000, 200],
    [3_000, 300],
  ] as const)
    await positions.sample();
  now = 5_000;
  expect([300, 250, 200, 150, 50].map((at) => positions.lagOf(at))).toEqual([0, 2_000, 2_000, 3_000, 4_000]);
});

it('asks for nothing but the primary until it has answered after the newest event, and asks again where it failed', async () => {
  const answers = [
    Promise.withResolvers<number>(),
    Promise.withResolvers<number>(),
    Promise.withResolvers<number>(),
  ];
  let reads = 0;
  const positions = createPrimaryPositions(
    () => answers[reads++]?.promise ?? Promise.reject(new Error('no answer')),
  );
  expect(positions.required()).toBe(0);
  positions.advance();
  expect(positions.required()).toBeNull();
  positions.advance();
  answers[0]?.resolve(10);
  await expect.poll(() => reads).toBe(2);
  expect(positions.required()).toBeNull();
  answers[1]?.reject(new Error('the primary is gone'));
  await expect.poll(() => reads).toBe(3);
  expect(positions.required()).toBeNull();
  answers[2]?.resolve(30);
  await expect.poll(() => positions.required()).toBe(30);
});
