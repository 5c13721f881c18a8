import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeferredUnmount } from './deferred-unmount.ts';

const aPage = () => ({ unmount: vi.fn(async () => {}) });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('unmounts a page once, and only after the next one was painted', () => {
  const deferred = createDeferredUnmount();
  const page = aPage();
  deferred.add(page);
  vi.advanceTimersByTime(20);
  expect(page.unmount).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  deferred.add(null);
  expect(page.unmount).toHaveBeenCalledOnce();
});

it('sets a performance mark when the page is unmounted', async () => {
  performance.clearMarks();
  createDeferredUnmount().add(aPage());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(performance.getEntriesByName('jh:page-left')).toHaveLength(1);
});

it('unmounts a pending page at once when another leaves, so that a remote never meets its own leftovers', () => {
  const deferred = createDeferredUnmount();
  const pages = [aPage(), aPage()];
  for (const page of pages) deferred.add(page);
  expect(pages.map(({ unmount }) => unmount.mock.calls.length)).toEqual([1, 0]);
  vi.advanceTimersByTime(1_000);
  expect(pages.map(({ unmount }) => unmount.mock.calls.length)).toEqual([1, 1]);
});
