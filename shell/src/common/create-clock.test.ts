import { afterEach, expect, it, vi } from 'vitest';
import { createClock } from './create-clock.ts';

const now = Date.UTC(2026, 10, 28, 12);
const day = 86_400_000;
afterEach(() => void vi.useRealTimers());

it.each([
  ['two days ahead', 2 * day],
  ['two days behind', -2 * day],
])('shows the server’s time on a device whose clock is %s', (_, off) => {
  vi.useFakeTimers({ now: now + off });
  const clock = createClock(now);
  vi.advanceTimersByTime(60_000);
  expect(clock.time()).toBe(now + 60_000);
});

it('believes the latest answer, also where a proxy kept the page for a day', () => {
  vi.useFakeTimers({ now });
  const clock = createClock(now - day);
  clock.record(new Date(now).toUTCString());
  expect(clock.time()).toBe(now);
  clock.record(undefined);
  clock.record('soon');
  expect(clock.time()).toBe(now);
});

it('leaves a clock alone that is off by less than anybody sees', () => {
  vi.useFakeTimers({ now });
  expect(createClock(now - 90_000).time()).toBe(now);
});

it('does not compare with a page of the browser’s cache', () => {
  vi.useFakeTimers({ now });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ transferSize: 0 }] as never);
  expect(createClock(now - day).time()).toBe(now);
  vi.restoreAllMocks();
});
