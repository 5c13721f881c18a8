import { expect, it } from 'vitest';
import { createUnsureCountries } from './unsure-countries.ts';

it('tries a country that fails ever later, at most after ten seconds, and at once when another is whole again', () => {
  let now = 1_000;
  const unsure = createUnsureCountries(() => now);
  const delays = Array.from({ length: 6 }, () => {
    unsure.postpone('ph');
    const delay = unsure.next() - now;
    expect([unsure.isPostponed('ph'), unsure.take()]).toEqual([true, undefined]);
    now += delay;
    expect(unsure.take()).toBe('ph');
    return delay;
  });
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  unsure.postpone('ph');
  unsure.settle('my');
  expect([unsure.isPostponed('ph'), unsure.take()]).toEqual([true, 'ph']);
  unsure.addAll();
  unsure.postpone('ph');
  expect(unsure.take({ onlyPostponed: true })).toBeUndefined();
  unsure.settle('my');
  expect(unsure.take({ onlyPostponed: true })).toBe('ph');
});
