import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLeaving } from './create-leaving.ts';

const aPage = () => ({ unmount: vi.fn(async () => {}) });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('takes a page down once, and only when the next one could be seen', () => {
  const leaving = createLeaving();
  const page = aPage();
  leaving.add(page);
  vi.advanceTimersByTime(20);
  expect(page.unmount).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  leaving.add(null);
  expect(page.unmount).toHaveBeenCalledOnce();
});

it('marks in the timeline that it is gone', async () => {
  performance.clearMarks();
  createLeaving().add(aPage());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(performance.getEntriesByName('jh:page-left')).toHaveLength(1);
});

it('takes it down at once when another leaves, so that a remote that comes again finds nothing of its own', () => {
  const leaving = createLeaving();
  const pages = [aPage(), aPage()];
  for (const page of pages) leaving.add(page);
  expect(pages.map(({ unmount }) => unmount.mock.calls.length)).toEqual([1, 0]);
  vi.advanceTimersByTime(1_000);
  expect(pages.map(({ unmount }) => unmount.mock.calls.length)).toEqual([1, 1]);
});
