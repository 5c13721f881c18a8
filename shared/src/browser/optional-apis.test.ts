import { afterEach, expect, it, vi } from 'vitest';
import { nextTask } from '../remote/next-task.ts';
import { abortAfter } from './abort-after.ts';
import { createVisibilityObserver } from './create-visibility-observer.ts';
import { matchesMedia, onMediaChange } from './media.ts';
import { onIdle } from './on-idle.ts';
import { onResize } from './on-resize.ts';
import { sendBeacon } from './send-beacon.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function removeFromBrowser(...names: string[]): void {
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(window, name);
    Reflect.deleteProperty(window, name);
    removed.push(() => own && Object.defineProperty(window, name, own));
  }
}
const removed: (() => void)[] = [];
afterEach(() => {
  for (const restore of removed.splice(0)) restore();
});

it('sees no element come into view where the browser does not know, and does not fail', () => {
  removeFromBrowser('IntersectionObserver');
  const sight = createVisibilityObserver(() => expect.unreachable(), {});
  sight.observe(document.body);
  sight.disconnect();
});

it('takes the size of an element once where the browser does not tell of changes', () => {
  removeFromBrowser('ResizeObserver');
  const listener = vi.fn();
  onResize(document.body, listener)();
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each([undefined, () => null])('matches no media query where matchMedia is %s', (matchMedia) => {
  vi.stubGlobal('matchMedia', matchMedia);
  expect(matchesMedia('(pointer: coarse)')).toBe(false);
  onMediaChange('(pointer: coarse)', () => {})();
});

it('waits a while for idle time where the browser does not tell of it', () => {
  vi.useFakeTimers();
  removeFromBrowser('requestIdleCallback');
  const work = vi.fn();
  onIdle(work, { timeout: 5_000, delay: 300 })();
  onIdle(work, { timeout: 5_000, delay: 300 });
  vi.advanceTimersByTime(299);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('ends a request that takes too long, also where the browser has no signal for that', () => {
  vi.useFakeTimers();
  const { timeout } = AbortSignal;
  Reflect.deleteProperty(AbortSignal, 'timeout');
  const signal = abortAfter(4_000);
  Object.assign(AbortSignal, { timeout });
  vi.advanceTimersByTime(3_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it.each([
  undefined,
  () => {
    throw new TypeError('blocked');
  },
])('sends no report, and does not fail, where sendBeacon is %s', (blocked) => {
  vi.stubGlobal('navigator', { sendBeacon: blocked });
  sendBeacon('/telemetry', { facts: [] });
});

it.each([undefined, null, {}])('goes on in a later task where the scheduler is %s', async (scheduler) => {
  vi.stubGlobal('scheduler', scheduler);
  let isLater = false;
  const task = nextTask().then(() => {
    isLater = true;
  });
  await Promise.resolve();
  expect(isLater).toBe(false);
  await task;
});
