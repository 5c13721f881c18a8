import type { HealthFact } from '@jobharbor/shared/telemetry';
import { afterEach, expect, it, vi } from 'vitest';
import { isOfNetwork } from './is-of-network.ts';

const about = (text: string, event: HealthFact['event'] = 'part-failed') =>
  isOfNetwork({ event, text, at: 0, remote: 'mfe-a', version: '1' });
const missing =
  'ChunkLoadError: Loading chunk filters failed.\n(error: http://jobs.example/assets/mfe-a/1/filters.js)';
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['answers that it has the file', 200, true],
  ['is a captive portal', 511, true],
  ['has no such file', 404, false],
  ['is out of order', 503, false],
])('a file that did not come, from a site that %s when asked again', async (_what, status, expected) => {
  const fetch = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', fetch);
  expect(await about(missing)).toBe(expected);
  expect(fetch).toHaveBeenCalledWith('/assets/mfe-a/1/filters.js', { method: 'HEAD', cache: 'no-store' });
});

it('nobody answers when asked again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await about(missing, 'crashed')).toBe(true);
});

it.each([
  ['a load that took too long', 'Error: Loading mfe-a took longer than 8000 ms', 'load-failed', true],
  ['a crash of the code', 'TypeError: Cannot read properties of undefined', 'crashed', false],
  ['code that fetched nothing', 'TypeError: Failed to fetch', 'crashed', false],
  ['a slot whose texts did not come', 'load-failed: TypeError: Failed to fetch', 'slot-failed', true],
  ['a slot that fetched nothing', 'mount-failed: TypeError: Failed to fetch', 'slot-failed', false],
] as const)('is decided without asking for %s', async (_what, text, event, expected) => {
  expect(await about(text, event)).toBe(expected);
});
