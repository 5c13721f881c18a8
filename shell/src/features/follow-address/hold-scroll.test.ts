import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdScroll } from './hold-scroll.ts';

let onResize = () => {};
const resizePage = (height: number) => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
  onResize();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', (_: number, y: number) => vi.stubGlobal('scrollY', y));
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        onResize = listener;
      }
      observe() {}
      disconnect() {
        onResize = () => {};
      }
    },
  );
  resizePage(800);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for content that takes long, and leaves the page to itself soon after it is in place', () => {
  const hold = holdScroll(900);
  vi.advanceTimersByTime(30_000);
  expect(window.scrollY).toBe(0);
  resizePage(5_000);
  expect(window.scrollY).toBe(900);
  vi.advanceTimersByTime(9_000);
  expect(hold.isHeld()).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(hold.isHeld()).toBe(false);
});

it('gives a page up that stays too short for a minute', () => {
  const hold = holdScroll(900);
  vi.advanceTimersByTime(61_000);
  expect(hold.isHeld()).toBe(false);
});
