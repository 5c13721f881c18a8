import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MountPlace, pagePlace, slotPlace } from './mount-places.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page with an endless loop, which does not answer the browser. */
const stuck = { evaluate: () => new Promise(() => {}) } as unknown as Page;
const move = { page: stuck, base: '/en/ph', quiet: async () => {} };

it.each<[string, MountPlace]>([
  ['a page', pagePlace(move, 'mfe-a', '/jobs')],
  ['a slot', slotPlace(move, 'mfe-a', 'upload')],
])(
  '%s that blocks its page for ever is a refusal, when it is mounted and when it is unmounted',
  async (_what, place) => {
    for (const [said, wanted] of [
      [place.mount(), 'does not mount'],
      [place.unmount(), 'does not unmount'],
    ] as const) {
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await said).toContain(`${place.where} ${wanted}`);
    }
  },
);
