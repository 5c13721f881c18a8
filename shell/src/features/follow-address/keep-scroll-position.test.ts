import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPageSize } from '../../testing/stub-page-size.ts';
import { keepScrollPosition } from './keep-scroll-position.ts';

let resizePage: (height: number) => void;
beforeEach(() => {
  vi.useFakeTimers();
  ({ resizePage } = stubPageSize(800));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function holdPosition(wanted: number) {
  const hold = keepScrollPosition(wanted);
  hold.start();
  return hold;
}

it('waits for content that takes long, and leaves the page to itself soon after it is in place', () => {
  const hold = holdPosition(900);
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
  const hold = holdPosition(900);
  vi.advanceTimersByTime(61_000);
  expect(hold.isHeld()).toBe(false);
});

it('waits for a page that is loaded in a background tab until it is seen', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const hold = holdPosition(900);
  resizePage(5_000);
  vi.advanceTimersByTime(120_000);
  hidden.mockRestore();
  for (const runFrame of frames) runFrame();
  expect(window.scrollY).toBe(900);
  hold.end();
});

it('keeps waiting while the tab is in the background', () => {
  const hold = holdPosition(900);
  vi.advanceTimersByTime(1_000);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  resizePage(5_000);
  vi.advanceTimersByTime(61_000);
  hidden.mockRestore();
  expect(hold.isHeld()).toBe(true);
  hold.end();
});
