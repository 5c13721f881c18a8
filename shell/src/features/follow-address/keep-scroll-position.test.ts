import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPageSize } from '../../testing/stub-page-size.ts';
import { keepScrollPosition } from './keep-scroll-position.ts';

let resizePage: (height: number) => void;
beforeEach(() => {
  vi.useFakeTimers();
  ({ resizePage } = stubPageSize(800));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for content that takes long, and leaves the page to itself soon after it is in place', () => {
  const hold = keepScrollPosition(900);
  vi.advanceTimersByTime(30_000);
  expect(window.scrollY).toBe(0);
  resizePage(5_000);
  expect(window.scrollY).toBe(900);
  vi.advanceTimersByTime(9_000);
  const { dataset } = document.documentElement;
  expect([hold.isHeld(), dataset.position, dataset.held]).toEqual([true, '900', '']);
  vi.advanceTimersByTime(2_000);
  expect([hold.isHeld(), dataset.position, dataset.held]).toEqual([false, undefined, undefined]);
});

it('gives a page up that stays too short for a minute', () => {
  const hold = keepScrollPosition(900);
  vi.advanceTimersByTime(61_000);
  expect(hold.isHeld()).toBe(false);
});
