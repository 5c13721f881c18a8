import { afterEach, expect, it, vi } from 'vitest';
import { withTabLock } from './with-tab-lock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['has no locks', undefined],
  ['refuses locks', { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
])('does the work of a lock all the same where the browser %s', async (_, locks) => {
  vi.stubGlobal('navigator', { locks });
  const work = vi.fn(async () => {});
  await withTabLock('jh-test', work);
  expect(work).toHaveBeenCalledTimes(1);
});

it('does not repeat work that failed under its lock', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, run: () => Promise<void>) => run() } });
  const work = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(withTabLock('jh-test', work)).rejects.toThrow('refused');
  expect(work).toHaveBeenCalledTimes(1);
});
