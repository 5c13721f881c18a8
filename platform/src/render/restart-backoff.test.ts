import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRestartBackoff } from './restart-backoff.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets a process start again at once after its first exit, then ever later', () => {
  const backoff = createRestartBackoff();
  const pauses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(() => {
    backoff.ended('mfe-a 1', 100, false);
    return backoff.pauseOf('mfe-a 1');
  });
  expect(pauses).toEqual([0, 250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  expect(backoff.pauseOf('mfe-b 1')).toBeLessThanOrEqual(0);
});

it('keeps no page waiting for long for a process that had rendered', () => {
  const backoff = createRestartBackoff();
  const ends = (hasRendered: boolean) => {
    backoff.ended('mfe-a 1', 100, hasRendered);
    return backoff.pauseOf('mfe-a 1');
  };
  expect([true, true, true, true, true].map(ends)).toEqual([0, 250, 500, 500, 500]);
  expect([false, false].map(ends)).toEqual([1_000, 2_000]);
  expect(ends(true)).toBe(500);
});

it('starts over with a process that has run for more than a minute', () => {
  const backoff = createRestartBackoff();
  for (const lived of [100, 100, 61_000]) backoff.ended('mfe-a 1', lived, false);
  expect(backoff.pauseOf('mfe-a 1')).toBe(0);
});
