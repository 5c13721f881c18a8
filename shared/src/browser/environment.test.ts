import { afterEach, expect, it, vi } from 'vitest';
import { deviceTimeZone, randomKey } from './environment.ts';
import { openChannel } from './open-channel.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['Asia/Manila', 'Asia/Manila'],
  ['Etc/Unknown', undefined],
  ['', undefined],
  [undefined, undefined],
])('a device in the zone %s', (timeZone, expected) => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
  expect(deviceTimeZone()).toBe(expected);
});

it('makes keys that differ, without https, too', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});

it('opens a channel that reaches nobody where the browser has none', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const channel = openChannel('jh-session');
  channel.addEventListener('message', () => {});
  channel.postMessage('signed in');
  channel.close();
});
